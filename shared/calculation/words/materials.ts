import type { Localized } from '../../words/localized.types.js';
import type { CheckValues } from '../calculation.types.js';
import type { GasketReason } from '../checks/gaskets.js';
import type { PlateAdvice } from '../checks/plates.js';

import { numberText, temperatureText } from './figure-text.js';

type GasketValues = CheckValues['gasket_limit'];
type PlateValues = CheckValues['material_chloride'];

/** 254 SMO: the form's value has a zero. */
export const materialName = (material: string) => (material === 'SM0254' ? '254 SMO' : material);

const ko = (temperature = NaN) => temperatureText(temperature, 'ko');
const en = (temperature = NaN) => temperatureText(temperature, 'en');

export const gasketReasons: Record<GasketReason, Localized<(values: GasketValues) => string>> = {
  above_peak: {
    ko: ({ material, temperature, limit }) =>
      `최고온도 ${ko(temperature)}가 ${material} 가스켓의 단시간 허용온도 ${ko(limit)}를 넘습니다.`,
    en: ({ material, temperature, limit }) =>
      `${en(temperature)} is above what ${material} gaskets take even for short, ${en(limit)}.`,
  },
  above_continuous: {
    ko: ({ material, temperature, limit }) =>
      `최고온도 ${ko(temperature)}가 ${material} 가스켓의 연속 사용온도 ${ko(limit)}를 넘습니다.`,
    en: ({ material, temperature, limit }) =>
      `${en(temperature)} is above the continuous temperature of ${material} gaskets, ${en(limit)}.`,
  },
  below_lowest: {
    ko: ({ material, temperature, limit }) =>
      `최저온도 ${ko(temperature)}가 ${material} 가스켓의 최저 사용온도 ${ko(limit)}보다 낮습니다.`,
    en: ({ material, temperature, limit }) =>
      `${en(temperature)} is below the lowest temperature of ${material} gaskets, ${en(limit)}.`,
  },
  fluid: {
    ko: ({ material }) => `${material} 가스켓은 이 유체에 맞지 않습니다.`,
    en: ({ material }) => `${material} gaskets do not withstand this fluid.`,
  },
  special_grade: {
    ko: ({ material }) => `${material} 가스켓은 이 유체에 전용 등급만 쓸 수 있습니다.`,
    en: ({ material }) => `With this fluid only special grades of ${material} gaskets will do.`,
  },
};

export const plateReasons: Record<NonNullable<PlateAdvice['reason']>, Localized<(values: PlateValues) => string>> = {
  seawater: {
    ko: ({ material }) => `해수에는 ${materialName(material)} 전열판의 부식이 우려됩니다.`,
    en: ({ material }) => `Seawater may corrode ${materialName(material)} plates.`,
  },
  brine: {
    ko: ({ material }) => `염화칼슘 브라인에는 ${materialName(material)} 전열판의 부식이 우려됩니다.`,
    en: ({ material }) => `Calcium chloride brine may corrode ${materialName(material)} plates.`,
  },
  chloride: {
    ko: ({ material, chloride = NaN, temperature }) =>
      `염화물 ${numberText(chloride)} ppm, ${ko(temperature)}에서는 ${materialName(material)} 전열판의 부식이 우려됩니다.`,
    en: ({ material, chloride = NaN, temperature }) =>
      `Chloride of ${numberText(chloride)} ppm at ${en(temperature)} may corrode ${materialName(material)} plates.`,
  },
  chloride_above_table: {
    ko: ({ material, chloride = NaN, temperature }) =>
      `염화물 ${numberText(chloride)} ppm, ${ko(temperature)}는 ${materialName(material)} 전열판의 재질 기준표를 벗어납니다.`,
    en: ({ material, chloride = NaN, temperature }) =>
      `Chloride of ${numberText(chloride)} ppm at ${en(temperature)} is beyond the tables for ${materialName(material)} plates.`,
  },
};

const propose: Localized<(next: string | undefined) => string> = {
  ko: (next) => (next ? `${next} 재질을 검토해 주세요.` : '재질을 미정으로 두시면 저희가 제안합니다.'),
  en: (next) => (next ? `Consider ${next}.` : 'Leave the material undecided and we propose one.'),
};

/** For chloride titanium and 254 SMO are alike. */
const alternative = ({ reason, next }: PlateValues) =>
  next === 'Ti' && reason.startsWith('chloride') ? 'Ti / 254 SMO' : next && materialName(next);

/** A check has its reason as plain text; the tables hold every reason. */
function reasonOf<Words>(table: Record<string, Words>, reason: string): Words {
  const words = table[reason];
  if (!words) throw new Error(`No words for ${reason}`);
  return words;
}

export const gasketWords = {
  ko: (values: GasketValues) => ({
    what: reasonOf(gasketReasons, values.reason).ko(values),
    change: propose.ko(values.next),
  }),
  en: (values: GasketValues) => ({
    what: reasonOf(gasketReasons, values.reason).en(values),
    change: propose.en(values.next),
  }),
};

export const plateWords = {
  ko: (values: PlateValues) => ({
    what: reasonOf(plateReasons, values.reason).ko(values),
    change: propose.ko(alternative(values)),
  }),
  en: (values: PlateValues) => ({
    what: reasonOf(plateReasons, values.reason).en(values),
    change: propose.en(alternative(values)),
  }),
};
