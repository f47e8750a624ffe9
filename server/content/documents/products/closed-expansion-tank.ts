import { productDocument } from './product-document.js';

export const closedExpansionTank = productDocument('closed-expansion-tank', {
  summary: {
    ko: '데워지며 늘어난 물을 받아들이면서 계통 압력을 설정값 {band} 이내로 유지하는 밀폐형 탱크입니다.',
    en: 'A closed tank that takes up the expansion of heated water and keeps the system pressure within {band} of its set value.',
  },
  description: {
    ko: [
      '물은 10 ℃에서 90 ℃로 데우면 부피가 약 3.6% 늘어납니다. 밀폐된 배관에서는 이 늘어난 부피가 갈 곳이 있어야 하며, 식을 때는 다시 돌아와야 합니다. 그렇지 않으면 안전밸브로 물이 배출되고, 식은 뒤에는 높은 층의 배관으로 공기가 빨려 들어옵니다.',
      '공기 쿠션만으로 팽창수를 받는 탱크는 물이 들어올수록 압력이 올라갑니다. 정압형은 압력을 측정하여 컴프레서로 공기를 넣고 전자밸브로 빼므로, 수위가 변해도 압력이 거의 변하지 않습니다. 따라서 같은 팽창량을 더 작은 탱크로 받을 수 있습니다.',
      '블래더가 물과 공기를 분리하여 산소가 계통수에 녹아드는 것을 막습니다. 개방형 탱크와 달리 옥상에 둘 필요가 없고, 동파와 증발, 배관 부식이 줄어듭니다.',
    ],
    en: [
      'Heated from 10 to 90 °C, water expands by about 3.6% in volume. In a closed circuit this extra volume has to go somewhere and return on cooling. Otherwise the safety valve discharges water, and after cooling the pipes on the upper floors draw in air.',
      'In a tank with an air cushion alone, the pressure rises as water enters. The constant-pressure type measures the pressure, adds air with a compressor and releases it through a solenoid valve, so the pressure hardly changes with the water level. A smaller tank can therefore take the same expansion.',
      'A bladder separates water and air and keeps oxygen from dissolving in the system water. Unlike an open tank it does not have to stand on the roof, and there is less risk of freezing, less evaporation and less pipe corrosion.',
    ],
  },
  pictures: [
    {
      picture: {
        picture: 'products/closed-expansion-tank',
        alt: {
          ko: '맨홀, 안전밸브, 컴프레서, 제어반을 갖춘 수직형 밀폐형 팽창탱크',
          en: 'Closed expansion tank: vertical pressure vessel with manhole, safety valve, compressor and control cabinet',
        },
      },
    },
  ],
  advantages: [
    {
      title: { ko: '{band}의 정압 유지', en: 'Constant pressure within {band}' },
      detail: {
        ko: '부하와 수온이 변해도 펌프 흡입 압력이 일정해 캐비테이션과 공기 유입을 막습니다.',
        en: 'The pump suction pressure stays constant as load and water temperature change, which prevents cavitation and air ingress.',
      },
    },
    {
      title: { ko: '더 작은 탱크', en: 'A smaller tank' },
      detail: {
        ko: '압력이 오르지 않으므로 탱크 용적의 더 많은 부분을 팽창수를 받는 데 씁니다.',
        en: 'Since the pressure does not rise, more of the tank volume is available for expansion water.',
      },
    },
    {
      title: { ko: '산소를 차단한 계통수', en: 'System water protected from oxygen' },
      detail: {
        ko: '블래더가 물과 공기를 분리하여 배관과 열교환기의 부식을 늦춥니다. 블래더는 교체할 수 있습니다.',
        en: 'The bladder separates water and air and slows the corrosion of pipes and heat exchangers. It can be replaced.',
      },
    },
    {
      title: { ko: '감시와 경보', en: 'Monitoring and alarms' },
      detail: {
        ko: '압력과 수위를 제어반에 표시하고, 보충수 작동과 이상을 접점 신호로 내보냅니다.',
        en: 'The control panel shows pressure and water level and sends make-up operation and faults as contact signals.',
      },
    },
  ],
  choosing: {
    ko: '계통 보유수량, 최저·최고 수온, 정수두, 안전밸브 설정압력의 네 가지로 크기가 정해집니다. 보유수량이 적고 압력 변동에 여유가 있으면 컴프레서가 없는 형식으로도 충분합니다. 공기 분리가 함께 필요하면 팽창기수분리기를 검토합니다.',
    en: 'Four values determine the size: system water volume, lowest and highest water temperature, static head and safety valve setting. If the volume is small and the pressure may vary, a type without a compressor is sufficient. If air separation is needed as well, consider the expansion separator.',
  },
  limits: { pressureBand: 0.3 },
  specification: [
    {
      label: { ko: '압력 제어', en: 'Pressure control' },
      value: {
        ko: '컴프레서 급기와 전자밸브 배기에 의한 정압 제어',
        en: 'Constant pressure by air supply from a compressor and release through a solenoid valve',
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
      '지역난방의 2차측 난방 배관',
      '고층 건물의 냉온수 계통',
      '중온수·고온수 난방',
      '태양열·축열 계통',
      '공정 냉각수 폐회로',
    ],
    en: [
      'Secondary heating circuits of district heating systems',
      'Chilled and hot water systems of high-rise buildings',
      'Medium- and high-temperature water heating systems',
      'Solar and heat storage circuits',
      'Closed process cooling circuits',
    ],
  },
  customers: {
    ko: ['아파트·업무시설 건설사', '지역난방 사업자', '기계설비 시공사', '병원·호텔'],
    en: [
      'Apartment and office builders',
      'District heating operators',
      'Mechanical contractors',
      'Hospitals and hotels',
    ],
  },
});
