import { document } from '../fields/document.js';
import { line } from '../fields/fields.js';

const page = (ko: string, en: string) => line({ ko, en }, 160);

/** Descriptions of pages for search engines and shared links. A product family's is its sentence. */
export const descriptions = document({
  title: { ko: '검색 결과의 설명', en: 'Descriptions in search results' },
  path: '',
  fields: {
    home: page('홈', 'Home page'),
    companyOverview: page('회사소개', 'Company'),
    products: page('제품소개', 'Products'),
    calculator: page('열교환 계산기', 'Calculator'),
    proofs: page('계산 방법과 정확도', 'How we calculate'),
    deliveryPerformance: page('납품실적', 'Delivery performance'),
    customerSupport: page('고객지원', 'Customer support'),
    certificationDetail: page('인증현황', 'Certifications'),
    videoGallery: page('홍보영상', 'Video gallery'),
    eProcurement: page('전자조달', 'E-procurement'),
    esg: page('ESG', 'ESG'),
    privacyPolicy: page('개인정보처리방침', 'Privacy policy'),
  },
});
