import { productDocument } from './product-document.js';

export const plateCoil = productDocument('plate-coil', {
  summary: {
    ko: '판 두 장을 접합하여 내부에 유로를 만든 평판형 전열체로, 처리조에 담그거나 용기 벽에 둘러 가열하고 냉각합니다.',
    en: 'Flat heat transfer panel of two joined sheets with channels between them, immersed in a tank or wrapped around a vessel for heating and cooling.',
  },
  description: {
    ko: [
      '판 두 장을 레이저용접이나 저항용접으로 점과 선을 따라 접합하고, 그 사이를 부풀리거나 미리 프레스 성형하여 유로를 만듭니다. 증기, 온수, 열매유, 냉각수, 냉매가 판 내부를 흐르고 판 바깥면 전체가 전열면이 됩니다.',
      '처리조에 담그는 침지형은 여러 장을 나란히 걸어 뱅크로 만듭니다. 관 코일보다 표면이 매끈하고 간격이 넓어 액이 자연대류로 잘 순환하고, 꺼내서 세척하기 쉽습니다.',
      '용기에 두르는 재킷형은 용기 벽에 용접하며, 기존 탱크에는 곡면에 맞춘 판을 밴드로 조여 붙입니다. 딤플 구조이므로 얇은 판으로도 재킷 압력을 견딥니다.',
    ],
    en: [
      'Two sheets are joined at spots and along seams by laser or resistance welding; the channels are formed by inflating the space between the sheets or by pressing them beforehand. Steam, hot water, thermal oil, cooling water or refrigerant flows inside, and the whole outer face is heat transfer surface.',
      'For immersion, several plates hang side by side as a bank. Smoother and more widely spaced than pipe coils, they let the liquid circulate by natural convection and are easy to lift out for cleaning.',
      'As a jacket, the plate is welded to the vessel wall or, on an existing tank, rolled to its radius and strapped on. The dimples allow thin sheet to withstand the jacket pressure.',
    ],
  },
  pictures: [
    {
      picture: {
        picture: 'products/plate-coil',
        alt: {
          ko: '다중 패스 평판형, 딤플 필로우형 플레이트 코일과 스테인리스 용기에 감은 딤플 재킷',
          en: 'Plate coils: multi-pass flat panel, dimpled pillow plate and a dimple jacket around a stainless vessel',
        },
      },
    },
  ],
  advantages: [
    {
      title: { ko: '설치 위치에 맞춘 형상', en: 'Made to fit' },
      detail: {
        ko: '평판형, 원호형, 원뿔형으로 만들어 처리조와 용기의 치수에 그대로 맞춥니다.',
        en: 'Flat, curved or conical, made to the dimensions of the tank or vessel.',
      },
    },
    {
      title: { ko: '세척하기 쉬운 표면', en: 'Easy to clean' },
      detail: {
        ko: '면이 평평하여 관 코일 사이처럼 찌꺼기가 끼지 않으며, 뱅크째 들어내어 세척합니다.',
        en: 'Flat faces do not trap dirt as the gaps of a pipe coil do, and the whole bank lifts out for cleaning.',
      },
    },
    {
      title: { ko: '가벼운 재킷', en: 'A light jacket' },
      detail: {
        ko: '딤플 용접이 판을 붙들어 일반 이중 재킷보다 얇은 판으로 같은 압력을 견딥니다.',
        en: 'Dimple welds support the sheet, so it withstands the same pressure with less thickness than a plain jacket.',
      },
    },
    {
      title: { ko: '기존 탱크에 추가하는 가열·냉각', en: 'Heating and cooling added later' },
      detail: {
        ko: '밴드 체결 재킷은 사용 중인 탱크에 구멍을 내거나 용접하지 않고 설치할 수 있습니다.',
        en: 'A strapped-on jacket can be fitted to a tank in service without cutting or welding.',
      },
    },
  ],
  choosing: {
    ko: '액을 펌프로 순환시킬 수 없거나 처리조와 용기 안에서 바로 가열·냉각해야 할 때 적합합니다. 용기 벽에 밴드로 조여 붙일 때는 판과 벽 사이를 전열 시멘트로 메워야 제 성능이 나옵니다. 펌프로 순환시킬 수 있는 깨끗한 액이라면 판형열교환기가 더 작고 경제적입니다.',
    en: 'Suitable where the liquid cannot be circulated by a pump, or has to be heated or cooled directly in the tank or vessel. When strapped to a vessel wall, it performs properly only if the gap is filled with heat transfer cement. For a clean liquid that can be pumped, a plate heat exchanger is smaller and more economical.',
  },
  limits: {},
  specification: [
    {
      label: { ko: '형식', en: 'Types' },
      value: { ko: '다중 패스 평판형, 딤플(필로우)형, 재킷형', en: 'Multi-pass panel, dimple (pillow) plate, jacket' },
    },
    {
      label: { ko: '재질', en: 'Material' },
      value: {
        ko: '스테인리스강, 탄소강, 티타늄, 니켈합금 중 주문 사양',
        en: 'Stainless steel, carbon steel, titanium or nickel alloy, to order',
      },
    },
    {
      label: { ko: '열매체', en: 'Heat transfer medium' },
      value: {
        ko: '증기, 온수, 열매유, 냉각수, 브라인, 냉매',
        en: 'Steam, hot water, thermal oil, cooling water, brine, refrigerant',
      },
    },
    {
      label: { ko: '설치', en: 'Mounting' },
      value: { ko: '침지 걸이형, 용접 재킷, 밴드 체결 재킷', en: 'Immersed (hung), welded jacket, strapped-on jacket' },
    },
    {
      label: { ko: '접속', en: 'Connections' },
      value: { ko: '나사, 용접, 플랜지 중 주문 사양', en: 'Threaded, welded or flanged, to order' },
    },
  ],
  applications: {
    ko: [
      '도금·산세·전해조의 가열과 냉각',
      '저장탱크의 보온과 중질유 가열',
      '반응기·발효조의 재킷',
      '식품·우유 저장탱크의 냉각',
      '빙축열·수축열조',
      '폐수조의 열회수',
    ],
    en: [
      'Heating and cooling of plating, pickling and electrolysis baths',
      'Temperature maintenance of storage tanks and heavy oil heating',
      'Jackets of reactors and fermenters',
      'Cooling of food and milk tanks',
      'Ice and chilled water storage',
      'Heat recovery from effluent basins',
    ],
  },
  customers: {
    ko: ['도금·표면처리 업체', '화학·제약 공장', '식품·음료 공장', '탱크 터미널', '제철소'],
    en: [
      'Plating and surface treatment companies',
      'Chemical and pharmaceutical plants',
      'Food and beverage plants',
      'Tank terminals',
      'Steelworks',
    ],
  },
});
