import type { Localized } from '@/lib/locale';

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

/** Mail services that most senders use; the empty choice means the domain is typed. */
export const emailDomainChoices: Choice[] = [
  { value: '', label: { ko: '직접 입력', en: 'Direct entry' } },
  ...['naver.com', 'gmail.com', 'daum.net', 'hanmail.net', 'nate.com', 'kakao.com', 'outlook.com', 'icloud.com'].map(
    same,
  ),
];
