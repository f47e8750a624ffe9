import { words } from '@server/common/words';

import type { Localized } from '@/lib/locale';

/**
 * Who the site speaks for. The company is fictional: every name, number and address here is a placeholder to be
 * replaced by one's own. Founding date, plant sizes and copyright year are the product's given facts.
 */
export type Office = {
  id: 'incheon' | 'pohang';
  name: Localized;
  address: Localized;
  tel: string;
  fax: string;
  email: string;
  mapUrl: string;
};

export const company = {
  name: words({ ko: '새길열교환기', en: 'Saegil Heat Exchanger' }),
  wordmark: 'SAEGIL',
  tagline: words({ ko: '판형열교환기와 탱크, 40년', en: 'Plate heat exchangers and tanks, for 40 years' }),
  founded: '1982-06-10',
  yearsOfExperience: 40,
  copyrightYear: 2024,
  /** As on the certificate of business registration: 10 digits. */
  businessNumber: '000-00-00000',
  representative: words({ ko: '홍길동', en: 'Gildong Hong' }),
  privacyOfficer: {
    name: words({ ko: '홍길동', en: 'Gildong Hong' }),
    email: 'privacy@example.com',
    tel: '032-000-0000',
  },
  salesEmail: 'sales@example.com',
  videoUrl: 'https://example.com/video',
  plants: { incheon: 8473, pohang: 32000 },
} as const;

/** The head office first. */
export const offices: readonly [Office, ...Office[]] = [
  {
    id: 'incheon',
    name: { ko: '인천 본사 · 공장', en: 'Incheon head office and factory' },
    address: { ko: '인천광역시 예시구 예시로 00', en: '00 Yesi-ro, Yesi-gu, Incheon, Republic of Korea' },
    tel: '032-000-0000',
    fax: '032-000-0001',
    email: 'sales@example.com',
    mapUrl: 'https://www.openstreetmap.org/search?query=Incheon',
  },
  {
    id: 'pohang',
    name: { ko: '포항 남부지사 · 공장', en: 'Pohang Southern Branch and factory' },
    address: { ko: '경상북도 포항시 예시구 예시로 00', en: '00 Yesi-ro, Yesi-gu, Pohang, Republic of Korea' },
    tel: '054-000-0000',
    fax: '054-000-0001',
    email: 'south@example.com',
    mapUrl: 'https://www.openstreetmap.org/search?query=Pohang',
  },
];
