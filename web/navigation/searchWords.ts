import type { Localized } from '@/lib/locale';
import type { PageLink } from '@/lib/navigation';
import type { PageName } from '@/lib/paths';

/**
 * Words by which people look for a page or a section, beside those it uses itself: abbreviations, other spellings,
 * older trade names. Both languages' words find it on either site, so they stand in one list.
 */
export const pageKeywords: Partial<Record<PageName, string>> = {
  home: '첫 화면 메인 main start',
  companyOverview: '회사개요 인사말 about us profile 대표 사업자',
  calculator:
    '계산기 열부하 열량 계산 전열면적 유량 환산 온도차 calculator LMTD NTU duty heat load sizing area calculation',
  proofs: '검증 정확도 상관식 출처 오차 proof accuracy validation correlation source Martin Kumar Muley Manglik',
  products: '열교환기 탱크 제품군 사양 heat exchanger tank range lineup specification',
  deliveryPerformance: '납품 실적 레퍼런스 reference list 시공 실적 엑셀 excel xlsx spreadsheet',
  customerSupport: '문의 연락처 contact 상담 A/S 서비스 service 부품 spare parts',
  certificationDetail: '인증서 특허 특허증 certificate patent ISO 9001 14001 45001 ASME U Stamp KC 품질 quality',
  videoGallery: '동영상 유튜브 영상 film movie youtube',
  eProcurement: '전자구매 입찰 공고 협력사 구매 tender bid purchase supplier vendor',
  privacyPolicy:
    '개인정보 처리방침 개인정보보호 수집 이용 동의 보유 기간 파기 쿠키 privacy personal data consent cookie GDPR PIPA',
  esg: '지속가능경영 sustainability 환경 사회 지배구조',
};

/** By the section's anchor. */
export const sectionKeywords: Readonly<Record<string, string>> = {
  'company-overview': '인사말 대표이사 창립 1982 설립 founded greeting CEO 공장 규모 factory plant',
  'company-history': '발자취 milestones timeline since 1982',
  organization: '조직 부서 organisation chart departments 인원',
  'company-location': '주소 약도 지도 찾아오시는 길 인천 포항 본사 공장 남부지사 map address directions Incheon Pohang',
  'heat-exchanger': 'PHE 판형 판형 열교환기 가스켓식 전열판 플레이트 gasketed plate and frame gasket',
  comparison: '비교표 사양 비교 한계 압력 온도 선정 compare comparison chart limits selection',
  'compact-unit': '컴팩트 유닛 콤팩트유닛 스키드 skid package unit 지역난방 substation district heating',
  'heating-system': '히팅 시스템 난방 급탕 hot water heating 기계실 machine room',
  'brazing-heat-exchanger': 'BPHE 브레이징 판형 동 용접 brazed brazing copper 냉동기 chiller 히트펌프 heat pump',
  'spiral-heat-exchanger': 'SHE 나선형 스파이럴형 슬러리 폐수 slurry sludge spiral',
  'welded-plate-heat-exchanger': 'WPHE 전용접 용접형 블록형 bloc block shell plate and shell 고온 고압 welded',
  'gas-cooler': '가스 냉각기 핀튜브 애프터쿨러 aftercooler intercooler finned tube air cooler',
  'closed-expansion-tank': '밀폐식 팽창탱크 팽창수조 압력유지 pressure maintenance 블래더 bladder compressor',
  'expansion-separator': '기수분리기 팽창 기수 분리기 공기 분리 air separator deaerator',
  'plate-coil': '플레이트코일 딤플 자켓 재킷 dimple jacket pillow plate',
  'ball-tank': '구형탱크 구형 저장탱크 spherical tank sphere LPG 가스 저장',
  'atm-tank': 'ATM 탱크 저장탱크 storage tank 상압 원통형 atmospheric',
  'customer-center': '전화 전화번호 팩스 이메일 연락처 문의 담당자 contact phone telephone fax email office',
  'online-quote':
    '견적 견적서 견적문의 견적요청 가격 단가 설계 선정 quote quotation RFQ inquiry enquiry price sizing offer',
  'download-center':
    '카탈로그 카달로그 브로슈어 기술자료 매뉴얼 도면 다운로드 내려받기 catalog catalogue brochure manual drawing download PDF',
  environment: '탄소 배출 에너지 절감 폐기물 carbon emission energy waste climate ISO 14001',
  social: '안전 보건 인권 협력사 상생 safety health ISO 45001',
  governance: '윤리 경영 준법 이사회 ethics compliance',
};

type Link = PageLink & { detail: Localized };

/** Links of the search before anything is typed. */
export const searchShortcuts: readonly Link[] = [
  {
    page: 'customerSupport',
    section: 'online-quote',
    title: { ko: '온라인 견적 요청', en: 'Request a quote' },
    detail: { ko: '유체와 유량, 온도를 적어 보내시면 됩니다', en: 'Send us fluids, flow rates and temperatures' },
  },
  {
    page: 'products',
    section: 'heat-exchanger',
    title: { ko: '판형열교환기', en: 'Plate heat exchangers' },
    detail: {
      ko: '설계압력, 온도 범위, 재질과 적용 분야',
      en: 'Design pressure, temperature range, materials, applications',
    },
  },
  {
    page: 'customerSupport',
    section: 'download-center',
    title: { ko: '카탈로그와 기술자료', en: 'Catalogs and technical documents' },
    detail: { ko: '자료실에서 PDF로 내려받기', en: 'Download them as PDF from the document center' },
  },
  {
    page: 'certificationDetail',
    title: { ko: '인증서와 특허증', en: 'Certificates and patents' },
    detail: { ko: 'ISO, ASME, KC', en: 'ISO, ASME, KC' },
  },
  {
    page: 'companyOverview',
    section: 'company-location',
    title: { ko: '오시는 길', en: 'Where to find us' },
    detail: { ko: '인천 본사와 포항 남부지사', en: 'Head office in Incheon, Southern Branch in Pohang' },
  },
];

/** Links of the search when it finds nothing. */
export const searchWaysOn: readonly Link[] = [
  {
    page: 'customerSupport',
    section: 'online-quote',
    title: { ko: '온라인 견적 요청', en: 'Request a quote' },
    detail: { ko: '아시는 사양만 적어 보내 주세요', en: 'Send us whatever data you have' },
  },
  {
    page: 'customerSupport',
    section: 'customer-center',
    title: { ko: '고객센터에 문의', en: 'Ask our customer center' },
    detail: { ko: '담당자가 직접 답해 드립니다', en: 'The people responsible answer you directly' },
  },
];
