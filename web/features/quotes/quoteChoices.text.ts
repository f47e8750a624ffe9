import type { GasketMaterial, PlateMaterial } from '@server/calculation/request.types';

import type { Localized } from '@/lib/locale';
import type { TechnicalInput } from '@/lib/paths';

export type Choice = { value: string; label: Localized };

const same = (value: string): Choice => ({ value, label: { ko: value, en: value } });
const temperatures: Choice[] = [
  { value: '°C', label: { ko: '℃', en: '°C' } },
  { value: '°F', label: { ko: '℉', en: '°F' } },
];
const pressures: Choice[] = [same('kgf/cm²'), same('bar'), same('kPa'), same('MPa'), same('psi')];

/** Unit names as sent, and as each language writes them. */
export const unitChoices = {
  flowUnit: [
    same('m³/h'),
    { value: 'L/min', label: { ko: 'LPM', en: 'L/min' } },
    same('kg/h'),
    { value: 't/h', label: { ko: 'ton/h', en: 't/h' } },
    { value: 'US gpm', label: { ko: 'GPM(미국)', en: 'US gpm' } },
  ],
  tempUnit: temperatures,
  tempOutUnit: temperatures,
  pressureUnit: [{ value: 'mAq', label: { ko: 'mAq', en: 'mH₂O' } }, ...pressures],
  designPressureUnit: pressures,
  designTempUnit: temperatures,
} satisfies Record<string, Choice[]>;

const plates: Record<PlateMaterial, string> = {
  SS304: 'SS304',
  SS316: 'SS316',
  SS316L: 'SS316L',
  'Hastelloy C': 'Hastelloy C',
  Ti: 'Ti',
  // The value is spelt with a zero; the alloy is 254 SMO.
  SM0254: '254 SMO',
  '904L': '904L',
};
const gaskets: Record<GasketMaterial, string> = {
  NBR: 'NBR',
  EPDM: 'EPDM',
  VITON: 'VITON',
  'H-NBR': 'H-NBR',
  SILICONE: 'SILICONE',
  PTFE: 'PTFE',
};

const undecided: Choice = { value: '', label: { ko: '미정 · 추천 요청', en: 'Not decided, please advise' } };
const choicesOf = (labels: Record<string, string>): Choice[] => [
  undecided,
  ...Object.entries(labels).map(([value, label]) => ({ value, label: { ko: label, en: label } })),
];

export const materialChoices = { plateMaterial: choicesOf(plates), gasketMaterial: choicesOf(gaskets) };

/** What can be chosen in a technical field; undefined where anything may be typed. */
export const choicesAt: Partial<Record<TechnicalInput, readonly Choice[]>> = { ...unitChoices, ...materialChoices };

/** Mail services that most senders use; the empty choice means the domain is typed. */
export const emailDomainChoices: Choice[] = [
  { value: '', label: { ko: '직접 입력', en: 'Direct entry' } },
  ...['naver.com', 'gmail.com', 'daum.net', 'hanmail.net', 'nate.com', 'kakao.com', 'outlook.com', 'icloud.com'].map(
    same,
  ),
];
