import { words } from '@server/common/words';

import brazed from '@/images/hero/hero-7.webp?role=hero';
import compact from '@/images/hero/hero-6.webp?role=hero';
import machineRoom from '@/images/hero/hero-3.webp?role=hero';
import plate from '@/images/hero/hero-1.webp?role=hero';
import plates from '@/images/hero/hero-2.webp?role=hero';
import spiral from '@/images/hero/hero-4.webp?role=hero';
import tanks from '@/images/hero/hero-5.webp?role=hero';
import brevia from '@/images/partners/brevia-foods.svg';
import kirasol from '@/images/partners/kirasol-chem.svg';
import norvane from '@/images/partners/norvane-power.svg';
import ondara from '@/images/partners/ondara-energy.svg';
import quorin from '@/images/partners/quorin-pharma.svg';
import saltera from '@/images/partners/saltera-water.svg';
import tavero from '@/images/partners/tavero-steel.svg';
import velmont from '@/images/partners/velmont-marine.svg';
import productCard from '@/images/products/heat-exchanger-left.webp?role=card';
import poster from '@/images/video/poster.webp?role=card';
import type { Localized } from '@/lib/locale';
import type { PageName } from '@/lib/paths';
import type { PictureSources } from '@/lib/picture';
import { wholeNumber } from '@/lib/format/wholeNumber';

import { company } from './company';

type Slide = { picture: PictureSources; alt: Localized; caption: Localized; detail: Localized; section: string };

/** Opening pictures with the product each shows; `section` is its anchor on the products page. */
const slides: readonly Slide[] = [
  {
    picture: plate,
    alt: {
      ko: '청색 프레임 플레이트와 노즐 4개를 갖춘 가스켓식 판형열교환기',
      en: 'Gasketed plate heat exchanger with blue frame plate and four nozzles',
    },
    caption: { ko: '판형열교환기', en: 'Plate heat exchanger' },
    detail: { ko: '설계압력 최대 34 kg/cm², −30~210 ℃', en: 'Design pressure up to 34 kg/cm², −30 to 210\u00a0°C' },
    section: 'heat-exchanger',
  },
  {
    picture: plates,
    alt: { ko: '헤링본 무늬 전열판의 근접 사진', en: 'Close-up of herringbone heat transfer plates' },
    caption: { ko: '헤링본 전열판', en: 'Herringbone plates' },
    detail: {
      ko: '엇갈린 산과 골이 난류를 일으켜 작은 면적으로도 많은 열을 옮깁니다',
      en: 'Crossing corrugations create turbulence: more heat through less area',
    },
    section: 'heat-exchanger',
  },
  {
    picture: machineRoom,
    alt: {
      ko: '판형열교환기가 줄지어 있고 위로 배관이 지나는 기계실',
      en: 'Machine room with a row of plate heat exchangers and overhead pipes',
    },
    caption: { ko: '난방 시스템', en: 'Heating system' },
    detail: {
      ko: '열교환기, 펌프, 팽창탱크와 제어반을 한 계통으로',
      en: 'Heat exchanger, pumps, expansion tank and controls as one system',
    },
    section: 'heating-system',
  },
  {
    picture: spiral,
    alt: {
      ko: '고온 유로와 저온 유로가 주황과 파랑으로 보이는 개방형 스파이럴 열교환기',
      en: 'Opened spiral heat exchanger with its hot and cold channels shown in orange and blue',
    },
    caption: { ko: '스파이럴 열교환기', en: 'Spiral heat exchanger' },
    detail: {
      ko: '설계압력 20 kg/cm², 전열면적 0.5~300 m²',
      en: 'Design pressure 20 kg/cm², heat transfer area 0.5 to 300 m²',
    },
    section: 'spiral-heat-exchanger',
  },
  {
    picture: tanks,
    alt: { ko: '해 질 녘의 저장탱크 단지와 볼탱크', en: 'Storage tanks and a spherical tank at dusk' },
    caption: { ko: '볼탱크 · 상압탱크', en: 'Ball and ATM tanks' },
    detail: { ko: '압력 저장부터 상압 저장까지', en: 'Storage under pressure and at atmospheric pressure' },
    section: 'ball-tank',
  },
  {
    picture: compact,
    alt: {
      ko: '판형열교환기, 펌프, 배관과 제어반을 올린 콤팩트 유니트 스키드',
      en: 'Compact unit skid with plate heat exchanger, pumps, piping and control panel',
    },
    caption: { ko: '콤팩트 유니트', en: 'Compact unit' },
    detail: {
      ko: '판형열교환기와 펌프, 밸브, 제어반을 스키드 하나에',
      en: 'Plate heat exchanger, pumps, valves and controls on one skid',
    },
    section: 'compact-unit',
  },
  {
    picture: brazed,
    alt: { ko: '크기가 다른 브레이징 열교환기 세 대', en: 'Three brazed plate heat exchangers of different sizes' },
    caption: { ko: '브레이징 열교환기', en: 'Brazed plate heat exchanger' },
    detail: { ko: '설계압력 30 kg/cm², −195~225 ℃', en: 'Design pressure 30 kg/cm², −195 to 225\u00a0°C' },
    section: 'brazing-heat-exchanger',
  },
];

export const heroContent = {
  ...words({
    label: { ko: '주요 제품', en: 'Products in pictures' },
    lead: {
      ko: '유체와 유량, 온도를 알려 주세요. 전열면적을 계산하고, 조건에 맞는 열교환기를 설계해 두 공장에서 제작합니다.',
      en: 'Tell us the fluids, flow rates and temperatures. We calculate the heat transfer area, design the exchanger for your duty and build it in our own two plants.',
    },
    quote: { ko: '온라인 견적 요청', en: 'Request a quote' },
    products: { ko: '제품 보기', en: 'See the products' },
  }),
  slides,
};

export const facts: readonly { figure: string; unit?: Localized; label: Localized }[] = [
  { figure: '1982', label: { ko: '6월 10일 창립', en: 'Founded on 10 June' } },
  { figure: '12', label: { ko: '열교환기와 탱크 제품군', en: 'Families of heat exchangers and tanks' } },
  {
    figure: wholeNumber(company.plants.incheon),
    unit: { ko: 'm²', en: 'm²' },
    label: { ko: '인천 1공장', en: 'Plant 1, Incheon' },
  },
  {
    figure: wholeNumber(company.plants.pohang),
    unit: { ko: 'm²', en: 'm²' },
    label: { ko: '포항 2공장', en: 'Plant 2, Pohang' },
  },
];

export type ServiceIcon = 'plates' | 'factory' | 'certificate' | 'delivery' | 'support' | 'leaf';

type Service = { page: PageName; icon: ServiceIcon; title: Localized; detail: Localized };

export const services = {
  title: words({ ko: '무엇을 찾으십니까', en: 'What are you looking for?' }),
  lead: words({
    ko: '제품 사양부터 인증서와 납품실적까지, 검토에 필요한 자료를 모았습니다.',
    en: 'Everything you need for your evaluation, from specifications to certificates and delivery records.',
  }),
  productPicture: productCard,
  productAlt: words({
    ko: '전열판 팩 쪽에서 본 가스켓식 판형열교환기, 오른쪽에 노즐 4개가 있는 프레임 플레이트',
    en: 'Gasketed plate heat exchanger seen from the plate pack, its frame plate with four nozzles on the right',
  }),
  cards: [
    {
      page: 'products',
      icon: 'plates',
      title: { ko: '제품소개', en: 'Products' },
      detail: {
        ko: '판형, 브레이징, 스파이럴, 용접식 열교환기에서 팽창탱크와 볼탱크까지 열두 제품군의 표준사양과 적용 분야',
        en: 'Plate, brazed, spiral and welded heat exchangers, expansion and storage tanks: specifications and applications of twelve families',
      },
    },
    {
      page: 'certificationDetail',
      icon: 'certificate',
      title: { ko: '인증현황', en: 'Certification' },
      detail: { ko: 'ISO, ASME, KC 인증서와 특허증 원본', en: 'Full ISO, ASME and KC certificates and patents' },
    },
    {
      page: 'deliveryPerformance',
      icon: 'delivery',
      title: { ko: '납품실적', en: 'Delivery' },
      detail: {
        ko: '산업용 2021-2024, 콤팩트 유니트 2023-2024',
        en: 'Plant equipment 2021-2024, compact units 2023-2024',
      },
    },
    {
      page: 'companyOverview',
      icon: 'factory',
      title: { ko: '회사소개', en: 'Company' },
      detail: {
        ko: '연혁과 조직, 인천과 포항으로 오시는 길',
        en: 'History, organization and directions to Incheon and Pohang',
      },
    },
    {
      page: 'customerSupport',
      icon: 'support',
      title: { ko: '고객지원', en: 'Support' },
      detail: {
        ko: '온라인 견적, 카탈로그, 기술자료, 담당 사무소',
        en: 'Online quote, catalogs, technical documents, offices',
      },
    },
    {
      page: 'esg',
      icon: 'leaf',
      title: { ko: 'ESG', en: 'ESG' },
      detail: { ko: '환경, 사회, 지배구조 활동', en: 'Environmental, social and governance activities' },
    },
  ] as readonly Service[],
};

export const families = {
  title: words({ ko: '열두 가지 제품군', en: 'Twelve product families' }),
  lead: words({
    ko: '작은 온도차까지 활용하는 판형열교환기부터 가스를 가압 저장하는 볼탱크까지, 사진을 누르면 사양을 보실 수 있습니다.',
    en: 'From plate heat exchangers for close temperature approaches to ball tanks for gas under pressure: select a picture to see the specifications.',
  }),
  compare: words({ ko: '압력·온도·면적 비교', en: 'Compare pressure, temperature and area' }),
};

export type ReasonIcon = 'years' | 'team' | 'certificate' | 'heat';

export const reasons = {
  title: words({ ko: '믿고 맡기실 수 있는 이유', en: 'Why choose us' }),
  lead: words({
    ko: '열교환기는 한 번 설치하면 오래 쓰는 설비입니다. 그래서 누가 만드는지가 중요합니다.',
    en: 'A heat exchanger stays in service for many years, so it matters who builds it.',
  }),
  cards: [
    {
      icon: 'years',
      title: { ko: '40년 이상의 경험', en: '40+ years' },
      detail: {
        ko: '1982년 창립 이래 열교환기와 탱크를 만들어 왔습니다. 압력손실과 오염, 정비 공간까지 따져 형식을 권해 드립니다.',
        en: 'We have built heat exchangers and tanks since 1982. When we recommend a type, we take pressure drop, fouling and maintenance space into account.',
      },
    },
    {
      icon: 'team',
      title: { ko: '전문 기술진', en: 'Expert team' },
      detail: {
        ko: '열 계산을 직접 하는 기술진이 사양서를 검토하고 답해 드립니다. 빠진 조건이 있으면 먼저 여쭙습니다.',
        en: 'Your data sheet is reviewed by the engineers who do the thermal calculations. If a condition is missing, they ask first.',
      },
    },
    {
      icon: 'certificate',
      title: { ko: '국제 인증', en: 'Global certification' },
      detail: {
        ko: 'ISO 9001, ISO 14001, ISO 45001과 ASME U Stamp, KC 인증을 갖추고 있습니다.',
        en: 'ISO 9001, ISO 14001, ISO 45001, the ASME U Stamp and KC certification.',
      },
    },
    {
      icon: 'heat',
      title: { ko: '높은 열효율', en: 'High efficiency' },
      detail: {
        ko: '두 유체가 헤링본 전열판 사이를 향류로 흐르므로 온도차가 작아도 열을 회수할 수 있습니다.',
        en: 'Counter-current flow between herringbone plates recovers heat even when the two fluids are close in temperature.',
      },
    },
  ] as readonly { icon: ReasonIcon; title: Localized; detail: Localized }[],
};

export const video = {
  url: company.videoUrl,
  poster,
  alt: words({
    ko: '빨간색 고온 흐름과 파란색 저온 흐름을 화살표로 나타낸 판형열교환기 분해도',
    en: 'Exploded view of a plate heat exchanger with red hot and blue cold flow arrows',
  }),
  title: words({ ko: '제품 작동 영상', en: 'Product operation video' }),
  detail: words({
    ko: '고온 유체와 저온 유체가 전열판을 사이에 두고 한 칸씩 번갈아 흐릅니다. 두 유체가 섞이지 않고 열만 전달되는 과정을 영상으로 보여 드립니다.',
    en: 'Hot and cold fluids flow through alternate channels, separated by thin plates. See how heat passes from one to the other while the fluids never mix.',
  }),
  play: words({ ko: '영상 보기 (새 창)', en: 'Watch the video (opens in a new tab)' }),
};

/** Placeholders: invented names with drawings of our own, to be replaced by customers who agreed to be shown. */
export const partners = {
  title: words({ ko: '협력사', en: 'Partners' }),
  /** Shown with the logos: make it `undefined` once they are your own. */
  note: { ko: '예시 로고입니다. 실제 협력사가 아닙니다.', en: 'Sample logos: not real companies.' } as
    | Localized
    | undefined,
  logos: [
    { name: 'Ondara Energy', src: ondara },
    { name: 'Velmont Marine', src: velmont },
    { name: 'Kirasol Chem', src: kirasol },
    { name: 'Tavero Steel', src: tavero },
    { name: 'Norvane Power', src: norvane },
    { name: 'Saltera Water', src: saltera },
    { name: 'Brevia Foods', src: brevia },
    { name: 'Quorin Pharma', src: quorin },
  ],
};

export const customSolution = {
  title: words({ ko: '조건이 까다로울수록, 맞춤 설계', en: 'Difficult duty? We design for it' }),
  lead: words({
    ko: '점도가 높은 유체, 섬유질이 섞인 폐수, 몇 도 안 되는 온도차. 조건을 보내 주시면 형식 선정부터 함께하겠습니다.',
    en: 'Viscous fluids, wastewater with fibers, a temperature difference of only a few degrees: send us the conditions and we will select the type together with you.',
  }),
  quote: words({ ko: '온라인 견적 요청', en: 'Request a quote' }),
  support: words({ ko: '고객센터 문의', en: 'Customer center' }),
};
