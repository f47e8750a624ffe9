import { document } from '../document.js';
import { line } from '../fields.js';

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
    deliveryPerformance: page('납품실적', 'Delivery performance'),
    customerSupport: page('고객지원', 'Customer support'),
    certificationDetail: page('인증현황', 'Certifications'),
    videoGallery: page('홍보영상', 'Video gallery'),
    eProcurement: page('전자조달', 'E-procurement'),
    esg: page('ESG', 'ESG'),
    privacyPolicy: page('개인정보처리방침', 'Privacy policy'),
  },
  defaults: {
    home: {
      ko: '판형열교환기, 브레이징·스파이럴·용접식 열교환기와 탱크를 설계하고 제작합니다. 사양을 보내시면 견적을 드립니다.',
      en: 'We design and build plate, brazed, spiral and welded heat exchangers and tanks. Send us your specifications and we will quote.',
    },
    companyOverview: {
      ko: '1982년에 창립하여 인천과 포항의 두 공장에서 열교환기와 탱크를 제작하는 회사입니다.',
      en: 'Founded in 1982, we build heat exchangers and tanks at two plants in Incheon and Pohang.',
    },
    products: {
      ko: '판형열교환기에서 볼탱크까지 12개 제품군의 특징, 표준사양과 적용 분야입니다.',
      en: 'Twelve product families from plate heat exchangers to ball tanks: features, standard specifications and applications.',
    },
    calculator: {
      ko: '유량과 온도로 열량, 대수평균온도차와 개략 전열면적을 계산합니다. 빠진 값 하나는 열수지로 구해 드립니다.',
      en: 'Heat duty, LMTD and a first heat transfer area from flow rates and temperatures; one missing value follows from the heat balance.',
    },
    deliveryPerformance: {
      ko: '산업용 설비와 콤팩트 유니트의 납품실적을 내려받을 수 있습니다.',
      en: 'Download our delivery records for plant equipment and compact units.',
    },
    customerSupport: {
      ko: '본사와 남부지사 연락처, 판형열교환기 온라인 견적 요청, 카탈로그와 기술자료를 안내합니다.',
      en: 'Contact our offices, request a plate heat exchanger quote online, and find catalogs and technical documents.',
    },
    certificationDetail: {
      ko: 'ISO, ASME, KC 인증서와 특허증을 확인하실 수 있습니다.',
      en: 'Our ISO, ASME and KC certificates and patents.',
    },
    videoGallery: {
      ko: '열교환기의 구조와 작동 원리를 보여 주는 홍보영상 페이지입니다.',
      en: 'Videos about how our heat exchangers are built and how they work.',
    },
    eProcurement: {
      ko: '구매·입찰 공고와 협력사 안내 자료를 게시합니다.',
      en: 'Purchasing and tender notices and documents for our suppliers.',
    },
    esg: {
      ko: '환경, 사회, 지배구조 분야의 활동을 소개합니다.',
      en: 'Our environmental, social and governance activities.',
    },
    privacyPolicy: {
      ko: '온라인 견적과 문의에 쓰이는 개인정보의 항목, 목적, 법적 근거, 보유 기간과 정보주체의 권리를 안내합니다.',
      en: 'Which personal data we use for quotes and inquiries, for what, on which legal basis and for how long, and your rights.',
    },
  },
});
