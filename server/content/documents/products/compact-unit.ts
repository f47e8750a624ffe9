import { productDocument } from './product-document.js';

export const compactUnit = productDocument('compact-unit', {
  summary: {
    ko: '판형열교환기와 펌프, 밸브, 계기, 제어반을 하나의 베이스 위에 조립하여 현장에서는 배관과 전원만 연결하면 되는 난방·급탕 설비입니다.',
    en: 'Heating and hot water unit with plate heat exchanger, pumps, valves, instruments and control panel on one base frame: only piping and power remain to be connected on site.',
  },
  description: {
    ko: [
      '지역난방 중온수를 받는 1차측과 건물의 난방·급탕 계통인 2차측 사이에 놓입니다. 판형열교환기가 두 계통을 분리하고, 1차측 온도조절밸브가 2차측 공급온도에 맞추어 유량을 조절합니다. 차압유량조절밸브는 배관망의 압력이 변해도 1차측 유량이 설정값을 넘지 않게 합니다.',
      '배관 용접과 배선을 공장에서 마치므로 현장 공정이 짧아지고, 골조 공사와 제작을 동시에 진행할 수 있습니다. 기기 배치는 반입구와 문 폭, 점검 통로를 기준으로 잡으며, 필요하면 분할 반입하여 현장에서 다시 조립합니다.',
      '제어는 외기온도에 따라 난방 공급온도를 바꾸는 외기보상, 급탕 온도의 정온 제어, 펌프의 교번·예비 운전으로 이루어집니다. 중앙감시와의 통신은 주문 사양에 따라 구성합니다.',
    ],
    en: [
      'It stands between the district heating network (primary side) and the heating and hot water circuits of the building (secondary side). The plate heat exchanger separates the two; a temperature control valve on the primary side adjusts the flow to the secondary supply temperature. A differential pressure and flow controller keeps the primary flow within its set limit even when the network pressure changes.',
      'Pipe welding and wiring are completed in the factory, so site work is short and the unit can be built while the building structure goes up. The layout is based on the access opening, door width and service aisle; where necessary the unit is delivered in sections and reassembled on site.',
      'Control comprises weather compensation of the heating supply temperature, constant hot water temperature, and alternating and standby operation of the pumps. Communication with the building management system is configured to order.',
    ],
  },
  pictures: [
    {
      picture: {
        picture: 'products/compact-unit',
        alt: {
          ko: '판형열교환기, 인라인 펌프 2대, 밸브, 배관, 제어반을 하나의 스키드에 구성한 콤팩트 유니트',
          en: 'Compact unit: plate heat exchanger, two inline pumps, valves, piping and control panel on one steel skid',
        },
      },
    },
  ],
  advantages: [
    {
      title: { ko: '일원화된 책임', en: 'Single-source responsibility' },
      detail: {
        ko: '열교환기, 펌프, 밸브, 제어를 한곳에서 선정하므로 압력손실과 제어 범위가 서로 맞습니다.',
        en: 'Exchanger, pumps, valves and controls are selected together, so pressure drops and control ranges match.',
      },
    },
    {
      title: { ko: '짧은 현장 공정', en: 'Short installation time' },
      detail: {
        ko: '현장 작업은 앵커, 배관 접속, 전원 연결로 끝납니다. 기계실에서의 용접과 배선이 줄어듭니다.',
        en: 'Site work is limited to anchoring, connecting the pipes and connecting the power, with less welding and wiring in the plant room.',
      },
    },
    {
      title: { ko: '기계실에 맞춘 배치', en: 'Laid out for the plant room' },
      detail: {
        ko: '설치면적, 반입 경로, 접속 방향을 도면에서 먼저 확정합니다. 펌프와 밸브는 통로 쪽에서 정비합니다.',
        en: 'Footprint, access route and connection sides are agreed on the drawing first; pumps and valves are serviced from the aisle.',
      },
    },
    {
      title: { ko: '낮은 환수온도', en: 'Low return temperature' },
      detail: {
        ko: '향류 판형열교환기와 온도 제어로 1차측 환수온도를 낮추어 배관망과 열원의 효율을 높입니다.',
        en: 'Counter-current plate heat exchangers and close temperature control lower the primary return temperature, which improves the efficiency of the network and its heat source.',
      },
    },
  ],
  choosing: {
    ko: '지역난방을 열원으로 하는 기계실에서 난방과 급탕을 함께 공급할 때 적합합니다. 1차측 차압과 열공급 계약용량, 반입구 치수를 먼저 알려 주시면 배치와 밸브 선정이 빨라집니다.',
    en: 'Suitable where district heating supplies both space heating and hot water from one plant room. Give us the primary differential pressure, contracted heat load and access dimensions first: that speeds up layout and valve selection.',
  },
  limits: {},
  specification: [
    {
      label: { ko: '열교환기', en: 'Heat exchanger' },
      value: { ko: '가스켓식 판형열교환기 또는 브레이징 열교환기', en: 'Gasketed or brazed plate heat exchanger' },
    },
    {
      label: { ko: '구성', en: 'Scope' },
      value: {
        ko: '순환펌프, 온도조절밸브, 차압유량조절밸브, 스트레이너, 안전밸브, 계기, 배관, 제어반',
        en: 'Circulation pumps, temperature control valves, differential pressure and flow controller, strainers, safety valves, instruments, piping, control panel',
      },
    },
    {
      label: { ko: '선택 사양', en: 'Options' },
      value: {
        ko: '열량계, 팽창탱크, 급탕 예열·재열 2단 구성, 인버터 펌프, 중앙감시 통신, 보온',
        en: 'Heat meter, expansion tank, two-stage hot water (preheating and reheating), variable-speed pumps, BMS communication, insulation',
      },
    },
    {
      label: { ko: '접속', en: 'Connections' },
      value: { ko: '플랜지, 규격과 방향은 주문 사양', en: 'Flanged; standard and side to order' },
    },
    {
      label: { ko: '적용 기준', en: 'Applicable standards' },
      value: {
        ko: '주문 사양(열공급자의 열사용시설 기준 포함)',
        en: 'To order, including the heat supplier’s rules for substations',
      },
    },
  ],
  applications: {
    ko: [
      '아파트 단지의 난방·급탕 기계실',
      '업무시설·학교·병원의 열사용시설',
      '지역냉방 사용자 시설',
      '노후 기계실의 설비 교체',
    ],
    en: [
      'Heating and hot water plant rooms of apartment complexes',
      'Heating substations of offices, schools and hospitals',
      'District cooling substations',
      'Replacement of aging equipment in existing plant rooms',
    ],
  },
  customers: {
    ko: ['지역난방 사업자', '아파트·업무시설 건설사', '기계설비 시공사', '공동주택 관리주체'],
    en: [
      'District heating operators',
      'Apartment and office builders',
      'Mechanical contractors',
      'Apartment complex managers',
    ],
  },
});
