import type { FluidNote, FluidQuestion } from '@shared/calculation/fluids/names.types';
import type { Refusal } from '@shared/calculation/units/reading';
import { words } from '@shared/words/words';

import type { Wanted } from '@/calculation/advice/advice';
import type { Localized } from '@/lib/locale';

/** Words of the results that are no answer to a code. */
export const panelTexts = words({
  noChecks: { ko: '지금까지 입력하신 값에서 맞지 않는 점은 없습니다.', en: 'Nothing so far that does not add up.' },
  missing: { ko: '다음 단계', en: 'Next' },
  familiesNote: {
    ko: '압력과 온도 한계, 가스켓과 접합 재질을 비교한 결과이며, 기종은 견적에서 확정합니다.',
    en: 'By pressure and temperature limits, gaskets and brazing; the model is settled in the quote.',
  },
  pressureOnly: {
    ko: '온도가 아직 없어 압력 한계만 비교했습니다. 기종은 견적에서 확정합니다.',
    en: 'By pressure limits only, as there is no temperature yet; the model is settled in the quote.',
  },
  temperatureOnly: {
    ko: '설계압력이 아직 없어 온도 한계만 비교했습니다. 기종은 견적에서 확정합니다.',
    en: 'By temperature limits only, as there is no design pressure yet; the model is settled in the quote.',
  },
  swap: { ko: '고온측·저온측 바꾸기', en: 'Swap hot and cold side' },
  lmtd: { ko: 'LMTD', en: 'LMTD' },
  warnings: {
    ko: (count: number) => `경고 ${count}건`,
    en: (count: number) => `${count} ${count === 1 ? 'warning' : 'warnings'}`,
  },
  takeOver: { ko: '이 값을 칸에 넣기', en: 'Put it into its field' },
  solved: {
    ko: (name: string) => `${name} 계산값`,
    en: (name: string) => `${name}, calculated`,
  },
  fluidNote: {
    ko: (side: string, note: string) => `${side} 유체: ${note}`,
    en: (side: string, note: string) => `${side} fluid: ${note}.`,
  },
  solvedLead: {
    ko: '나머지 다섯 값에서 계산했습니다.',
    en: 'Worked out from the other five values.',
  },
  solvedByDuty: { ko: '열부하에서 계산했습니다.', en: 'Worked out from the heat duty.' },
  correlation: { ko: '상관식', en: 'Correlation' },
  best: {
    ko: '굵은 값은 상관식마다 전열면적이 가장 작은 판이며, 위의 범위는 이 판들에서 나옵니다. 매수와 면적은 제작사마다 다른 만큼 더 넓혔습니다.',
    en: 'Bold: the plate with the least area by each correlation. The band above comes from these; of plates and area it is wider, as makers differ.',
  },
  likeInlets: { ko: (unit: string) => `${unit}로`, en: (unit: string) => `Use ${unit}` },
  likeInletsFull: {
    ko: (unit: string) => `${unit}로: 입구온도 단위와 같게`,
    en: (unit: string) => `Use ${unit} as for the inlets`,
  },
  convert: { ko: '수치 환산', en: 'Convert' },
  convertFull: {
    ko: (from: string, to: string) => `수치 환산: ${from}에서 ${to}로`,
    en: (from: string, to: string) => `Convert the numbers from ${from} to ${to}`,
  },
});

export const missingTexts: Record<Wanted['what'], Localized<(found: { count: number; side: string }) => string>> = {
  any_one: {
    ko: () => '다음 중 하나만 알려 주시면 나머지를 계산합니다.',
    en: () => 'Give one of these and we work out the rest.',
  },
  more: {
    ko: ({ count }) => `다음 중 ${count}개를 더 알려 주시면 나머지를 계산합니다.`,
    en: ({ count }) => `Give ${count} more of these and we work out the rest.`,
  },
  fluid: {
    ko: ({ side }) => `${side} 유체가 무엇인지 알려 주세요.`,
    en: ({ side }) => `Tell us the ${side.toLowerCase()} fluid.`,
  },
  density: {
    ko: ({ side }) => `${side} 유체의 밀도를 적어 주시거나 유량을 kg/h로 적어 주시면 계산합니다.`,
    en: ({ side }) => `We need the density of the ${side.toLowerCase()} fluid, or its flow rate in kg/h.`,
  },
  transport: {
    ko: ({ side }) =>
      `${side} 유체의 다음 물성을 적어 주시면 전열판 매수와 압력손실을 산정합니다. 점도는 약 8 mPa·s까지 가능합니다.`,
    en: ({ side }) =>
      `With these of the ${side.toLowerCase()} fluid we estimate plates and pressure drop, up to a viscosity of about 8 mPa·s.`,
  },
  designPressure: {
    ko: () => '설계압력을 알려 주시면 맞는 제품군을 가려냅니다.',
    en: () => 'The design pressure tells which product families fit.',
  },
  designTemp: {
    ko: () => '설계온도를 알려 주시면 가스켓과 제품군을 검토합니다.',
    en: () => 'The design temperature lets us check gaskets and families.',
  },
};

export const questionTexts: Record<FluidQuestion, Localized> = {
  glycol: { ko: '에틸렌글리콜(EG)인지 프로필렌글리콜(PG)인지', en: 'Ethylene glycol (EG) or propylene glycol (PG)?' },
  percent: { ko: '글리콜 농도, 예: EG 40 vol%', en: 'Glycol concentration, e.g. EG 40 vol%' },
  percent_range: { ko: '글리콜 농도 10~60 vol%만 계산합니다.', en: 'We calculate glycol of 10 to 60 vol%.' },
  caustic_soda_percent: { ko: '농도 5~30 wt%, 예: NaOH 20 wt%', en: 'Concentration, 5 to 30 wt%, e.g. NaOH 20 wt%' },
  calcium_chloride_percent: {
    ko: '농도 9.4~29.4 wt%, 예: CaCl2 25 wt%',
    en: 'Concentration, 9.4 to 29.4 wt%, e.g. CaCl2 25 wt%',
  },
  brine: { ko: '브라인의 종류와 농도', en: 'Which brine, at what concentration?' },
  oil: { ko: '열매체유인지 윤활유인지', en: 'Thermal oil or lubricating oil?' },
  pressure: { ko: '증기 압력, 예: 증기 5 bar', en: 'Steam pressure, e.g. Steam 5 bar' },
  pressure_range: {
    ko: '증기는 절대압력 0.01~15.5 bar(7~200 ℃)에서 계산합니다.',
    en: 'We calculate steam from 0.01 to 15.5 bar absolute (7 to 200 °C).',
  },
  properties: {
    ko: '저희 자료에 없는 유체입니다. 비열과 밀도를 적어 주시면 그 값으로 계산합니다.',
    en: 'We have no data for this fluid. Give its specific heat and density and we calculate with them.',
  },
};

export const fluidNoteTexts: Record<FluidNote, Localized> = {
  by_volume: { ko: '농도를 부피 %로 보았습니다.', en: 'concentration taken as percent by volume' },
  by_mass: {
    ko: '질량 %를 부피 %로 환산했습니다.',
    en: 'percent by mass turned into percent by volume',
  },
  mass_percent: { ko: '농도를 질량 %로 보았습니다.', en: 'concentration taken as percent by mass' },
  rough: { ko: '대략의 물성값으로 계산했습니다.', en: 'calculated with approximate properties' },
};

/** Problems with a number, short enough for the line under a field on a phone. */
export const refusalTexts: Record<Refusal, Localized> = {
  not_a_number: { ko: '숫자 확인', en: 'Not a number' },
  unknown_unit: { ko: '단위 확인', en: 'Check the unit' },
  range: { ko: '값 하나만', en: 'One value only' },
  which_ton: { ko: 'USRT? JRT?', en: 'USRT or JRT?' },
  flange_class: { ko: '플랜지 등급?', en: 'Flange class?' },
  below_absolute_zero: { ko: '절대영도 미만', en: 'Too low' },
  below_vacuum: { ko: '진공 미만', en: 'Below vacuum' },
  not_positive: { ko: '0 초과 필요', en: 'Above 0 only' },
  too_large: { ko: '너무 큰 값', en: 'Too large' },
};

/** Announced by screen readers. */
export const summaryTexts = words({
  duty: { ko: '열량', en: 'Heat duty' },
  plates: {
    ko: (plates: string) => `약 ${plates}`,
    en: (plates: string) => `about ${plates}`,
  },
  solved: {
    ko: (name: string, value: string) => `${name} 계산값 ${value}.`,
    en: (name: string, value: string) => `${name}, calculated: ${value}.`,
  },
});
