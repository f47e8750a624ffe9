import { defaultPressure, defaultTemperature } from '../../family-limits.js';

import { productDocument } from './product-document.js';

export const heatExchanger = productDocument('heat-exchanger', {
  summary: {
    ko: '가스켓으로 밀봉한 전열판을 필요한 만큼 겹쳐 조인 열교환기입니다. 열어서 세척하고, 전열판을 더해 용량을 늘릴 수 있습니다.',
    en: 'Corrugated plates sealed by gaskets and clamped in a frame: it opens for cleaning, and added plates increase its capacity.',
  },
  description: {
    ko: [
      '파형으로 프레스 성형한 얇은 전열판을 고정 프레임과 이동 프레임 사이에 겹쳐 세우고 타이볼트로 조여 조립합니다. 판과 판 사이의 좁은 유로에 고온 유체와 저온 유체가 한 칸씩 번갈아 흐르며, 어느 유체가 어느 칸에 들어갈지는 가스켓이 정합니다.',
      '서로 엇갈린 헤링본 무늬가 낮은 유속에서도 난류를 일으키므로 다관식보다 총괄열전달계수가 높고 스케일이 덜 쌓입니다. 두 유체가 판 전체에서 서로 반대 방향으로 흐르는 향류이므로 최소 온도차를 작게 잡을 수 있고, 저온측 출구온도를 고온측 출구온도보다 높게 설계할 수도 있습니다.',
      '포트 둘레는 가스켓이 이중으로 막고 그 사이는 대기로 열려 있습니다. 가스켓이 새더라도 두 유체가 섞이지 않고 밖으로 흘러나와 바로 알 수 있습니다.',
    ],
    en: [
      'Thin plates, pressed into a corrugated pattern, hang between a fixed and a movable frame plate and are clamped together by tie bolts. Hot and cold fluids flow through alternate narrow channels between them; the gaskets determine which fluid enters which channel.',
      'The crossing herringbone pattern makes the flow turbulent even at low velocity. The overall heat transfer coefficient is therefore higher than in a shell-and-tube exchanger, and less scale builds up. The fluids flow counter-current over the whole plate, so the temperature approach can be small, and the cold outlet can be designed to be warmer than the hot outlet.',
      'Around the ports there is a double gasket seal with the space between vented to the atmosphere. If a gasket leaks, the fluid escapes to the outside, where it is seen, and the two fluids do not mix.',
    ],
  },
  pictures: [
    {
      picture: {
        picture: 'products/heat-exchanger',
        alt: {
          ko: '청색 프레임 플레이트, 플랜지 노즐 4개, 전열판 팩과 체결 볼트를 갖춘 가스켓식 판형열교환기',
          en: 'Gasketed plate heat exchanger with blue frame plate, four flanged nozzles, plate pack and tightening bolts',
        },
      },
    },
  ],
  advantages: [
    {
      title: { ko: '작은 온도차까지 쓰는 향류', en: 'Counter-current flow for close temperatures' },
      detail: {
        ko: '두 유체의 온도차가 몇 도에 그치는 조건에서도 열을 옮깁니다. 지역난방 환수온도를 낮추고 냉각수 온도를 끝까지 활용합니다.',
        en: 'A plate heat exchanger transfers heat even when the fluids are only a few degrees apart, lowering the district heating return temperature and making full use of cooling water.',
      },
    },
    {
      title: { ko: '배관을 그대로 두고 여는 구조', en: 'Opens with the piping in place' },
      detail: {
        ko: '접속이 모두 고정 프레임에 있는 단일 패스형은 타이볼트만 풀면 전열판을 한 장씩 꺼내 점검하고 세척할 수 있습니다.',
        en: 'In a single-pass unit all connections are on the fixed frame plate. Once the tie bolts are removed, the plates can be taken out one by one for inspection and cleaning.',
      },
    },
    {
      title: { ko: '전열판을 더해 늘리는 용량', en: 'Capacity adjusted by adding plates' },
      detail: {
        ko: '열부하가 바뀌면 프레임 길이가 허용하는 만큼 전열판을 더하거나 뺍니다. 손상된 전열판은 한 장씩 교체할 수 있습니다.',
        en: 'When the duty changes, plates are added or taken out as far as the frame allows. A damaged plate can be replaced individually.',
      },
    },
    {
      title: { ko: '좁은 기계실에 맞는 크기', en: 'Fits a small plant room' },
      detail: {
        ko: '같은 열부하의 다관식보다 설치면적이 작고, 관다발을 빼낼 공간을 따로 비워 둘 필요가 없습니다.',
        en: 'It takes less floor space than a shell-and-tube unit of the same duty and needs no clearance for pulling a tube bundle.',
      },
    },
  ],
  choosing: {
    ko: '유체가 깨끗하고 설계온도가 가스켓의 한계 안에 있으면 가장 먼저 검토할 형식입니다. {highest}는 제품군 전체의 한계이며, 실제 사용할 수 있는 온도와 압력은 선정한 가스켓에 따라 정해집니다. 섬유질이나 슬러리가 많으면 스파이럴 열교환기가, 가스켓이 견디지 못하는 온도나 용제에는 용접식 판형열교환기가 적합합니다.',
    en: 'The first type to consider for clean fluids at design temperatures within the limits of the gasket. {highest} is the limit of the product family; the allowable temperature and pressure of a unit depend on the gasket selected. Fluids rich in fibers or slurry call for a spiral heat exchanger; solvents and temperatures that no gasket withstands call for a welded plate heat exchanger.',
  },
  limits: {
    pressure: defaultPressure('heat-exchanger', 'kg/cm²'),
    temperature: defaultTemperature('heat-exchanger'),
  },
  specification: [
    {
      label: { ko: '전열판 재질', en: 'Plate material' },
      value: {
        ko: 'SS304, SS316, SS316L, Hastelloy C, Ti, SM0254(254\u00A0SMO), 904L',
        en: 'SS304, SS316, SS316L, Hastelloy C, Ti, SM0254 (254\u00A0SMO), 904L',
      },
    },
    {
      label: { ko: '가스켓 재질', en: 'Gasket material' },
      value: { ko: 'NBR, EPDM, VITON, H-NBR, SILICONE, PTFE', en: 'NBR, EPDM, VITON, H-NBR, SILICONE, PTFE' },
    },
    {
      label: { ko: '가스켓 선정', en: 'Gasket selection' },
      value: {
        ko: '온수·글리콜수는 EPDM, 기름이 닿는 곳은 NBR·H-NBR, 고온의 기름과 여러 가지 산은 VITON. EPDM은 광유에 팽윤되므로 쓰지 않습니다.',
        en: 'EPDM for hot water and glycol, NBR or H-NBR where there is oil, VITON for hot oil and many acids. EPDM swells in mineral oil and is not used there.',
      },
    },
    {
      label: { ko: '유로 배열', en: 'Pass arrangement' },
      value: { ko: '단일 패스 또는 다중 패스', en: 'Single-pass or multi-pass' },
    },
    {
      label: { ko: '접속', en: 'Connections' },
      value: { ko: '플랜지 또는 나사, 규격은 주문 사양', en: 'Flanged or threaded, standard to order' },
    },
    {
      label: { ko: '적용 코드', en: 'Design code' },
      value: { ko: '주문 사양(ASME, KC 등)', en: 'To order (e.g. ASME, KC)' },
    },
  ],
  applications: {
    ko: [
      '지역난방 사용자 기계실의 난방·급탕',
      '고층 건물 냉수·온수 계통의 압력 분리',
      '냉각탑수·해수를 쓰는 폐쇄형 냉각수 계통',
      '제철·화학 공정의 냉각과 가열',
      '윤활유·유압유 냉각',
      '폐수·공정수의 폐열 회수',
    ],
    en: [
      'Space heating and domestic hot water in district heating substations',
      'Pressure break in chilled and hot water systems of high-rise buildings',
      'Closed cooling water circuits served by cooling towers or seawater',
      'Process heating and cooling in steel and chemical plants',
      'Lubricating and hydraulic oil cooling',
      'Heat recovery from wastewater and process water',
    ],
  },
  customers: {
    ko: ['지역난방 사업자', '아파트·업무시설 건설사', '발전소', '제철·석유화학 플랜트', '조선소'],
    en: [
      'District heating operators',
      'Apartment and office builders',
      'Power stations',
      'Steel and petrochemical plants',
      'Shipyards',
    ],
  },
});
