import { defaultPressure, defaultTemperature } from '../../family-limits.js';

import { productDocument } from './product-document.js';

export const gasCooler = productDocument('gas-cooler', {
  summary: {
    ko: '핀튜브로 가스측 전열면적을 넓혀 압축가스, 공기, 배가스를 물이나 냉매로 냉각하는 열교환기입니다.',
    en: 'Finned tubes enlarge the gas-side heat transfer area to cool compressed gas, air and flue gas with water or refrigerant.',
  },
  description: {
    ko: [
      '가스는 물보다 열전달계수가 훨씬 낮으므로 양쪽 면적이 같으면 가스측이 전체 성능을 제한합니다. 가스쿨러는 튜브 바깥에 핀을 감거나 끼워 가스측 면적을 몇 배로 늘리고, 튜브 안에는 보통 물을 흘립니다.',
      '설계는 가스측 압력손실을 정하는 데서 시작합니다. 압축기 중간냉각기에서는 압력손실이 곧 압축 동력의 증가로 이어지므로, 핀 간격과 튜브 열수를 압력손실과 크기의 균형을 보아 정합니다. 분진이 있으면 핀 간격을 넓히거나 핀 없는 평활관을 쓰고, 관다발을 빼내어 세척할 수 있는 구조로 합니다.',
      '가스가 이슬점 아래로 냉각되면 응축수가 생깁니다. 이를 모아 배출하는 드레인과 기액분리 공간을 두고, 배가스라면 산노점을 고려하여 재질과 벽면 온도를 정합니다.',
    ],
    en: [
      'The heat transfer coefficient of a gas is far lower than that of water, so with equal areas on both sides the gas side limits the overall performance. In a gas cooler, fins wound or fitted on the outside of the tubes multiply the gas-side area, while water usually flows inside the tubes.',
      'Design starts with the gas-side pressure drop. In a compressor intercooler it costs compression power, so fin pitch and number of tube rows are chosen to balance pressure drop against size. For dusty gas we use a wider fin pitch or plain tubes, and a bundle that can be withdrawn for cleaning.',
      'When gas is cooled below its dew point, water condenses. A separation space and a drain collect and remove it; for flue gas, material and wall temperature are chosen with regard to the acid dew point.',
    ],
  },
  pictures: [
    {
      picture: {
        picture: 'products/gas-cooler',
        alt: {
          ko: '핀튜브 관다발, 볼트 체결 수실, 대형 가스 출구 플랜지를 갖춘 가스쿨러',
          en: 'Gas cooler with finned-tube bundle, bolted water headers and large gas outlet flange',
        },
      },
    },
  ],
  advantages: [
    {
      title: { ko: '가스측에 집중한 전열면적', en: 'Area where it is needed' },
      detail: {
        ko: '핀의 높이와 간격으로 가스측 면적을 늘려 평활관보다 훨씬 작은 크기로 같은 열량을 전달합니다.',
        en: 'Fin height and pitch increase the gas-side area, so the same duty fits in far less space than with plain tubes.',
      },
    },
    {
      title: { ko: '낮은 압력손실', en: 'Low pressure drop' },
      detail: {
        ko: '튜브 배열과 정면 면적을 허용 압력손실에 맞추어 팬과 압축기의 동력을 아낍니다.',
        en: 'Tube layout and face area are matched to the allowable pressure drop, which saves fan and compressor power.',
      },
    },
    {
      title: { ko: '세척할 수 있는 튜브측', en: 'Cleanable tube side' },
      detail: {
        ko: '볼트로 체결한 수실 덮개를 열면 튜브 안쪽을 브러시로 세척할 수 있습니다.',
        en: 'With the bolted header cover removed, the inside of the tubes can be brushed clean.',
      },
    },
    {
      title: { ko: '응축수 처리', en: 'Condensate separation' },
      detail: {
        ko: '드레인과 기액분리 공간을 본체에 두어 하류의 압축기와 배관으로 물이 넘어가지 않게 합니다.',
        en: 'The casing includes a drain and separation space, which keep water from being carried over into the compressor and piping downstream.',
      },
    },
  ],
  choosing: {
    ko: '한쪽이 가스이고 다른 쪽이 액체나 냉매이면 핀튜브가 기본입니다. 가스의 조성, 압력, 수분과 분진의 양, 허용 압력손실을 알려 주세요. {pressure}는 튜브측 설계압력이며, 쉘(가스)측 압력은 주문 사양입니다.',
    en: 'With gas on one side and a liquid or refrigerant on the other, finned tubes are the standard choice. Tell us the gas composition, pressure, moisture, dust load and allowable pressure drop. {pressure} is the design pressure of the tube side; the pressure on the shell (gas) side is specified per order.',
  },
  limits: {
    pressure: { ...defaultPressure('gas-cooler', 'bar(g)'), side: { ko: '튜브측', en: 'tube side' } },
    temperature: defaultTemperature('gas-cooler'),
    area: { min: 2, max: 500 },
  },
  specification: [
    {
      label: { ko: '튜브 재질', en: 'Tube material' },
      value: {
        ko: '동, 동합금, 탄소강, 스테인리스강, 티타늄 중 주문 사양',
        en: 'Copper, copper alloy, carbon steel, stainless steel or titanium, to order',
      },
    },
    {
      label: { ko: '핀', en: 'Fins' },
      value: {
        ko: '알루미늄, 동, 탄소강, 스테인리스강. 간격은 분진과 압력손실에 따라 설계',
        en: 'Aluminum, copper, carbon steel or stainless steel; pitch designed for dust and pressure drop',
      },
    },
    {
      label: { ko: '냉각 매체', en: 'Coolant' },
      value: { ko: '냉각수, 해수, 글리콜수, 냉매', en: 'Cooling water, seawater, glycol water, refrigerant' },
    },
    {
      label: { ko: '접속', en: 'Connections' },
      value: { ko: '플랜지 또는 덕트, 규격은 주문 사양', en: 'Flanged or ducted, standard to order' },
    },
    {
      label: { ko: '적용 코드', en: 'Design code' },
      value: { ko: '주문 사양(ASME, KC 등)', en: 'To order (e.g. ASME, KC)' },
    },
  ],
  applications: {
    ko: [
      '압축기 중간냉각기·후부냉각기',
      '발전기·전동기의 공기·수소 냉각기',
      '배가스 열회수와 백연 저감',
      '공정 가스의 냉각과 제습',
      '공기분리 설비의 예냉',
    ],
    en: [
      'Compressor intercoolers and aftercoolers',
      'Air and hydrogen coolers of generators and motors',
      'Flue gas heat recovery and plume reduction',
      'Cooling and dehumidification of process gas',
      'Precooling in air separation plants',
    ],
  },
  customers: {
    ko: ['압축기·터빈 제조사', '발전소', '산업가스 회사', '제철·석유화학 플랜트', '소각·환경 설비 운영사'],
    en: [
      'Compressor and turbine manufacturers',
      'Power stations',
      'Industrial gas companies',
      'Steel and petrochemical plants',
      'Incineration and environmental plant operators',
    ],
  },
});
