import { productDocument } from './product-document.js';

export const atmTank = productDocument('atm-tank', {
  summary: {
    ko: '물, 기름, 화학약품을 대기압에서 저장하는 수직 원통형 탱크로, 저장물과 입지에 맞추어 설계합니다.',
    en: 'Vertical cylindrical tanks for water, oil and chemicals at atmospheric pressure, designed for product and site.',
  },
  description: {
    ko: [
      '상압탱크의 판 두께는 액의 높이에 따라 정해집니다. 바닥에 가까울수록 액압이 커지므로 측판은 아래가 두껍고 위로 갈수록 얇아지며, 빈 탱크가 바람에 찌그러지지 않도록 윗부분을 보강합니다.',
      '지붕 형식은 저장물에 따라 정합니다. 증기압이 낮은 액은 원뿔형이나 돔형 고정 지붕에 통기관을 설치하고, 휘발성 액은 통기밸브를 달거나 액면을 따라 오르내리는 부상식 지붕을 써서 증발 손실을 줄입니다.',
      '부식성 액에는 스테인리스강을 쓰거나 탄소강 내면에 도장이나 고무·FRP 라이닝을 합니다. 굳거나 얼 수 있는 액은 플레이트 코일로 데우고 보온하며, 침전이 생기는 액에는 교반기를 설치합니다.',
    ],
    en: [
      'The plate thickness depends on the liquid height. The liquid pressure increases toward the bottom, so the lower shell courses are thicker and the upper ones thinner, and the top is stiffened so that wind does not buckle an empty tank.',
      'The roof type depends on the product. Liquids of low vapor pressure get a fixed cone or dome roof with an open vent; for volatile liquids, a breather valve or a floating roof that moves with the liquid level reduces evaporation losses.',
      'Corrosive liquids are stored in stainless steel, or in carbon steel with a coating or a rubber or FRP lining. Liquids that may solidify or freeze are heated by plate coils and insulated, and tanks for liquids that form sediment get an agitator.',
    ],
  },
  pictures: [
    {
      picture: {
        picture: 'products/atm-tank-1',
        alt: {
          ko: '나선형 계단, 지붕 난간, 맨홀, 출구 밸브를 갖춘 수직형 상압(ATM) 저장탱크',
          en: 'Vertical atmospheric storage tank with spiral stair, roof handrail, manway and outlet valves',
        },
      },
    },
    {
      picture: {
        picture: 'products/atm-tank-2',
        alt: {
          ko: '도장 탱크 3기와 스테인리스 탱크 1기로 구성된 상압 탱크 팜',
          en: 'Tank farm with three painted and one stainless atmospheric storage tank',
        },
      },
    },
    {
      picture: {
        picture: 'products/atm-tank-3',
        alt: {
          ko: '금속 외장 보온, 등받이울 사다리, 맨홀, 교반기 구동부를 갖춘 소형 보온 상압탱크',
          en: 'Small insulated atmospheric tank with metal cladding, caged ladder, manway and agitator drive',
        },
      },
    },
  ],
  advantages: [
    {
      title: { ko: '저장물에서 시작하는 설계', en: 'Design that starts with the product' },
      detail: {
        ko: '비중, 온도, 부식성, 증기압에 따라 재질과 부식여유, 지붕, 라이닝을 정합니다.',
        en: 'Specific gravity, temperature, corrosiveness and vapor pressure determine material, corrosion allowance, roof and lining.',
      },
    },
    {
      title: { ko: '공장 제작과 현장 조립', en: 'Shop-built or field-built' },
      detail: {
        ko: '운반할 수 있는 크기는 공장에서 완성하고, 그보다 크면 공장에서 판을 가공하여 현장에서 조립합니다.',
        en: 'Tanks small enough to transport are completed in the shop; for larger ones the plates are cut and rolled in the shop and erected on site.',
      },
    },
    {
      title: { ko: '열설비까지 함께 설계', en: 'Heating equipment included' },
      detail: {
        ko: '가열 코일, 보온, 교반기, 순환 열교환기를 탱크와 함께 설계합니다.',
        en: 'Heating coils, insulation, agitator and circulation heat exchanger are designed together with the tank.',
      },
    },
    {
      title: { ko: '안전한 승강 구조', en: 'Safe access' },
      detail: {
        ko: '나선 계단이나 등받이울 사다리, 지붕 난간, 맨홀을 점검 동선에 맞추어 배치합니다.',
        en: 'Spiral stair or caged ladder, roof handrail and manways are placed along the inspection route.',
      },
    },
  ],
  choosing: {
    ko: '저장 압력이 대기압에 가까운 액체에 적합합니다. 액화가스처럼 압력이 필요하면 볼탱크를 검토합니다. 저장물의 비중과 온도, 용량, 지반과 지진·풍하중 조건, 소방 관련 요구사항이 설계를 정합니다.',
    en: 'Suitable for liquids stored at or close to atmospheric pressure. For products that need pressure, such as liquefied gas, consider a ball tank. The design depends on the specific gravity and temperature of the product, capacity, soil conditions, earthquake and wind loads, and fire regulations.',
  },
  limits: {},
  specification: [
    { label: { ko: '설계압력', en: 'Design pressure' }, value: { ko: '대기압', en: 'Atmospheric' } },
    {
      label: { ko: '형식', en: 'Types' },
      value: {
        ko: '수직 원통형, 고정 지붕(원뿔·돔) 또는 부상식 지붕',
        en: 'Vertical cylinder; fixed cone or dome roof, or floating roof',
      },
    },
    {
      label: { ko: '재질', en: 'Material' },
      value: {
        ko: '탄소강 또는 스테인리스강, 내면 도장·라이닝(고무·FRP)은 주문 사양',
        en: 'Carbon or stainless steel; internal coating or lining (rubber, FRP) to order',
      },
    },
    {
      label: { ko: '부속', en: 'Fittings' },
      value: {
        ko: '통기관·통기밸브, 액면계, 맨홀, 노즐, 계단, 난간, 교반기, 가열 코일',
        en: 'Vent or breather valve, level gauge, manways, nozzles, stairs, handrails, agitator, heating coil',
      },
    },
    {
      label: { ko: '적용 코드', en: 'Design code' },
      value: { ko: '주문 사양(API 650 등)', en: 'To order (e.g. API 650)' },
    },
  ],
  applications: {
    ko: [
      '원유·석유제품·윤활유 저장',
      '산·알칼리·용제 저장',
      '공업용수·순수·소방용수',
      '축열조·응축수 탱크',
      '식용유·당액 저장',
    ],
    en: [
      'Storage of crude oil, oil products and lubricants',
      'Storage of acids, alkalis and solvents',
      'Industrial water, demineralized water and firewater',
      'Heat storage and condensate tanks',
      'Storage of edible oil and syrup',
    ],
  },
  customers: {
    ko: ['탱크 터미널', '정유·화학 플랜트', '발전소', '수처리 설비', '식품 공장'],
    en: ['Tank terminals', 'Refineries and chemical plants', 'Power stations', 'Water treatment plants', 'Food plants'],
  },
});
