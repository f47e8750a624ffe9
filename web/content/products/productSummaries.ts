import type { Localized } from '@/lib/locale';
import type { ProductId } from '@server/questionnaire/product-ids';

/** Each family in one sentence, apart from its content: the head and the first lines of its page need no more. */
export const productSummaries: Record<ProductId, Localized> = {
  'heat-exchanger': {
    ko: '가스켓으로 밀봉한 전열판을 필요한 만큼 겹쳐 조인 열교환기입니다. 열어서 세척하고, 전열판을 더해 용량을 늘릴 수 있습니다.',
    en: 'Corrugated plates sealed by gaskets and clamped in a frame: it opens for cleaning, and added plates increase its capacity.',
  },
  'compact-unit': {
    ko: '판형열교환기와 펌프, 밸브, 계기, 제어반을 하나의 베이스 위에 조립하여 현장에서는 배관과 전원만 연결하면 되는 난방·급탕 설비입니다.',
    en: 'Heating and hot water unit with plate heat exchanger, pumps, valves, instruments and control panel on one base frame: only piping and power remain to be connected on site.',
  },
  'heating-system': {
    ko: '열교환기, 순환펌프, 팽창·보충수 설비와 제어반을 열원에 맞추어 한 계통으로 설계하는 난방 설비입니다.',
    en: 'Heat exchanger, circulation pumps, expansion and make-up equipment and control panel, designed as one system to suit the heat source.',
  },
  'brazing-heat-exchanger': {
    ko: '스테인리스강 전열판을 진공로에서 브레이징하여 일체형으로 만든, 가스켓 없는 소형 고압 열교환기입니다.',
    en: 'Stainless steel plates brazed into one block in a vacuum furnace: a compact, gasket-free heat exchanger for high pressure.',
  },
  'spiral-heat-exchanger': {
    ko: '긴 판 두 장을 감아 만든 단일 유로로 슬러리, 섬유질, 고점도 유체를 막힘없이 처리하는 열교환기입니다.',
    en: 'Two long plates wound into a single channel per fluid, which handles slurry, fibers and viscous fluids without clogging.',
  },
  'welded-plate-heat-exchanger': {
    ko: '전열판을 용접하여 가스켓이 견디지 못하는 고온·고압과 부식성 유체를 다루는 판형열교환기입니다.',
    en: 'A plate heat exchanger with welded plates for the high temperatures, high pressures and corrosive fluids that gaskets do not withstand.',
  },
  'gas-cooler': {
    ko: '핀튜브로 가스측 전열면적을 넓혀 압축가스, 공기, 배가스를 물이나 냉매로 냉각하는 열교환기입니다.',
    en: 'Finned tubes enlarge the gas-side heat transfer area to cool compressed gas, air and flue gas with water or refrigerant.',
  },
  'closed-expansion-tank': {
    ko: '데워지며 늘어난 물을 받아들이면서 계통 압력을 설정값 ±0.3 bar 이내로 유지하는 밀폐형 탱크입니다.',
    en: 'A closed tank that takes up the expansion of heated water and keeps the system pressure within ±0.3 bar of its set value.',
  },
  'expansion-separator': {
    ko: '순환수의 공기를 분리하면서 팽창수를 받아 계통 압력을 설정값 ±0.2 bar 이내로 유지하는 배관 일체형 설비입니다.',
    en: 'In-line unit that separates air from the circulating water and takes up its expansion, keeping the system pressure within ±0.2 bar of its set value.',
  },
  'plate-coil': {
    ko: '판 두 장을 접합하여 내부에 유로를 만든 평판형 전열체로, 처리조에 담그거나 용기 벽에 둘러 가열하고 냉각합니다.',
    en: 'Flat heat transfer panel of two joined sheets with channels between them, immersed in a tank or wrapped around a vessel for heating and cooling.',
  },
  'ball-tank': {
    ko: 'LPG, 에틸렌, 프로필렌, 암모니아 같은 액화가스와 압축가스를 압력 상태로 저장하는 구형 저장탱크입니다.',
    en: 'Spherical tank that stores liquefied gases such as LPG, ethylene, propylene and ammonia, and compressed gases, under pressure.',
  },
  'atm-tank': {
    ko: '물, 기름, 화학약품을 대기압에서 저장하는 수직 원통형 탱크로, 저장물과 입지에 맞추어 설계합니다.',
    en: 'Vertical cylindrical tanks for water, oil and chemicals at atmospheric pressure, designed for product and site.',
  },
};
