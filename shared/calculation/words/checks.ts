import type { Language, Localized } from '../../words/localized.types.js';
import type { Doubt } from '../assessment.types.js';
import type { Check, CheckCode, CheckValues, Level, Side } from '../calculation.types.js';
import type { Solved } from '../sizing/solve.js';

import {
  barText,
  signOf,
  degreesText,
  differenceText,
  figureText,
  kilowatts,
  percentText,
  temperatureText,
} from './figure-text.js';
import { gasketWords, plateWords } from './materials.js';
import { steamWords } from './steam.js';

/** A finding, and the sender's remedy. */
export type CheckWords = { what: string; change?: string };

/** A side is named within a sentence. */
type Words<Values> = Localized<(values: Values, side: string) => CheckWords>;

export const levelWords: Record<Level, Localized> = {
  impossible: { ko: '불가능', en: 'Impossible' },
  strong_warning: { ko: '경고', en: 'Warning' },
  warning: { ko: '주의', en: 'Caution' },
  note: { ko: '확인', en: 'Please check' },
  information: { ko: '참고', en: 'For information' },
};

export const sideWords: Record<Side, Localized> = {
  hot: { ko: '고온측', en: 'Hot side' },
  cold: { ko: '저온측', en: 'Cold side' },
};

const ko = (temperature: number) => temperatureText(temperature, 'ko');
const en = (temperature: number) => temperatureText(temperature, 'en');
const k = differenceText;

const checkTexts: { [Code in CheckCode]: Words<CheckValues[Code]> } = {
  hot_side_heats_up: {
    ko: ({ tIn, tOut }) => ({
      what: `고온측 출구온도 ${ko(tOut)}가 입구온도 ${ko(tIn)}보다 높습니다.`,
      change: '고온측 출구온도를 입구온도보다 낮게 적어 주세요.',
    }),
    en: ({ tIn, tOut }) => ({
      what: `The hot side leaves at ${en(tOut)}, warmer than it enters at ${en(tIn)}.`,
      change: 'Its outlet temperature has to be below its inlet temperature.',
    }),
  },
  cold_side_cools_down: {
    ko: ({ tIn, tOut }) => ({
      what: `저온측 출구온도 ${ko(tOut)}가 입구온도 ${ko(tIn)}보다 낮습니다.`,
      change: '저온측 출구온도를 입구온도보다 높게 적어 주세요.',
    }),
    en: ({ tIn, tOut }) => ({
      what: `The cold side leaves at ${en(tOut)}, colder than it enters at ${en(tIn)}.`,
      change: 'Its outlet temperature has to be above its inlet temperature.',
    }),
  },
  sides_swapped: {
    ko: ({ hotIn, coldIn }) => ({
      what: `고온측(입구 ${ko(hotIn)})과 저온측(입구 ${ko(coldIn)})이 서로 바뀐 것으로 보입니다.`,
      change: '아래 버튼을 누르시면 양측의 값을 한 번에 바꿉니다.',
    }),
    en: ({ hotIn, coldIn }) => ({
      what: `The hot side (inlet ${en(hotIn)}) and the cold side (inlet ${en(coldIn)}) seem to be swapped.`,
      change: 'The button below swaps everything typed for the two sides.',
    }),
  },
  cold_out_above_hot_in: {
    ko: ({ coldOut, hotIn }) => ({
      what: `저온측 출구온도 ${ko(coldOut)}는 고온측 입구온도 ${ko(hotIn)}보다 높을 수 없습니다.`,
      change: '저온측 출구온도를 낮추거나 고온측 입구온도를 높여 주세요.',
    }),
    en: ({ coldOut, hotIn }) => ({
      what: `The cold outlet, ${en(coldOut)}, cannot be above the hot inlet, ${en(hotIn)}.`,
      change: 'Lower the cold outlet or raise the hot inlet temperature.',
    }),
  },
  hot_out_below_cold_in: {
    ko: ({ hotOut, coldIn }) => ({
      what: `고온측 출구온도 ${ko(hotOut)}는 저온측 입구온도 ${ko(coldIn)}보다 낮을 수 없습니다.`,
      change: '고온측 출구온도를 높이거나 저온측 입구온도를 낮춰 주세요.',
    }),
    en: ({ hotOut, coldIn }) => ({
      what: `The hot outlet, ${en(hotOut)}, cannot be below the cold inlet, ${en(coldIn)}.`,
      change: 'Raise the hot outlet or lower the cold inlet temperature.',
    }),
  },
  zero_terminal_difference: {
    ko: ({ end, temperature }) => ({
      what: `${end === 'hot' ? '고온측 입구와 저온측 출구' : '고온측 출구와 저온측 입구'}가 모두 ${ko(temperature)}여서 전열면적이 무한대가 됩니다.`,
      change: '두 온도를 1 K 이상 벌려 주세요.',
    }),
    en: ({ end, temperature }) => ({
      what: `The ${end === 'hot' ? 'hot inlet and the cold outlet' : 'hot outlet and the cold inlet'} are both at ${en(temperature)}: that would take an infinite area.`,
      change: 'Leave at least 1 K between the two.',
    }),
  },
  no_duty: {
    ko: () => ({
      what: '양측 모두 입구와 출구의 온도가 같아 열부하가 없습니다.',
      change: '출구온도를 확인해 주세요.',
    }),
    en: () => ({
      what: 'Neither side changes its temperature: there is no heat duty.',
      change: 'Please check the outlet temperatures.',
    }),
  },
  duty_differs: {
    ko: ({ typed, carried, percent }, side) => ({
      what: `${side} 유량과 온도로 계산한 전열량 ${kilowatts(carried, 'ko')}가 입력하신 열부하 ${kilowatts(typed, 'ko')}와 ${percentText(percent)} 다릅니다.`,
      change: `${side} 유량이나 출구온도, 또는 열부하를 확인해 주세요.`,
    }),
    en: ({ typed, carried, percent }, side) => ({
      what: `The flow rate and temperatures of the ${side} carry ${kilowatts(carried, 'en')}, ${percentText(percent)} off the heat duty of ${kilowatts(typed, 'en')}.`,
      change: `Please check the flow rate or the outlet temperature of the ${side}, or the heat duty.`,
    }),
  },
  approach_below_1K: {
    ko: ({ approach }) => ({
      what: `최소 온도차가 ${k(approach)}로 1 K보다 작아 매우 큰 전열면적이 필요합니다.`,
      change: '가능하시면 출구온도를 조정해 1 K 이상으로 해 주세요.',
    }),
    en: ({ approach }) => ({
      what: `The smallest difference is ${k(approach)}, below 1 K: this takes a very large area.`,
      change: 'If you can, move an outlet temperature so that 1 K or more is left.',
    }),
  },
  approach_1_2K: {
    ko: ({ approach }) => ({
      what: `최소 온도차가 ${k(approach)}로 작습니다. 판형열교환기로 가능하지만 전열면적이 커집니다.`,
    }),
    en: ({ approach }) => ({
      what: `The smallest difference is ${k(approach)}: within reach of plates, at the price of a large area.`,
    }),
  },
  temperature_cross: {
    ko: ({ cross }) => ({
      what: `온도 교차: 저온측 출구가 고온측 출구보다 ${k(cross)} 높습니다. 향류 판형열교환기에서는 정상입니다.`,
    }),
    en: ({ cross }) => ({
      what: `Temperature cross: the cold outlet lies ${k(cross)} above the hot outlet, which is normal for plates in counter-current.`,
    }),
  },
  boiling_risk: {
    ko: ({ temperature, boilsAt, pressure }, side) => ({
      what: `${side} 최고온도 ${ko(temperature)}: 설계압력 ${barText(pressure)} bar(g)에서 물은 ${ko(boilsAt)}에 끓습니다.`,
      change: '설계압력을 높이거나 온도를 확인해 주세요.',
    }),
    en: ({ temperature, boilsAt, pressure }, side) => ({
      what: `The ${side} reaches ${en(temperature)}, but at its design pressure of ${barText(pressure)} bar(g) water boils at ${en(boilsAt)}.`,
      change: 'Raise the design pressure or check the temperatures.',
    }),
  },
  freezing_risk: {
    ko: ({ temperature, limit }, side) => ({
      what: `${side} 최저온도 ${ko(temperature)}: 이 유체는 ${ko(limit)} 미만에서 얼 수 있습니다.`,
      change: '온도를 높이거나 글리콜 농도를 확인해 주세요.',
    }),
    en: ({ temperature, limit }, side) => ({
      what: `At ${en(temperature)} the fluid of the ${side} can freeze; it is safe down to ${en(limit)}.`,
      change: 'Raise the temperature or check the glycol concentration.',
    }),
  },
  units_differ: {
    ko: ({ inlets, outlets }) => ({
      what: `입구온도는 ${signOf(inlets, 'ko')}, 출구온도는 ${signOf(outlets, 'ko')} 단위로 입력되어 있습니다.`,
      change: '의도하신 것인지 출구온도 단위를 확인해 주세요.',
    }),
    en: ({ inlets, outlets }) => ({
      what: `The inlets are in ${signOf(inlets, 'en')}, the outlets in ${signOf(outlets, 'en')}: is that intended?`,
      change: 'Please check the unit of the outlet temperatures.',
    }),
  },
  wall_freezing: {
    ko: ({ coldest, warmest, limit }, side) => ({
      what: `저온측 입구 쪽 전열판 벽면온도는 약 ${degreesText(coldest)} ~ ${ko(warmest)}로 추정됩니다. ${side} 유체는 ${ko(limit)} 미만에서 얼 수 있어 벽면 결빙과 전열판 파손이 우려됩니다.`,
      change: '저온측 입구온도를 높이거나 고온측 유체의 동결 방지 방안을 검토해 주세요.',
    }),
    en: ({ coldest, warmest, limit }, side) => ({
      what: `The plates at the cold inlet are at about ${degreesText(coldest)} to ${en(warmest)}. The fluid of the ${side} can freeze on them below ${en(limit)} and burst them, though it leaves warmer.`,
      change: 'Raise the cold inlet temperature, or protect the hot side from freezing.',
    }),
  },
  ...steamWords,
  phase_change: {
    ko: ({ fluid }, side) => ({
      what: `${side} ${fluid === 'ammonia' ? '암모니아' : '냉매'}는 응축하거나 증발하면서 열을 주고받으므로 대수평균온도차와 전열면적을 계산하지 않았습니다.`,
      change: '견적을 요청하실 때 용량(kW), 응축 또는 증발온도, 과열도와 과냉도를 알려 주세요.',
    }),
    en: ({ fluid }, side) => ({
      what: `The ${fluid === 'ammonia' ? 'ammonia' : 'refrigerant'} of the ${side} condenses or evaporates, so neither LMTD nor area follows from its inlet and outlet temperatures.`,
      change:
        'With your request, tell us the capacity in kW, the condensing or evaporating temperature, superheat and subcooling.',
    }),
  },
  gasket_limit: gasketWords,
  material_chloride: plateWords,
  family_none: {
    ko: (values) => ({
      what: `${conditions(values, 'ko')}: 표준 제품군의 사용 범위를 벗어나 특수 설계 검토가 필요합니다.`,
      change: '그대로 보내 주시면 저희가 검토합니다.',
    }),
    en: (values) => ({
      what: `${conditions(values, 'en')}: outside the limits of every product family; this takes a special design.`,
      change: 'Send it as it is and we look into it.',
    }),
  },
};

function conditions({ pressure, temperature }: CheckValues['family_none'], language: Language): string {
  const known = [
    ...(pressure === undefined ? [] : [`${barText(pressure)} bar(g)`]),
    ...(temperature === undefined ? [] : [temperatureText(temperature, language)]),
  ];
  return known.join(', ');
}

const sideWithin = (side: Side, language: Language) => sideWords[side][language].toLowerCase();

export function wordsOfCheck(
  { code, values, side }: Pick<Check, 'code' | 'values' | 'side'>,
  language: Language,
): CheckWords {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- code and values belong together by the type of a check
  const words = checkTexts[code][language] as (found: Check['values'], side: string) => CheckWords;
  return words(values, sideWithin(side ?? 'hot', language));
}

const flow = (value: number, language: Language) => figureText('flow_volume', value, 'm3/h', language);

const doubtTexts: { [What in Doubt['what']]: Words<Extract<Doubt, { what: What }>> } = {
  flow_above_limit: {
    ko: ({ value, limit }, side) => ({
      what: `${side} 유량 ${flow(value, 'ko')}: 판형열교환기 한 대의 한계(약 ${flow(limit, 'ko')})를 넘습니다.`,
      change: '단위를 확인해 주세요.',
    }),
    en: ({ value, limit }, side) => ({
      what: `The flow of the ${side}, ${flow(value, 'en')}, is more than one plate heat exchanger takes (about ${flow(limit, 'en')}).`,
      change: 'Please check the unit.',
    }),
  },
  outside_fluid_data: {
    ko: ({ value, min, max }, side) => ({
      what: `${side} ${ko(value)}: 이 유체의 물성 자료 범위(${ko(min)} ~ ${ko(max)})를 벗어나 계산하지 않았습니다.`,
    }),
    en: ({ value, min, max }, side) => ({
      what: `${en(value)} on the ${side} is outside the data of the fluid (${en(min)} to ${en(max)}): nothing was calculated from it.`,
    }),
  },
};

export function wordsOfDoubt(doubt: Doubt, language: Language): CheckWords {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the words of a doubt take that doubt
  const words = doubtTexts[doubt.what][language] as (found: Doubt, side: string) => CheckWords;
  return words(doubt, sideWithin(doubt.side, language));
}

export const unsolvedWords: Record<Extract<Solved, { status: 'failed' }>['reason'], Localized<Required<CheckWords>>> = {
  no_properties: {
    ko: { what: '유체 물성을 알 수 없어 계산하지 못했습니다.', change: '유체명을 확인하시거나 물성값을 적어 주세요.' },
    en: {
      what: 'The missing value cannot be worked out without the properties of the fluids.',
      change: 'Please check the fluid names, or give specific heat and density.',
    },
  },
  outside_range: {
    ko: {
      what: '나머지 값으로 구한 값이 유체 물성 자료의 범위를 벗어나 계산값을 제시하지 않습니다.',
      change: '유량과 온도를 확인해 주세요.',
    },
    en: {
      what: 'The missing value would lie outside the data of the fluid: none is given.',
      change: 'Please check the flow rates and temperatures.',
    },
  },
  impossible: {
    ko: { what: '입력하신 나머지 값을 함께 만족하는 값이 없습니다.', change: '유량이나 온도를 바꿔 보세요.' },
    en: {
      what: 'No value is possible together with the others typed.',
      change: 'Change a flow rate or a temperature.',
    },
  },
};
