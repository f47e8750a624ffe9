import type { Localized } from '../common/localized.types.js';

import type { Doubt } from './assessment.types.js';
import type { Check, CheckCode, CheckValues, Level, Side } from './calculation.types.js';
import { gaugeText, numberText, temperatureText as t } from './figure-text.js';

export const sideWords: Record<Side, Localized> = {
  hot: { ko: '고온측', en: 'hot side' },
  cold: { ko: '저온측', en: 'cold side' },
};

export const levelWords: Record<Level, Localized> = {
  impossible: { ko: '불가능', en: 'Impossible' },
  strong_warning: { ko: '경고', en: 'Warning' },
  warning: { ko: '주의', en: 'Caution' },
  note: { ko: '확인', en: 'Please check' },
  information: { ko: '참고', en: 'For information' },
};

const k = (difference: number) => `${numberText(difference, 2)} K`;
const next = (material: string | undefined): Localized =>
  material ? { ko: ` 대안: ${material}.`, en: ` Alternative: ${material}.` } : { ko: '', en: '' };

/** A plate as the trade writes it: the form's value spells 254 SMO with a zero. */
export const plateName = (material: string) => (material === 'SM0254' ? '254 SMO' : material);

function gasketWords({ material, reason, temperature, limit, next: other }: CheckValues['gasket_limit']): Localized {
  const found: Localized = {
    ko: `${material} 가스켓은 이 조건에 적합한지 확인이 필요합니다.`,
    en: `The ${material} gasket has to be checked for these conditions.`,
  };
  if (reason === 'fluid') {
    found.ko = `${material} 가스켓은 이 유체에 손상될 수 있습니다.`;
    found.en = `The ${material} gasket can be attacked by this fluid.`;
  } else if (reason === 'special_grade') {
    found.ko = `${material} 가스켓은 이 유체에 특수 등급만 사용할 수 있습니다.`;
    found.en = `The ${material} gasket takes this fluid in special grades only.`;
  } else if (temperature !== undefined && limit !== undefined) {
    const [at, bound] = [t(temperature), t(limit)];
    const isLow = reason === 'below_lowest';
    const short = reason === 'above_peak';
    found.ko = `최${isLow ? '저' : '고'}온도 ${at}: ${material} 가스켓의 ${isLow ? '최저 사용온도' : short ? '단시간 허용온도' : '연속 사용온도'} ${bound}를 벗어납니다.`;
    found.en = `${at} is ${isLow ? 'below the lowest' : short ? 'above the short-term' : 'above the continuous'} temperature of the ${material} gasket, ${bound}.`;
  }
  return { ko: found.ko + next(other).ko, en: found.en + next(other).en };
}

function plateWords({ material, reason, chloride, temperature, next: other }: CheckValues['material_chloride']) {
  const at =
    chloride === undefined
      ? ''
      : ` (Cl⁻ ${numberText(chloride)} ppm${temperature === undefined ? '' : `, ${t(temperature)}`})`;
  const isSea = reason === 'seawater';
  const plate = plateName(material);
  // For chloride the table asks for titanium or 254 SMO alike.
  const instead = next(other && (isSea || other !== 'Ti' ? plateName(other) : 'Ti / 254 SMO'));
  return {
    ko: `${plate} 전열판은 ${isSea ? '해수' : `염소이온 농도${at}`}에 대해 내식성 확인이 필요합니다.${instead.ko}`,
    en: `The corrosion resistance of ${plate} plates to ${isSea ? 'seawater' : `chloride${at}`} has to be checked.${instead.en}`,
  };
}

const words: { [Code in CheckCode]: (values: CheckValues[Code], side: Localized) => Localized } = {
  hot_side_heats_up: ({ tIn, tOut }) => ({
    ko: `고온측 출구온도 ${t(tOut)}가 입구온도 ${t(tIn)}보다 높습니다.`,
    en: `The hot side leaves at ${t(tOut)}, warmer than it enters at ${t(tIn)}.`,
  }),
  cold_side_cools_down: ({ tIn, tOut }) => ({
    ko: `저온측 출구온도 ${t(tOut)}가 입구온도 ${t(tIn)}보다 낮습니다.`,
    en: `The cold side leaves at ${t(tOut)}, colder than it enters at ${t(tIn)}.`,
  }),
  sides_swapped: ({ hotIn, coldIn }) => ({
    ko: `고온측(입구 ${t(hotIn)})과 저온측(입구 ${t(coldIn)})이 서로 바뀐 것으로 보입니다.`,
    en: `The hot side (inlet ${t(hotIn)}) and the cold side (inlet ${t(coldIn)}) seem to be swapped.`,
  }),
  cold_out_above_hot_in: ({ coldOut, hotIn }) => ({
    ko: `저온측 출구온도 ${t(coldOut)}는 고온측 입구온도 ${t(hotIn)}보다 높을 수 없습니다.`,
    en: `The cold outlet, ${t(coldOut)}, cannot be above the hot inlet, ${t(hotIn)}.`,
  }),
  hot_out_below_cold_in: ({ hotOut, coldIn }) => ({
    ko: `고온측 출구온도 ${t(hotOut)}는 저온측 입구온도 ${t(coldIn)}보다 낮을 수 없습니다.`,
    en: `The hot outlet, ${t(hotOut)}, cannot be below the cold inlet, ${t(coldIn)}.`,
  }),
  zero_terminal_difference: ({ end, temperature }) => ({
    ko: `${end === 'hot' ? '고온측 입구와 저온측 출구' : '고온측 출구와 저온측 입구'}의 온도가 ${t(temperature)}로 같아 전열면적이 무한대가 됩니다.`,
    en: `The ${end === 'hot' ? 'hot inlet and the cold outlet' : 'hot outlet and the cold inlet'} are both at ${t(temperature)}; that would take an infinite area.`,
  }),
  no_duty: () => ({
    ko: '양측 모두 입구와 출구의 온도가 같아 열부하가 없습니다.',
    en: 'Neither side changes its temperature: there is no heat duty.',
  }),
  approach_below_1K: ({ approach }) => ({
    ko: `최소 온도차가 ${k(approach)}로 1 K보다 작습니다. 매우 큰 전열면적이 필요합니다.`,
    en: `The smallest difference is ${k(approach)}, below 1 K: this takes a very large area.`,
  }),
  approach_1_2K: ({ approach }) => ({
    ko: `최소 온도차가 ${k(approach)}로 작습니다. 온도를 조금만 바꿔도 전열면적이 크게 달라집니다.`,
    en: `The smallest difference is ${k(approach)}: a small change of temperature changes the area a lot.`,
  }),
  temperature_cross: ({ cross }) => ({
    ko: `온도 교차: 저온측 출구가 고온측 출구보다 ${k(cross)} 높습니다. 향류 판형열교환기에서는 정상입니다.`,
    en: `Temperature cross: the cold outlet lies ${k(cross)} above the hot outlet, which is normal in counter-current.`,
  }),
  boiling_risk: ({ temperature, boilsAt, pressure }, side) => ({
    ko: `${side.ko} ${t(temperature)}: 설계압력 ${gaugeText(pressure)}에서 물은 ${t(boilsAt)}에 끓습니다.`,
    en: `At ${t(temperature)} on the ${side.en} water can boil: at ${gaugeText(pressure)} it does so at ${t(boilsAt)}.`,
  }),
  freezing_risk: ({ temperature, limit }, side) => ({
    ko: `${side.ko} ${t(temperature)}: 이 유체는 ${t(limit)} 미만에서 얼 수 있습니다.`,
    en: `At ${t(temperature)} the fluid of the ${side.en} can freeze; it is safe down to ${t(limit)}.`,
  }),
  gasket_limit: gasketWords,
  material_chloride: plateWords,
  family_none: ({ pressure, temperature }) => {
    const at = [pressure === undefined ? '' : gaugeText(pressure), temperature === undefined ? '' : t(temperature)];
    const conditions = at.filter(Boolean).join(', ');
    return {
      ko: `${conditions}: 표준 제품군의 사용 범위를 벗어나 특수 설계 검토가 필요합니다.`,
      en: `${conditions}: outside the limits of every product family; a special design has to be looked into.`,
    };
  },
};

/** A check as a sentence for the office and for the sender. */
export function checkWords({ code, values, side }: Check): Localized {
  // Code and values belong together; the compiler cannot follow that through the table.
  const sentence = words[code] as (values: unknown, side: Localized) => Localized;
  return sentence(values, sideWords[side ?? 'hot']);
}

/** A value that makes one ask back, as a sentence. */
export function doubtWords(doubt: Doubt): Localized {
  const side = sideWords[doubt.side];
  if (doubt.what === 'flow_above_limit') {
    const [flow, limit] = [doubt.value, doubt.limit].map((value) => `${numberText(value * 3600)} m³/h`);
    return {
      ko: `${side.ko} 유량 ${flow}: 판형열교환기 한 대의 한계(약 ${limit})를 넘습니다.`,
      en: `The flow of the ${side.en}, ${flow}, is more than one plate heat exchanger takes (about ${limit}).`,
    };
  }
  return {
    ko: `${side.ko} ${t(doubt.value)}: 이 유체의 물성 자료 범위(${t(doubt.min)} ~ ${t(doubt.max)})를 벗어나 계산하지 않았습니다.`,
    en: `${t(doubt.value)} on the ${side.en} is outside the data of the fluid (${t(doubt.min)} to ${t(doubt.max)}): nothing was calculated from it.`,
  };
}
