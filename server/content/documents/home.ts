import { document } from '../document.js';
import { choice, group, line, link, list, optional, picture, plain } from '../fields.js';

const icons = {
  plates: { ko: '전열판', en: 'Plates' },
  factory: { ko: '공장', en: 'Factory' },
  certificate: { ko: '인증서', en: 'Certificate' },
  delivery: { ko: '납품', en: 'Delivery' },
  support: { ko: '상담', en: 'Support' },
  leaf: { ko: '나뭇잎', en: 'Leaf' },
  years: { ko: '경력', en: 'Years' },
  team: { ko: '기술진', en: 'Team' },
  heat: { ko: '열', en: 'Heat' },
};

/** The home page below its first screen. */
export const home = document({
  title: { ko: '홈', en: 'Home page' },
  path: '#families',
  fields: {
    facts: list(
      { ko: '숫자로 보는 회사', en: 'The company in figures' },
      {
        figure: plain({ ko: '숫자', en: 'Figure' }, 12),
        unit: optional(plain({ ko: '단위', en: 'Unit' }, 8)),
        label: line({ ko: '설명', en: 'Label' }, 40),
      },
      {
        least: 2,
        most: 6,
        entry: { ko: '숫자', en: 'Figure' },
        hint: {
          ko: '{plant1}, {plant2} 자리에는 ‘회사개요’의 공장 면적이 들어갑니다.',
          en: '{plant1} and {plant2} stand for the areas of the plants in the company overview.',
        },
      },
    ),
    families: group(
      { ko: '제품군', en: 'Product families' },
      {
        title: line({ ko: '제목', en: 'Title' }, 60),
        lead: line({ ko: '소개', en: 'Lead' }, 300),
      },
    ),
    services: group(
      { ko: '안내', en: 'Ways into the site' },
      {
        title: line({ ko: '제목', en: 'Title' }, 60),
        lead: line({ ko: '소개', en: 'Lead' }, 300),
        product: picture({ ko: '사진', en: 'Picture' }, 'card'),
        cards: list(
          { ko: '카드', en: 'Cards' },
          {
            page: choice(
              { ko: '연결할 페이지', en: 'Page it leads to' },
              {
                products: { ko: '제품소개', en: 'Products' },
                certificationDetail: { ko: '인증현황', en: 'Certifications' },
                companyOverview: { ko: '회사소개', en: 'Company' },
                deliveryPerformance: { ko: '납품실적', en: 'Delivery performance' },
                customerSupport: { ko: '고객지원', en: 'Customer support' },
                calculator: { ko: '열교환 계산기', en: 'Calculator' },
                eProcurement: { ko: '전자조달', en: 'E-procurement' },
                esg: { ko: 'ESG', en: 'ESG' },
              },
            ),
            icon: choice({ ko: '그림', en: 'Icon' }, icons),
            title: line({ ko: '제목', en: 'Title' }, 40),
            detail: line({ ko: '설명', en: 'Detail' }, 200),
          },
          { least: 2, most: 8, entry: { ko: '카드', en: 'Card' } },
        ),
      },
    ),
    reasons: group(
      { ko: '선택하는 이유', en: 'Reasons' },
      {
        title: line({ ko: '제목', en: 'Title' }, 60),
        lead: line({ ko: '소개', en: 'Lead' }, 300),
        cards: list(
          { ko: '이유', en: 'Reasons' },
          {
            icon: choice({ ko: '그림', en: 'Icon' }, icons),
            title: line({ ko: '제목', en: 'Title' }, 40),
            detail: line({ ko: '설명', en: 'Detail' }, 300),
          },
          { least: 2, most: 6, entry: { ko: '이유', en: 'Reason' } },
        ),
      },
    ),
    video: group(
      { ko: '영상', en: 'Video' },
      {
        url: link({ ko: '영상 링크', en: 'Link to the video' }, { isVideo: true }),
        poster: picture({ ko: '표지 사진', en: 'Cover picture' }, 'card'),
        title: line({ ko: '제목', en: 'Title' }, 60),
        detail: line({ ko: '설명', en: 'Detail' }, 300),
      },
    ),
    customSolution: group(
      { ko: '맞춤 설계', en: 'Custom solutions' },
      {
        title: line({ ko: '제목', en: 'Title' }, 60),
        lead: line({ ko: '소개', en: 'Lead' }, 300),
      },
    ),
  },
  defaults: {
    facts: [
      { figure: '1982', label: { ko: '6월 10일 창립', en: 'Founded on 10 June' } },
      { figure: '12', label: { ko: '열교환기와 탱크 제품군', en: 'Families of heat exchangers and tanks' } },
      { figure: '{plant1}', unit: 'm²', label: { ko: '인천 1공장', en: 'Plant 1, Incheon' } },
      { figure: '{plant2}', unit: 'm²', label: { ko: '포항 2공장', en: 'Plant 2, Pohang' } },
    ],
    families: {
      title: { ko: '열두 가지 제품군', en: 'Twelve product families' },
      lead: {
        ko: '작은 온도차까지 활용하는 판형열교환기부터 가스를 가압 저장하는 볼탱크까지, 사진을 누르면 사양을 보실 수 있습니다.',
        en: 'From plate heat exchangers for close temperature approaches to ball tanks for gas under pressure: select a picture to see the specifications.',
      },
    },
    services: {
      title: { ko: '무엇을 찾으십니까', en: 'What are you looking for?' },
      lead: {
        ko: '제품 사양부터 인증서와 납품실적까지, 검토에 필요한 자료를 모았습니다.',
        en: 'Everything you need for your evaluation, from specifications to certificates and delivery records.',
      },
      product: {
        picture: 'products/heat-exchanger-left',
        alt: {
          ko: '전열판 팩 쪽에서 본 가스켓식 판형열교환기, 오른쪽에 노즐 4개가 있는 프레임 플레이트',
          en: 'Gasketed plate heat exchanger seen from the plate pack, its frame plate with four nozzles on the right',
        },
      },
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
      ],
    },
    reasons: {
      title: { ko: '믿고 맡기실 수 있는 이유', en: 'Why choose us' },
      lead: {
        ko: '열교환기는 한 번 설치하면 오래 쓰는 설비입니다. 그래서 누가 만드는지가 중요합니다.',
        en: 'A heat exchanger stays in service for many years, so it matters who builds it.',
      },
      cards: [
        {
          icon: 'years',
          title: { ko: '{years}년 이상의 경험', en: '{years}+ years' },
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
      ],
    },
    video: {
      url: 'https://example.com/video',
      poster: {
        picture: 'video/poster',
        alt: {
          ko: '빨간색 고온 흐름과 파란색 저온 흐름을 화살표로 나타낸 판형열교환기 분해도',
          en: 'Exploded view of a plate heat exchanger with red hot and blue cold flow arrows',
        },
      },
      title: { ko: '제품 작동 영상', en: 'Product operation video' },
      detail: {
        ko: '고온 유체와 저온 유체가 전열판을 사이에 두고 한 칸씩 번갈아 흐릅니다. 두 유체가 섞이지 않고 열만 전달되는 과정을 영상으로 보여 드립니다.',
        en: 'Hot and cold fluids flow through alternate channels, separated by thin plates. See how heat passes from one to the other while the fluids never mix.',
      },
    },
    customSolution: {
      title: { ko: '조건이 까다로울수록, 맞춤 설계', en: 'Difficult duty? We design for it' },
      lead: {
        ko: '점도가 높은 유체, 섬유질이 섞인 폐수, 몇 도 안 되는 온도차. 조건을 보내 주시면 형식 선정부터 함께하겠습니다.',
        en: 'Viscous fluids, wastewater with fibers, a temperature difference of only a few degrees: send us the conditions and we will select the type together with you.',
      },
    },
  },
});
