import { productNames } from './product';
import type { Product } from './product';
import { productPictures } from './productPictures';

export const closedExpansionTank: Product = {
  id: 'closed-expansion-tank',
  name: productNames['closed-expansion-tank'],
  summary: {
    ko: '데워지며 늘어난 물을 받아들이면서 계통 압력을 설정값 ±0.3 bar 안에 붙잡아 두는 밀폐형 탱크입니다.',
    en: 'Takes the water that heating adds and holds the circuit within ±0.3 bar of its set pressure.',
  },
  description: {
    ko: [
      '물은 10 ℃에서 90 ℃로 데우면 부피가 약 3.6 % 늘어납니다. 밀폐된 배관에서는 이 늘어난 부피가 갈 곳이 있어야 하며, 식을 때는 다시 돌아와야 합니다. 그렇지 않으면 안전밸브가 물을 버리고, 식은 뒤에는 높은 층 배관이 공기를 빨아들입니다.',
      '공기 쿠션만으로 받는 탱크는 물이 들어올수록 압력이 올라갑니다. 정압형은 압력을 재어 컴프레서로 공기를 넣고 전자밸브로 빼므로, 수위가 변해도 압력이 거의 변하지 않습니다. 같은 팽창량을 더 작은 탱크로 받을 수 있습니다.',
      '물과 공기는 블래더로 나뉘어 산소가 계통수에 녹아들지 않습니다. 개방형 탱크처럼 옥상에 둘 필요가 없어 동파와 증발, 배관의 부식을 함께 줄입니다.',
    ],
    en: [
      'Heated from 10 to 90 °C, water gains about 3.6 % in volume. In a closed circuit that volume has to go somewhere, and come back on cooling. Otherwise the safety valve spills water, and the cooled pipework draws in air on the upper floors.',
      'Where an air cushion alone takes it, the pressure climbs as water enters. The constant-pressure type measures the pressure, lets air in by a compressor and out by a solenoid valve, so that it hardly moves with the level. A smaller tank then takes the same expansion.',
      'A bladder keeps water and air apart, so no oxygen dissolves in the circuit. Unlike an open tank it needs no place on the roof: no freezing, no evaporation, less corrosion in the pipes.',
    ],
  },
  pictures: productPictures['closed-expansion-tank'],
  advantages: [
    {
      title: { ko: '±0.3 bar의 정압 유지', en: 'Constant pressure within ±0.3 bar' },
      detail: {
        ko: '부하와 수온이 변해도 펌프 흡입 압력이 일정해 캐비테이션과 공기 유입을 막습니다.',
        en: 'Whatever load and temperature do, the pump’s suction pressure stays: no cavitation, no air drawn in.',
      },
    },
    {
      title: { ko: '작아지는 탱크', en: 'A smaller tank' },
      detail: {
        ko: '압력이 오르지 않으므로 용적의 더 많은 부분을 팽창수에 씁니다.',
        en: 'Since the pressure does not climb, more of the volume is there for water.',
      },
    },
    {
      title: { ko: '산소와 만나지 않는 계통수', en: 'No oxygen in the water' },
      detail: {
        ko: '블래더가 물과 공기를 나누어 배관과 열교환기의 부식을 늦춥니다. 블래더는 교체할 수 있습니다.',
        en: 'The bladder parts water and air and slows corrosion of pipes and exchangers. It can be replaced.',
      },
    },
    {
      title: { ko: '감시와 경보', en: 'Watched and alarmed' },
      detail: {
        ko: '압력과 수위를 제어반에서 보고, 보충수 작동과 이상을 접점 신호로 내보냅니다.',
        en: 'The panel shows pressure and level and passes make-up and faults on as contact signals.',
      },
    },
  ],
  choosing: {
    ko: '계통 보유수량, 최저·최고 수온, 정수두, 안전밸브 설정압력의 네 가지로 크기가 정해집니다. 보유수량이 적고 압력 변동에 여유가 있으면 컴프레서 없는 형식으로도 충분합니다. 공기 분리가 함께 필요하면 팽창기수분리기를 검토합니다.',
    en: 'Four figures set the size: water content, lowest and highest temperature, static head and safety valve setting. With little water and room for pressure to move, a type without compressor will do. If the circuit also needs air taken out, look at the expansion separator.',
  },
  limits: { pressureBand: 0.3 },
  setByOrder: {
    ko: ['탱크 용량', '설계압력', '설계온도', '정수두', '보충수 방식'],
    en: ['Tank volume', 'Design pressure', 'Design temperature', 'Static head', 'Make-up water'],
  },
  specification: [
    {
      label: { ko: '압력 제어', en: 'Pressure control' },
      value: {
        ko: '컴프레서 급기와 전자밸브 배기에 의한 정압 제어',
        en: 'Constant pressure by compressor and solenoid relief valve',
      },
    },
    {
      label: { ko: '본체', en: 'Vessel' },
      value: { ko: '탄소강 또는 스테인리스강, 수직형', en: 'Carbon or stainless steel, vertical' },
    },
    {
      label: { ko: '블래더', en: 'Bladder' },
      value: { ko: '교체형, 재질은 수온에 따라 주문 사양', en: 'Replaceable; material to order by temperature' },
    },
    {
      label: { ko: '부속', en: 'Fittings' },
      value: {
        ko: '안전밸브, 수위계, 압력계, 맨홀, 드레인, 제어반',
        en: 'Safety valve, level gauge, pressure gauge, manhole, drain, control panel',
      },
    },
    {
      label: { ko: '적용 코드', en: 'Design code' },
      value: { ko: '주문 사양(ASME, KC 등)', en: 'To order (e.g. ASME, KC)' },
    },
  ],
  applications: {
    ko: [
      '지역난방 2차측 난방 배관',
      '고층 건물의 냉온수 계통',
      '중온수·고온수 난방',
      '태양열·축열 계통',
      '공정 냉각수의 폐회로',
    ],
    en: [
      'Secondary heating circuits on district heating',
      'Chilled and hot water in high-rise buildings',
      'Medium- and high-temperature water heating',
      'Solar and heat storage circuits',
      'Closed process cooling circuits',
    ],
  },
  customers: {
    ko: ['아파트·업무시설 건설사', '지역난방 사업자', '기계설비 시공사', '병원·호텔'],
    en: ['Housing and office builders', 'District heating operators', 'Mechanical contractors', 'Hospitals and hotels'],
  },
  related: ['certificationDetail', 'dataRoom'],
};
