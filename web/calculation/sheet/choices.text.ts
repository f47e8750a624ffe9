import { fields } from '@shared/questionnaire/fields';
import type { QuoteField } from '@shared/questionnaire/fields';

import type { Localized } from '@/lib/locale';

export type Choice = { value: string; label: Localized };

/** Units that a language writes otherwise than they are sent. */
const written: Record<string, Localized> = {
  '°C': { ko: '℃', en: '°C' },
  '°F': { ko: '℉', en: '°F' },
  'L/min': { ko: 'LPM', en: 'L/min' },
  't/h': { ko: 'ton/h', en: 't/h' },
  'US gpm': { ko: 'GPM(미국)', en: 'US gpm' },
  mAq: { ko: 'mAq', en: 'mH₂O' },
};

export const plainChoice = (value: string): Choice => ({ value, label: written[value] ?? { ko: value, en: value } });

/** The units that a field offers. */
export const unitChoicesOf = (field: QuoteField): Choice[] => (fields[field].units ?? []).map(plainChoice);

/** Mail services that most senders use; the empty choice means the domain is typed. */
export const emailDomainChoices: Choice[] = [
  { value: '', label: { ko: '직접 입력', en: 'Direct entry' } },
  ...['naver.com', 'gmail.com', 'daum.net', 'hanmail.net', 'nate.com', 'kakao.com', 'outlook.com', 'icloud.com'].map(
    plainChoice,
  ),
];
