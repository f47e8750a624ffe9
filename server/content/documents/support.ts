import { document } from '../document.js';
import { line, picture } from '../fields.js';

/** Words around the lists of this page. */
export const support = document({
  title: { ko: '고객지원', en: 'Customer support' },
  path: '/customer-support',
  fields: {
    hero: picture({ ko: '머리 사진', en: 'Picture behind the heading' }, 'hero'),
    lead: line({ ko: '머리 소개', en: 'Lead' }, 200),
    centerLead: line({ ko: '고객센터 소개', en: 'Customer center: lead' }, 300),
    quoteLead: line({ ko: '온라인 견적 소개', en: 'Online quote: lead' }, 300),
    downloadsLead: line({ ko: '자료실 소개', en: 'Document center: lead' }, 300),
  },
  defaults: {
    hero: {
      picture: 'hero/hero-6',
      alt: {
        ko: '판형열교환기, 펌프, 배관과 제어반을 올린 콤팩트 유니트 스키드',
        en: 'Compact unit skid with plate heat exchanger, pumps, piping and control panel',
      },
    },
    lead: {
      ko: '가까운 사무소로 연락하시거나, 아시는 사양만 적어 판형열교환기 견적을 요청해 주세요.',
      en: 'Contact the nearest office, or request a quote for a plate heat exchanger with whatever data you have.',
    },
    centerLead: {
      ko: '제품 선정과 납기부터 부품과 유지보수까지 담당자가 직접 답해 드립니다.',
      en: 'Product selection, delivery dates, spare parts, maintenance: you are answered by the people in charge.',
    },
    quoteLead: {
      ko: '판형열교환기를 비롯한 모든 제품의 견적 요청서입니다. 담당 엔지니어가 사양을 검토하고 이메일로 회신합니다.',
      en: 'This is the quote questionnaire for plate heat exchangers and all our other products. Our engineers review your data and reply by e-mail.',
    },
    downloadsLead: {
      ko: '카탈로그와 기술자료를 찾아보고 PDF로 내려받으실 수 있습니다.',
      en: 'Find our catalogs and technical documents, read them and download them as PDF.',
    },
  },
});
