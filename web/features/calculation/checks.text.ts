import type { Doubt } from '@server/calculation/assessment.types';
import type { CheckCode, CheckValues, Level } from '@server/calculation/calculation.types';
import type { GasketReason } from '@server/calculation/gaskets';
import type { PlateAdvice } from '@server/calculation/plates';

import type { Localized } from '@/lib/locale';

import { formatDifference, formatFigure, formatPressure, formatTemperature as t } from './formatFigure';

/** What was found, and what to do about it where something is to be done. */
export type CheckWords = { what: string; change?: string };

export const levelTexts: Record<Level, Localized> = {
  impossible: { ko: '불가능', en: 'Impossible' },
  strong_warning: { ko: '경고', en: 'Warning' },
  warning: { ko: '주의', en: 'Caution' },
  note: { ko: '참고', en: 'Note' },
  information: { ko: '정보', en: 'Good to know' },
};

/** The alloy is 254 SMO; the value in the form is spelt with a zero. */
export function materialName(material: string): string {
  return material === 'SM0254' ? '254 SMO' : material;
}

type GasketValues = CheckValues['gasket_limit'];
const atMost = ({ temperature = NaN, limit = NaN }: GasketValues) => `${t(temperature)} > ${t(limit)}`;

export const gasketReasonTexts: Record<GasketReason['about'], Localized<(values: GasketValues) => string>> = {
  above_peak: {
    ko: (values) => `${values.material} 가스켓의 최고 사용온도를 넘습니다(${atMost(values)}).`,
    en: (values) => `Above what ${values.material} gaskets take even for short (${atMost(values)}).`,
  },
  above_continuous: {
    ko: (values) => `${values.material} 가스켓의 연속 사용온도를 넘습니다(${atMost(values)}).`,
    en: (values) => `Above the continuous temperature of ${values.material} gaskets (${atMost(values)}).`,
  },
  below_lowest: {
    ko: ({ material, temperature = NaN, limit = NaN }) =>
      `${material} 가스켓의 최저 사용온도보다 낮습니다(${t(temperature)} < ${t(limit)}).`,
    en: ({ material, temperature = NaN, limit = NaN }) =>
      `Below the lowest temperature of ${material} gaskets (${t(temperature)} < ${t(limit)}).`,
  },
  fluid: {
    ko: ({ material }) => `${material} 가스켓은 이 유체에 맞지 않습니다.`,
    en: ({ material }) => `${material} gaskets do not withstand this fluid.`,
  },
  special_grade: {
    ko: ({ material }) => `${material} 가스켓은 이 유체에 전용 등급만 쓸 수 있습니다.`,
    en: ({ material }) => `With this fluid only special grades of ${material} will do.`,
  },
};

export const plateReasonTexts: Record<
  NonNullable<PlateAdvice['reason']>,
  Localized<(values: CheckValues['material_chloride']) => string>
> = {
  seawater: {
    ko: ({ material }) => `해수에는 ${materialName(material)} 전열판의 부식이 우려됩니다.`,
    en: ({ material }) => `Seawater may corrode ${materialName(material)} plates.`,
  },
  chloride: {
    ko: ({ material, chloride = NaN, temperature = NaN }) =>
      `염화물 ${chloride} ppm, ${t(temperature)}에서는 ${materialName(material)} 전열판의 부식이 우려됩니다.`,
    en: ({ material, chloride = NaN, temperature = NaN }) =>
      `Chloride of ${chloride} ppm at ${t(temperature)} may corrode ${materialName(material)} plates.`,
  },
  chloride_above_table: {
    ko: ({ chloride = NaN, temperature = NaN }) =>
      `염화물 ${chloride} ppm, ${t(temperature)}은 일반 재질 기준을 벗어납니다.`,
    en: ({ chloride = NaN, temperature = NaN }) =>
      `Chloride of ${chloride} ppm at ${t(temperature)} is beyond the usual material tables.`,
  },
};

const propose = {
  ko: (next?: string) =>
    next ? `${materialName(next)} 재질을 검토해 주세요.` : '재질을 미정으로 두시면 저희가 제안합니다.',
  en: (next?: string) =>
    next ? `Consider ${materialName(next)}.` : 'Leave the material undecided and we propose one.',
};

export const checkTexts: { [Code in CheckCode]: Localized<(values: CheckValues[Code]) => CheckWords> } = {
  hot_side_heats_up: {
    ko: ({ tIn, tOut }) => ({
      what: `고온측이 식지 않고 더워집니다(${t(tIn)} → ${t(tOut)}).`,
      change: '고온측 출구온도를 입구온도보다 낮게 적어 주세요.',
    }),
    en: ({ tIn, tOut }) => ({
      what: `The hot side gets warmer instead of cooler (${t(tIn)} → ${t(tOut)}).`,
      change: 'Its outlet temperature has to be below its inlet temperature.',
    }),
  },
  cold_side_cools_down: {
    ko: ({ tIn, tOut }) => ({
      what: `저온측이 더워지지 않고 식습니다(${t(tIn)} → ${t(tOut)}).`,
      change: '저온측 출구온도를 입구온도보다 높게 적어 주세요.',
    }),
    en: ({ tIn, tOut }) => ({
      what: `The cold side gets cooler instead of warmer (${t(tIn)} → ${t(tOut)}).`,
      change: 'Its outlet temperature has to be above its inlet temperature.',
    }),
  },
  sides_swapped: {
    ko: ({ hotIn, coldIn }) => ({
      what: `고온측과 저온측이 바뀐 것 같습니다(고온측 입구 ${t(hotIn)}, 저온측 입구 ${t(coldIn)}).`,
      change: '아래 버튼을 누르시면 양측의 값을 한 번에 바꿉니다.',
    }),
    en: ({ hotIn, coldIn }) => ({
      what: `Hot and cold side look swapped (hot inlet ${t(hotIn)}, cold inlet ${t(coldIn)}).`,
      change: 'The button below swaps everything typed for the two sides.',
    }),
  },
  cold_out_above_hot_in: {
    ko: ({ coldOut, hotIn }) => ({
      what: `저온측 출구(${t(coldOut)})가 고온측 입구(${t(hotIn)})보다 뜨거울 수 없습니다.`,
      change: '저온측 출구온도를 낮추거나 고온측 입구온도를 높여 주세요.',
    }),
    en: ({ coldOut, hotIn }) => ({
      what: `The cold outlet (${t(coldOut)}) cannot be hotter than the hot inlet (${t(hotIn)}).`,
      change: 'Lower the cold outlet or raise the hot inlet temperature.',
    }),
  },
  hot_out_below_cold_in: {
    ko: ({ hotOut, coldIn }) => ({
      what: `고온측 출구(${t(hotOut)})가 저온측 입구(${t(coldIn)})보다 차가울 수 없습니다.`,
      change: '고온측 출구온도를 높이거나 저온측 입구온도를 낮춰 주세요.',
    }),
    en: ({ hotOut, coldIn }) => ({
      what: `The hot outlet (${t(hotOut)}) cannot be colder than the cold inlet (${t(coldIn)}).`,
      change: 'Raise the hot outlet or lower the cold inlet temperature.',
    }),
  },
  zero_terminal_difference: {
    ko: ({ temperature }) => ({
      what: `한쪽 끝에서 양측 온도가 ${t(temperature)}로 같습니다. 전열면적이 무한대가 됩니다.`,
      change: '그 끝의 온도를 1 K 이상 벌려 주세요.',
    }),
    en: ({ temperature }) => ({
      what: `At one end both sides have the same temperature, ${t(temperature)}: that takes an infinite area.`,
      change: 'Leave at least 1 K between the two.',
    }),
  },
  no_duty: {
    ko: () => ({ what: '양측 모두 온도가 변하지 않아 전달되는 열이 없습니다.', change: '출구온도를 확인해 주세요.' }),
    en: () => ({
      what: 'Neither side changes its temperature, so no heat is transferred.',
      change: 'Please check the outlet temperatures.',
    }),
  },
  approach_below_1K: {
    ko: ({ approach }) => ({
      what: `최소 온도차가 ${formatDifference(approach)}입니다. 전열면적이 매우 커집니다.`,
      change: '가능하시면 출구온도를 조정해 1 K 이상으로 해 주세요.',
    }),
    en: ({ approach }) => ({
      what: `The smallest difference is only ${formatDifference(approach)}: the exchanger becomes very large.`,
      change: 'If you can, move an outlet temperature so that 1 K or more is left.',
    }),
  },
  approach_1_2K: {
    ko: ({ approach }) => ({
      what: `최소 온도차 ${formatDifference(approach)}은 판형열교환기로 가능하지만 전열면적이 커집니다.`,
    }),
    en: ({ approach }) => ({
      what: `A smallest difference of ${formatDifference(approach)} is within reach of plates, at the price of a large area.`,
    }),
  },
  temperature_cross: {
    ko: ({ cross }) => ({
      what: `저온측 출구가 고온측 출구보다 ${formatDifference(cross)} 높습니다(온도 교차). 향류 판형열교환기에서는 정상이며 장점입니다.`,
    }),
    en: ({ cross }) => ({
      what: `The cold outlet lies ${formatDifference(cross)} above the hot outlet (temperature cross): normal, and a strength of counter-current plates.`,
    }),
  },
  boiling_risk: {
    ko: ({ temperature, boilsAt, pressure }) => ({
      what: `설계압력 ${formatPressure(pressure)}(게이지압)에서 물은 ${t(boilsAt)}에 끓습니다(최고 ${t(temperature)}).`,
      change: '설계압력을 높이거나 온도를 확인해 주세요.',
    }),
    en: ({ temperature, boilsAt, pressure }) => ({
      what: `At a design pressure of ${formatPressure(pressure)} (gauge) water boils at ${t(boilsAt)}; yours reaches ${t(temperature)}.`,
      change: 'Raise the design pressure or check the temperatures.',
    }),
  },
  freezing_risk: {
    ko: ({ temperature, limit }) => ({
      what: `${t(temperature)}에서는 유체가 얼 수 있습니다(한계 ${t(limit)}).`,
      change: '온도를 높이거나 글리콜 농도를 확인해 주세요.',
    }),
    en: ({ temperature, limit }) => ({
      what: `At ${t(temperature)} the fluid may freeze (safe down to ${t(limit)}).`,
      change: 'Raise the temperature or check the glycol concentration.',
    }),
  },
  gasket_limit: {
    ko: (values) => ({ what: reasonOf(gasketReasonTexts, values.reason).ko(values), change: propose.ko(values.next) }),
    en: (values) => ({ what: reasonOf(gasketReasonTexts, values.reason).en(values), change: propose.en(values.next) }),
  },
  material_chloride: {
    ko: (values) => ({ what: reasonOf(plateReasonTexts, values.reason).ko(values), change: propose.ko(values.next) }),
    en: (values) => ({ what: reasonOf(plateReasonTexts, values.reason).en(values), change: propose.en(values.next) }),
  },
  family_none: {
    ko: () => ({
      what: '이 압력과 온도는 표준 제품군의 한계를 넘습니다.',
      change: '그대로 보내 주시면 특수 설계를 검토합니다.',
    }),
    en: () => ({
      what: 'This pressure and temperature are beyond our standard families.',
      change: 'Send it as it is: we look into a special design.',
    }),
  },
};

/** A check carries its reason as plain text; the tables above hold every reason there is. */
function reasonOf<Words>(table: Record<string, Words>, reason: string): Words {
  const words = table[reason];
  if (!words) throw new Error(`No words for ${reason}`);
  return words;
}

export const doubtTexts: {
  [What in Doubt['what']]: Localized<(doubt: Extract<Doubt, { what: What }>, side: string) => string>;
} = {
  flow_above_limit: {
    ko: ({ value, limit }, side) =>
      `${side} 유량 ${formatFigure('flow_volume', value, 'm3/h')}는 판형열교환기 한 대의 한계(약 ${formatFigure('flow_volume', limit, 'm3/h')})를 넘습니다. 단위를 확인해 주세요.`,
    en: ({ value, limit }, side) =>
      `${side}: ${formatFigure('flow_volume', value, 'm3/h')} is more than one plate heat exchanger takes (about ${formatFigure('flow_volume', limit, 'm3/h')}). Please check the unit.`,
  },
  outside_fluid_data: {
    ko: ({ value, min, max }, side) =>
      `${side} ${t(value)}은 이 유체의 물성 자료 범위(${t(min)}~${t(max)})를 벗어나 계산하지 않습니다.`,
    en: ({ value, min, max }, side) =>
      `${side}: ${t(value)} is outside our data for this fluid (${t(min)} to ${t(max)}), so nothing is calculated with it.`,
  },
};
