import { document } from '../document.js';
import { group, line, picture } from '../fields.js';

/** Words around the lists of this page. */
export const certification = document({
  title: { ko: '인증현황', en: 'Certifications' },
  path: '/certification-detail',
  fields: {
    hero: picture({ ko: '머리 사진', en: 'Picture behind the heading' }, 'hero'),
    lead: line({ ko: '머리 소개', en: 'Lead' }, 200),
    kinds: group(
      { ko: '인증서 종류별 설명', en: 'What each kind of certificate says' },
      {
        'iso-ko': line({ ko: 'ISO (국문)', en: 'ISO (Korean)' }, 300),
        'iso-en': line({ ko: 'ISO (영문)', en: 'ISO (English)' }, 300),
        asme: line({ ko: 'ASME', en: 'ASME' }, 300),
        kc: line({ ko: 'KC', en: 'KC' }, 300),
        patent: line({ ko: '특허', en: 'Patents' }, 300),
      },
    ),
  },
  defaults: {
    hero: {
      picture: 'hero/plate-closeup',
      alt: {
        ko: '포트 둘레에 검은 가스켓이 있는 스테인리스 헤링본 전열판의 근접 사진',
        en: 'Close-up of a stainless steel herringbone plate with a black gasket around the port',
      },
    },
    lead: {
      ko: '경영시스템과 압력용기 제작에 관한 인증서, 제품 특허증을 분야별로 모았습니다.',
      en: 'Our management system and pressure vessel certificates and product patents, by category.',
    },
    kinds: {
      'iso-ko': {
        ko: '품질(ISO 9001), 환경(ISO 14001), 안전보건(ISO 45001) 경영시스템 인증서의 국문본입니다.',
        en: 'Certificates in Korean for the quality (ISO 9001), environmental (ISO 14001) and occupational health and safety (ISO 45001) management systems.',
      },
      'iso-en': {
        ko: '같은 경영시스템 인증서의 영문본입니다. 해외 발주처의 협력사 등록과 입찰 서류에 사용하실 수 있습니다.',
        en: 'The same management system certificates in English, for vendor registration and bid documents abroad.',
      },
      asme: {
        ko: 'ASME 보일러·압력용기 코드 Section VIII Division 1에 따라 압력용기를 제작하고 U 스탬프를 표시하는 자격입니다.',
        en: 'Authorizes us to build pressure vessels to Section VIII, Division 1 of the ASME Boiler and Pressure Vessel Code and to mark them with the U Stamp.',
      },
      kc: {
        ko: '국내에서 사용하는 압력용기에 대하여 산업안전보건법에 따라 제조자가 받는 안전인증입니다.',
        en: 'Safety certification that a manufacturer of pressure vessels for use in Korea obtains under the Occupational Safety and Health Act.',
      },
      patent: {
        ko: '판형열교환기의 전열판 사이를 밀봉하는 가스켓의 특허증입니다.',
        en: 'Patent for the gasket that seals the plates of a plate heat exchanger.',
      },
    },
  },
});
