import compact from '@/images/hero/hero-6.webp?role=hero';
import incheon from '@/images/offices/incheon.webp?role=card';
import pohang from '@/images/offices/pohang.webp?role=card';
import type { Localized } from '@/lib/locale';
import type { PictureSources } from '@/lib/picture';

import type { Office } from './company';

/** Behind the page's heading. */
export const customerSupportHero = {
  picture: compact,
  alt: {
    ko: '판형열교환기, 펌프, 배관과 제어반을 올린 콤팩트 유니트 스키드',
    en: 'Compact unit skid with plate heat exchanger, pumps, piping and control panel',
  } as Localized,
};

/** Each office's photo and what is to be seen on it. */
export const officePictures: Record<Office['id'], { picture: PictureSources; alt: Localized }> = {
  incheon: { picture: incheon, alt: { ko: '인천 본사와 공장', en: 'Head office and factory in Incheon' } },
  pohang: { picture: pohang, alt: { ko: '포항 남부지사와 공장', en: 'Southern Branch and factory in Pohang' } },
};

export const customerSupportText = {
  lead: {
    ko: '가까운 사무소로 연락하시거나, 아시는 사양만 적어 판형열교환기 견적을 요청해 주세요.',
    en: 'Reach the nearest office, or send what you know of your duty and get a quote for a plate heat exchanger.',
  },
  centerLead: {
    ko: '제품 선정, 납기, 부품과 유지보수까지 담당자가 직접 답해 드립니다.',
    en: 'Selection, delivery dates, spare parts and maintenance: you speak to the people who do the work.',
  },
  address: { ko: '주소', en: 'Address' },
  telephone: { ko: '전화', en: 'Tel' },
  email: { ko: '이메일', en: 'E-mail' },
  quoteLead: {
    ko: '판형열교환기 견적 요청서입니다. 담당자가 사양을 검토하고 이메일로 회신합니다.',
    en: 'The questionnaire for plate heat exchangers. An engineer reviews it and replies by e-mail.',
  },
  downloadsLead: {
    ko: '카탈로그와 기술자료를 찾아 읽고 PDF로 내려받으실 수 있습니다.',
    en: 'Find, read and download our catalogs and technical documents.',
  },
} as const satisfies Record<string, Localized>;
