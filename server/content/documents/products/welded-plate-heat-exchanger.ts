import { defaultPressure, defaultTemperature } from '../../family-limits.js';

import { productDocument } from './product-document.js';

export const weldedPlateHeatExchanger = productDocument('welded-plate-heat-exchanger', {
  summary: {
    ko: '전열판을 용접하여 가스켓이 견디지 못하는 고온·고압과 부식성 유체를 다루는 판형열교환기입니다.',
    en: 'A plate heat exchanger with welded plates for the high temperatures, high pressures and corrosive fluids that gaskets do not withstand.',
  },
  description: {
    ko: [
      '판형열교환기의 높은 열전달 성능을 고온·고압 조건으로 확장한 형식입니다. 전열판을 서로 용접해 유로를 만들고, 이 팩을 볼트로 조인 패널이나 원통형 쉘 안에 넣어 압력을 받게 합니다.',
      '블록형은 사각형 전열판 팩을 네 면의 패널이 둘러쌉니다. 두 유체는 패스마다 직각으로 교차하지만 배플로 여러 번 방향을 바꾸어 전체적으로는 향류에 가깝습니다. 패널을 열면 양쪽 유로에 모두 접근할 수 있어 고압수로 세척합니다.',
      '플레이트 앤 쉘형은 원형 전열판 팩을 쉘 안에 넣습니다. 모서리가 없어 압력과 온도 변화를 고르게 받으며, 증발·응축처럼 상변화가 있는 조건에 알맞습니다.',
    ],
    en: [
      'This type extends the high heat transfer of plates to high temperature and pressure. The plates are welded to each other to form the channels, and the pack is enclosed by bolted panels or a cylindrical shell that contains the pressure.',
      'In the block type, four panels enclose a square plate pack. The fluids cross at right angles in each pass, but baffles turn them several times, so the overall flow is close to counter-current. With the panels open, both sides are accessible for high-pressure cleaning.',
      'In the plate-and-shell type, a pack of round plates sits in a shell. Having no corners, it takes pressure and temperature changes evenly, and it suits duties with a phase change such as evaporation and condensation.',
    ],
  },
  pictures: [
    {
      picture: {
        picture: 'products/welded-plate-heat-exchanger-1',
        alt: {
          ko: '볼트 체결 패널 4면과 플랜지 노즐을 갖춘 블록형 용접식 판형열교환기',
          en: 'Block-type welded plate heat exchanger with four bolted panels and flanged nozzles',
        },
      },
    },
    {
      picture: {
        picture: 'products/welded-plate-heat-exchanger-2',
        alt: {
          ko: '원형 용접 전열판 팩이 보이도록 쉘을 절개한 플레이트 앤 쉘 열교환기',
          en: 'Plate-and-shell heat exchanger, shell cut open to show the round welded plate pack',
        },
      },
    },
  ],
  advantages: [
    {
      title: { ko: '가스켓이 없는 전열판 팩', en: 'A plate pack without gaskets' },
      detail: {
        ko: '전열판 사이에 가스켓이 없으므로 용제, 탄화수소, 고온 증기에도 금속 재질만 맞으면 쓸 수 있습니다.',
        en: 'With no gaskets between the plates, only the metal has to be compatible with solvents, hydrocarbons or high-temperature steam.',
      },
    },
    {
      title: { ko: '넓은 온도·압력 범위', en: 'Wide temperature and pressure range' },
      detail: {
        ko: '제품군의 설계온도는 {temperature}, 설계압력은 최고 {pressure}입니다. 두 값이 동시에 어디까지 허용되는지는 형식과 재질에 따라 정해집니다.',
        en: 'The family covers design temperatures of {temperature} and design pressures up to {pressure}. How far both can be combined depends on type and material.',
      },
    },
    {
      title: { ko: '열어서 세척하는 블록형', en: 'Block type that opens for cleaning' },
      detail: {
        ko: '패널을 떼어 내면 양쪽 유로를 고압수로 세척할 수 있어, 용접식이면서도 정비가 가능합니다.',
        en: 'With the panels removed, both sides can be cleaned with a high-pressure water jet: welded, yet serviceable.',
      },
    },
    {
      title: { ko: '다관식보다 작은 본체', en: 'Smaller than shell-and-tube' },
      detail: {
        ko: '열전달계수가 높아 전열면적이 작아지며, 값비싼 합금을 써야 하는 공정일수록 그 차이가 커집니다.',
        en: 'Higher heat transfer coefficients mean less heat transfer area, and the more expensive the alloy, the greater the benefit.',
      },
    },
  ],
  choosing: {
    ko: '다관식을 쓸 만한 고온·고압 조건에서 공간이나 재료비를 줄이고자 할 때 검토합니다. 양쪽을 모두 기계적으로 세척해야 하면 블록형, 한쪽이 깨끗하고 압력이 높거나 상변화가 있으면 플레이트 앤 쉘형이 유리합니다.',
    en: 'For high-temperature and high-pressure duties that would otherwise go to a shell-and-tube exchanger, when space or material cost has to be saved. Choose the block type if both sides need mechanical cleaning, and plate-and-shell if one side is clean and the duty involves high pressure or a phase change.',
  },
  limits: {
    pressure: defaultPressure('welded-plate-heat-exchanger', 'bar(g)'),
    temperature: defaultTemperature('welded-plate-heat-exchanger'),
    area: { min: 0.5, max: 300 },
  },
  specification: [
    {
      label: { ko: '형식', en: 'Types' },
      value: { ko: '블록형, 플레이트 앤 쉘형', en: 'Block type, plate-and-shell type' },
    },
    {
      label: { ko: '전열판 재질', en: 'Plate material' },
      value: {
        ko: '스테인리스강, 고합금강, 티타늄, 니켈합금 중 주문 사양',
        en: 'Stainless steel, high-alloy steel, titanium or nickel alloy, to order',
      },
    },
    {
      label: { ko: '세척', en: 'Cleaning' },
      value: {
        ko: '블록형은 양쪽 고압수 세척, 플레이트 앤 쉘형은 주로 약품 세척',
        en: 'Block type: high-pressure water on both sides; plate-and-shell type: mainly chemical',
      },
    },
    {
      label: { ko: '접속', en: 'Connections' },
      value: { ko: '플랜지 또는 용접, 규격은 주문 사양', en: 'Flanged or welded, standard to order' },
    },
    {
      label: { ko: '적용 코드', en: 'Design code' },
      value: { ko: '주문 사양(ASME, KC 등)', en: 'To order (e.g. ASME, KC)' },
    },
  ],
  applications: {
    ko: [
      '정유·석유화학의 원료 예열과 열회수',
      '용제·탄화수소의 응축과 리보일러',
      '고온 증기·열매유의 가열과 냉각',
      '가스 처리 공정의 아민·글리콜 열교환',
      '냉동 설비의 증발기·응축기',
    ],
    en: [
      'Feed preheating and heat recovery in refineries and petrochemical plants',
      'Condensers and reboilers for solvents and hydrocarbons',
      'Heating and cooling with high-temperature steam and thermal oil',
      'Amine and glycol interchange in gas treating',
      'Evaporators and condensers of refrigeration systems',
    ],
  },
  customers: {
    ko: ['정유·석유화학 플랜트', '정밀화학·제약 공장', '가스 처리 설비', '발전소', 'EPC 사업자'],
    en: [
      'Refineries and petrochemical plants',
      'Fine chemical and pharmaceutical plants',
      'Gas treating plants',
      'Power stations',
      'EPC contractors',
    ],
  },
});
