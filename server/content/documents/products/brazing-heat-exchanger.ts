import { defaultPressure, defaultTemperature } from '../../family-limits.js';

import { productDocument } from './product-document.js';

export const brazingHeatExchanger = productDocument('brazing-heat-exchanger', {
  summary: {
    ko: '스테인리스강 전열판을 진공로에서 브레이징하여 일체형으로 만든, 가스켓 없는 소형 고압 열교환기입니다.',
    en: 'Stainless steel plates brazed into one block in a vacuum furnace: a compact, gasket-free heat exchanger for high pressure.',
  },
  description: {
    ko: [
      '파형 전열판 사이에 얇은 동박을 끼워 쌓고 진공로에서 녹이면, 판의 테두리뿐 아니라 골과 골이 만나는 점까지 모두 접합됩니다. 이 접합점들이 판을 서로 붙들어 프레임과 볼트 없이도 압력을 견딥니다.',
      '가스켓이 없으므로 사용온도의 범위가 넓고, 냉매처럼 밀봉이 까다로운 유체에 알맞습니다. 보유 용적이 작아 냉매 충전량이 적고 부하 변화에 빠르게 반응합니다.',
    ],
    en: [
      'Corrugated plates are stacked with thin copper foil between them. In the vacuum furnace the foil melts and joins the plates not only along their edges but at every point where two corrugations cross. These joints hold the plates together, so that the pack withstands pressure without a frame or bolts.',
      'Having no gaskets, it covers a wide temperature range and suits fluids that are hard to seal, such as refrigerants. The small internal volume keeps the refrigerant charge low and the response to load changes quick.',
    ],
  },
  pictures: [
    {
      picture: {
        picture: 'products/brazing-heat-exchanger',
        alt: {
          ko: '동 브레이징 접합부와 나사식 포트를 갖춘 브레이징 열교환기 3종',
          en: 'Three brazed plate heat exchangers with copper seams and threaded ports',
        },
      },
    },
  ],
  advantages: [
    {
      title: { ko: '가스켓 없는 밀봉', en: 'Sealed without gaskets' },
      detail: {
        ko: '교체할 가스켓도, 다시 조일 볼트도 없습니다. 냉매와 저온 유체에 쓸 수 있습니다.',
        en: 'There are no gaskets to replace and no bolts to retighten. It can be used with refrigerants and low-temperature fluids.',
      },
    },
    {
      title: { ko: '접합점이 만드는 강도', en: 'Strength at every contact point' },
      detail: {
        ko: '설계압력 {pressure}에 시험압력 {test}입니다. 무게에 비해 압력에 강합니다.',
        en: 'Design pressure {pressure}, test pressure {test}: high pressure resistance for its weight.',
      },
    },
    {
      title: { ko: '작고 가벼운 본체', en: 'Small and light' },
      detail: {
        ko: '프레임이 없어 같은 전열면적의 가스켓식보다 작습니다. 장비 안에 내장하거나 배관에 바로 설치합니다.',
        en: 'Without a frame it is smaller than a gasketed unit of the same area. It is installed inside equipment or directly in the piping.',
      },
    },
    {
      title: { ko: '적은 보유 용적', en: 'Small internal volume' },
      detail: {
        ko: '냉매 충전량이 줄고, 급탕처럼 부하가 급변하는 곳에서도 온도가 빠르게 따라갑니다.',
        en: 'The refrigerant charge is small, and the temperature responds quickly where the load changes suddenly, as in hot water supply.',
      },
    },
  ],
  choosing: {
    ko: '분해할 수 없으므로 깨끗한 유체에 쓰고 앞단에 스트레이너를 설치합니다. 스케일은 약품 순환 세척으로만 제거할 수 있습니다. 암모니아나 황화물처럼 동을 침식하는 유체에는 동 브레이징을 쓰지 않습니다.',
    en: 'It cannot be opened, so it is used with clean fluids and a strainer upstream. Scale can be removed only by circulating a cleaning chemical. Copper brazing is not used with fluids that attack copper, such as ammonia or sulfides.',
  },
  limits: {
    pressure: { ...defaultPressure('brazing-heat-exchanger', 'kg/cm²'), test: 40 },
    temperature: defaultTemperature('brazing-heat-exchanger'),
  },
  specification: [
    {
      label: { ko: '전열판 재질', en: 'Plate material' },
      value: { ko: '스테인리스강, 강종은 주문 사양', en: 'Stainless steel, grade to order' },
    },
    {
      label: { ko: '브레이징 재료', en: 'Brazing filler' },
      value: { ko: '동, 그 밖의 재료는 주문 사양', en: 'Copper; others to order' },
    },
    {
      label: { ko: '접속', en: 'Connections' },
      value: { ko: '나사, 용접, 납땜, 플랜지 중 주문 사양', en: 'Threaded, welded, soldered or flanged, to order' },
    },
    { label: { ko: '유로', en: 'Flow' }, value: { ko: '향류, 단일 패스', en: 'Counter-current, single-pass' } },
    {
      label: { ko: '부속', en: 'Accessories' },
      value: { ko: '보온재, 설치 브래킷은 주문 사양', en: 'Insulation and mounting bracket to order' },
    },
  ],
  applications: {
    ko: [
      '냉동기·히트펌프의 증발기와 응축기',
      '공동주택 세대·소규모 건물의 난방과 급탕',
      '유압유·압축기 오일 냉각',
      '공작기계·레이저·반도체 장비의 온도 조절',
      '태양열·연료전지의 열회수',
    ],
    en: [
      'Evaporators and condensers of chillers and heat pumps',
      'Heating and hot water for apartments and small buildings',
      'Hydraulic and compressor oil cooling',
      'Temperature control of machine tools, lasers and semiconductor equipment',
      'Heat recovery from solar thermal systems and fuel cells',
    ],
  },
  customers: {
    ko: ['냉동·공조 장비 제조사', '히트펌프 제조사', '산업기계 제조사', '기계설비 시공사'],
    en: [
      'Refrigeration and air-conditioning manufacturers',
      'Heat pump manufacturers',
      'Industrial machinery manufacturers',
      'Mechanical contractors',
    ],
  },
});
