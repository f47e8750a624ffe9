import { words } from '@server/common/words';

import compact from '@/images/hero/hero-6.webp?role=hero';
import incheon from '@/images/offices/incheon.webp?role=card';
import pohang from '@/images/offices/pohang.webp?role=card';
import type { Localized } from '@/lib/locale';
import type { PictureSources } from '@/lib/picture';

import type { Office } from './company';

/** Behind the page's heading. */
export const customerSupportHero = {
  picture: compact,
  alt: words({
    ko: '판형열교환기, 펌프, 배관과 제어반을 올린 콤팩트 유니트 스키드',
    en: 'Compact unit skid with plate heat exchanger, pumps, piping and control panel',
  }),
};

/** Each office's photo and what is to be seen on it. */
export const officePictures: Record<Office['id'], { picture: PictureSources; alt: Localized }> = {
  incheon: { picture: incheon, alt: { ko: '인천 본사와 공장', en: 'Head office and factory in Incheon' } },
  pohang: { picture: pohang, alt: { ko: '포항 남부지사와 공장', en: 'Southern Branch and factory in Pohang' } },
};

export const customerSupportText = words({
  lead: {
    ko: '가까운 사무소로 연락하시거나, 아시는 사양만 적어 판형열교환기 견적을 요청해 주세요.',
    en: 'Contact the nearest office, or request a quote for a plate heat exchanger with whatever data you have.',
  },
  centerLead: {
    ko: '제품 선정과 납기부터 부품과 유지보수까지 담당자가 직접 답해 드립니다.',
    en: 'Product selection, delivery dates, spare parts, maintenance: the people responsible answer you directly.',
  },
  address: { ko: '주소', en: 'Address' },
  telephone: { ko: '전화', en: 'Tel' },
  email: { ko: '이메일', en: 'E-mail' },
  quoteLead: {
    ko: '판형열교환기를 비롯한 모든 제품의 견적 요청서입니다. 담당 엔지니어가 사양을 검토하고 이메일로 회신합니다.',
    en: 'This is the quote questionnaire for plate heat exchangers and all our other products. Our engineers review your data and reply by e-mail.',
  },
  downloadsLead: {
    ko: '카탈로그와 기술자료를 찾아보고 PDF로 내려받으실 수 있습니다.',
    en: 'Find our catalogs and technical documents, read them and download them as PDF.',
  },
});
