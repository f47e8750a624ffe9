import { productNames } from './product';
import type { Product } from './product';
import { productPictures } from './productPictures';

export const gasCooler: Product = {
  id: 'gas-cooler',
  name: productNames['gas-cooler'],
  summary: {
    ko: '핀튜브로 가스측 전열면적을 넓혀 압축가스, 공기, 배가스를 물이나 냉매로 식히는 열교환기입니다.',
    en: 'Finned tubes give the gas the surface it needs: compressed gas, air and flue gas cooled by water or refrigerant.',
  },
  description: {
    ko: [
      '가스는 물보다 열전달계수가 훨씬 낮으므로 같은 면적으로는 가스측이 전체 성능을 붙잡습니다. 가스쿨러는 튜브 바깥에 핀을 감거나 끼워 가스측 면적을 몇 배로 늘리고, 튜브 안에는 보통 물을 흘립니다.',
      '설계에서 먼저 정하는 것은 가스측 압력손실입니다. 압축기 중간냉각기에서는 압력손실이 곧 압축 동력이므로, 핀 간격과 튜브 열수를 압력손실과 크기 사이에서 맞춥니다. 분진이 있으면 핀 간격을 넓히거나 민튜브를 쓰고, 세척할 수 있게 다발을 빼낼 수 있는 구조로 합니다.',
      '가스가 이슬점 아래로 식으면 물이 생깁니다. 응축수를 모아 빼는 드레인과 기액분리 공간을 두고, 배가스라면 산 이슬점에 맞추어 재질과 벽면 온도를 정합니다.',
    ],
    en: [
      'Gas transfers heat far less readily than water, so with equal surfaces the gas side would hold everything back. In a gas cooler fins wound or fitted on the tubes multiply the gas-side surface, while water usually runs inside the tubes.',
      'The pressure drop on the gas side is settled first. In an intercooler it is paid for in compressor power, so fin pitch and tube rows are balanced between pressure drop and size. Dusty gas gets a wider pitch or plain tubes, and a bundle that can be drawn for cleaning.',
      'Gas cooled below its dew point drops water. A drain and room for separation take it away; for flue gas the acid dew point decides material and wall temperature.',
    ],
  },
  pictures: productPictures['gas-cooler'],
  advantages: [
    {
      title: { ko: '가스측에 몰아 준 면적', en: 'Surface where the gas is' },
      detail: {
        ko: '핀의 높이와 간격으로 가스측 면적을 늘려 민튜브보다 훨씬 작은 크기로 같은 열을 옮깁니다.',
        en: 'Fin height and pitch put the surface on the gas side: the same duty in far less space than with plain tubes.',
      },
    },
    {
      title: { ko: '낮은 압력손실', en: 'Low pressure drop' },
      detail: {
        ko: '튜브 배열과 정면 면적을 허용 압력손실에 맞추어 팬과 압축기의 동력을 아낍니다.',
        en: 'Tube layout and face area are fitted to the allowable drop, which saves fan and compressor power.',
      },
    },
    {
      title: { ko: '씻을 수 있는 수측', en: 'Water side open to brushes' },
      detail: {
        ko: '볼트로 조인 수실 덮개를 열면 튜브 안을 브러시로 씻을 수 있습니다.',
        en: 'With the bolted header cover off, the tubes can be brushed through.',
      },
    },
    {
      title: { ko: '응축수 처리', en: 'Condensate dealt with' },
      detail: {
        ko: '드레인과 기액분리 공간을 본체에 두어 하류의 압축기와 배관으로 물이 넘어가지 않게 합니다.',
        en: 'Drain and separation space are part of the casing, so no water is carried into the next stage.',
      },
    },
  ],
  choosing: {
    ko: '한쪽이 가스이고 다른 쪽이 액체이면 핀튜브가 기본입니다. 가스의 조성, 압력, 수분과 분진의 양, 허용 압력손실을 알려 주십시오. 50 bar(g)는 튜브측 설계압력이며, 쉘(가스)측 압력은 주문 사양입니다.',
    en: 'Gas on one side and liquid on the other means finned tubes. Tell us composition, pressure, moisture, dust and the allowable pressure drop. The 50 bar(g) hold for the tube side; the pressure around the tubes is set by the order.',
  },
  limits: {
    pressure: { design: 50, unit: 'bar(g)', side: { ko: '튜브측', en: 'tube side' } },
    temperature: { min: -50, max: 500 },
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
        ko: '알루미늄, 동, 강, 스테인리스강; 간격은 분진과 압력손실에 따라 설계',
        en: 'Aluminium, copper, steel or stainless steel; pitch designed for dust and pressure drop',
      },
    },
    {
      label: { ko: '냉각 매체', en: 'Coolant' },
      value: { ko: '냉각수, 해수, 글리콜수, 냉매', en: 'Cooling water, seawater, glycol, refrigerant' },
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
      'Cooling and drying of process gas',
      'Precooling in air separation plants',
    ],
  },
  customers: {
    ko: ['압축기·터빈 제조사', '발전소', '산업가스 회사', '제철·석유화학 플랜트', '소각·환경 설비'],
    en: [
      'Compressor and turbine makers',
      'Power stations',
      'Industrial gas companies',
      'Steel and petrochemical plants',
      'Waste incineration plants',
    ],
  },
  related: ['certificationDetail', 'dataRoom'],
};
