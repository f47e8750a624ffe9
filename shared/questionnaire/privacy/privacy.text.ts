import type { Language, Localized } from '../../words/localized.types.js';
import { words } from '../../words/words.js';

import { periodText } from './period.js';
import type { PrivacyBasis, PrivacyRecord } from './privacy.types.js';

export const basisTexts: Record<PrivacyBasis, Localized> = {
  'pre-contract': { ko: '계약 체결 전 요청 이행', en: 'Steps before a contract' },
  consent: { ko: '동의', en: 'Consent' },
};

/** Names of the record about the text that a sender saw; also columns of the CSV file. */
export const recordTexts = words({
  basis: { ko: '개인정보 처리 근거', en: 'Basis for processing' },
  version: { ko: '처리방침 버전', en: 'Policy version' },
  language: { ko: '처리방침 언어', en: 'Policy language' },
  at: { ko: '고지·동의 일시', en: 'Shown or agreed' },
  retentionDays: { ko: '보유 일수', en: 'Days kept' },
});

const lineTexts = words({
  version: {
    ko: (version: number, language: Language) => `처리방침 버전 ${version}(${language === 'ko' ? '한국어' : '영어'})`,
    en: (version: number, language: Language) =>
      `policy version ${version} (${language === 'ko' ? 'Korean' : 'English'})`,
  },
  unknownVersion: { ko: '처리방침 확인 안 됨', en: 'policy version not known' },
  period: {
    ko: (period: string) => `종결 후 ${period} 보유`,
    en: (period: string) => `kept for ${period} after closing`,
  },
  none: { ko: '기록 없음', en: 'not recorded' },
});

/** A record in one line, its time as the place that shows it writes times. */
export function recordLine(
  record: Omit<PrivacyRecord, 'at'> | null | undefined,
  time: string,
  language: Language,
): string {
  if (!record) return lineTexts.none[language];
  const { basis, version, retentionDays } = record;
  return [
    basisTexts[basis][language],
    version === null ? lineTexts.unknownVersion[language] : lineTexts.version[language](version, record.language),
    time,
    lineTexts.period[language](periodText(retentionDays)[language]),
  ].join(' · ');
}
