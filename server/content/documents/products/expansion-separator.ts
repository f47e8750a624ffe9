import { productDocument } from './product-document.js';

export const expansionSeparator = productDocument('expansion-separator', {
  summary: {
    ko: '순환수의 공기를 분리하면서 팽창수를 받아 계통 압력을 설정값 {band} 이내로 유지하는 배관 일체형 설비입니다.',
    en: 'In-line unit that separates air from the circulating water and takes up its expansion, keeping the system pressure within {band} of its set value.',
  },
  description: {
    ko: [
      '순환수에 남은 공기는 소음을 내고 방열기 윗부분을 차갑게 하며 펌프와 배관을 부식시킵니다. 팽창기수분리기는 주 배관에 바로 접속되며, 단면이 넓은 본체 안에서 유속을 낮추고 물을 선회시켜 기포를 중심으로 모읍니다. 모인 공기는 위쪽 자동 공기변으로 빠져나가고 찌꺼기는 아래 드레인으로 가라앉습니다.',
      '물에 녹은 공기는 수온이 높고 압력이 낮은 곳에서 가장 잘 빠집니다. 그래서 난방에서는 열교환기나 보일러의 출구, 펌프의 흡입측에 설치합니다.',
      '같은 자리에서 팽창수까지 받으므로 팽창탱크와 기수분리기를 따로 배관할 필요가 없습니다. 계통 압력은 설정값 {band} 이내로 유지됩니다.',
    ],
    en: [
      'Air left in the circulating water causes noise, leaves radiators cold at the top and corrodes pumps and pipes. The expansion separator is connected directly into the main line. In its wide body the water slows down and swirls, which gathers the bubbles at the center; the air leaves through the automatic vent at the top, and dirt settles to the drain at the bottom.',
      'Dissolved air is released most readily where the water is hot and the pressure is low. In heating systems the unit is therefore installed downstream of the heat exchanger or boiler, on the suction side of the pump.',
      'The same unit takes up the expansion, so no separate piping is needed for an expansion tank and an air separator. The system pressure is kept within {band} of its set value.',
    ],
  },
  pictures: [
    {
      picture: {
        picture: 'products/expansion-separator',
        alt: {
          ko: '인라인 플랜지, 상부 자동 공기변, 드레인과 소형 팽창 용기를 갖춘 수직형 팽창기수분리기',
          en: 'Expansion separator: vertical vessel with inline flanges, top air vent, drain and small expansion vessel',
        },
      },
    },
  ],
  advantages: [
    {
      title: { ko: '{band}의 압력 유지', en: 'Pressure within {band}' },
      detail: {
        ko: '밀폐형 팽창탱크보다 좁은 폭으로 압력을 유지하여 높은 건물의 위층까지 안정적으로 물을 채웁니다.',
        en: 'A narrower pressure band than that of the closed expansion tank keeps tall buildings reliably filled up to the top floor.',
      },
    },
    {
      title: { ko: '두 설비를 하나로', en: 'Two functions in one vessel' },
      detail: {
        ko: '기수분리와 팽창을 한 본체에서 처리해 배관과 설치면적이 줄어듭니다.',
        en: 'Air separation and expansion in one body save piping and floor space.',
      },
    },
    {
      title: { ko: '조용하고 오래가는 계통', en: 'A quiet, durable system' },
      detail: {
        ko: '공기가 빠지면 유량과 방열량이 안정되고 산소에 의한 부식이 줄어듭니다.',
        en: 'With the air removed, flow rate and heat output are steady and oxygen corrosion is reduced.',
      },
    },
  ],
  choosing: {
    ko: '보유수량이 많아 팽창탱크가 지나치게 커지거나, 공기 때문에 방열 불량과 소음이 잦은 계통에 적합합니다. 접속관경은 주 배관의 유량으로, 팽창 용량은 계통 보유수량과 수온으로 정합니다.',
    en: 'Suitable where the system water volume would make an expansion tank too large, or where air often causes noise and poor heat output. The connection size follows from the flow rate in the main line, the expansion capacity from the system water volume and the water temperatures.',
  },
  limits: { pressureBand: 0.2 },
  specification: [
    {
      label: { ko: '구성', en: 'Scope' },
      value: {
        ko: '분리 본체, 자동 공기변, 드레인, 팽창 용기, 계기',
        en: 'Separator body, automatic air vent, drain, expansion vessel, instruments',
      },
    },
    {
      label: { ko: '본체', en: 'Body' },
      value: { ko: '탄소강 또는 스테인리스강, 수직형', en: 'Carbon or stainless steel, vertical' },
    },
    {
      label: { ko: '설치 위치', en: 'Installation position' },
      value: {
        ko: '난방은 열원 출구의 펌프 흡입측, 냉방은 수온이 높은 환수측',
        en: 'Heating: heat source outlet, suction side of the pump; cooling: the warmer return side',
      },
    },
    {
      label: { ko: '접속', en: 'Connections' },
      value: { ko: '인라인 플랜지, 규격은 주문 사양', en: 'Inline flanges, standard to order' },
    },
    {
      label: { ko: '적용 코드', en: 'Design code' },
      value: { ko: '주문 사양(ASME, KC 등)', en: 'To order (e.g. ASME, KC)' },
    },
  ],
  applications: {
    ko: [
      '아파트 단지의 난방 순환 계통',
      '고층 건물의 냉온수 계통',
      '지역냉난방의 2차측 배관',
      '공장의 온수·냉각수 폐회로',
    ],
    en: [
      'Heating circuits of apartment complexes',
      'Chilled and hot water systems of high-rise buildings',
      'Secondary circuits of district heating and cooling',
      'Closed hot and cooling water circuits in factories',
    ],
  },
  customers: {
    ko: ['아파트·업무시설 건설사', '지역난방 사업자', '기계설비 시공사'],
    en: ['Apartment and office builders', 'District heating operators', 'Mechanical contractors'],
  },
});
