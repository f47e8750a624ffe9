import { productNames } from './product';
import type { Product } from './product';
import { productPictures } from './productPictures';

export const heatingSystem: Product = {
  id: 'heating-system',
  name: productNames['heating-system'],
  summary: {
    ko: '열교환기, 순환펌프, 팽창·보충수 설비와 제어반을 열원에 맞추어 한 계통으로 설계하는 난방 설비입니다.',
    en: 'Heat exchanger, circulation pumps, expansion, make-up and controls, engineered as one circuit around the heat source.',
  },
  description: {
    ko: [
      '증기, 보일러 온수, 지역난방, 공정 폐열처럼 열원이 다르면 열교환기의 형식과 제어 방법도 달라집니다. 난방 시스템은 열원에서 방열기와 공조기까지를 한 계통으로 보고 열교환기, 펌프, 팽창탱크, 보충수, 제어를 함께 정합니다.',
      '증기 열원은 응축수가 고이지 않도록 제어밸브와 트랩, 배출 높이를 함께 검토합니다. 온수 열원은 1차측 유량을 줄여 환수온도를 낮추고, 2차측은 인버터 펌프가 차압에 맞추어 유량을 바꿉니다.',
      '물이 데워지며 늘어난 부피는 밀폐형 팽창탱크가 받고, 줄어든 물은 보충수 설비가 채웁니다. 보온한 열교환기와 배관은 스키드 위에서 조립되어 기계실에 놓입니다.',
    ],
    en: [
      'Steam, boiler water, district heating or waste heat: each source wants another type of exchanger and another way of control. The heating system is designed as one circuit from the source to radiators and air handlers, with exchanger, pumps, expansion, make-up water and controls settled together.',
      'On steam, control valve, trap and drain height are checked together so that no condensate backs up. On hot water the primary flow is throttled to bring the return down, and variable-speed pumps on the secondary side follow the differential pressure.',
      'A closed expansion tank takes the volume that heated water gains, a make-up set replaces what is lost. Insulated exchanger and piping come assembled on a skid.',
    ],
  },
  pictures: productPictures['heating-system'],
  advantages: [
    {
      title: { ko: '열원에 맞춘 열교환기', en: 'The exchanger the source needs' },
      detail: {
        ko: '증기와 고온수에는 용접식, 온수에는 판형처럼 직접 제작하는 제품군 안에서 고릅니다.',
        en: 'Welded for steam and high-temperature water, gasketed for hot water: chosen from families we build ourselves.',
      },
    },
    {
      title: { ko: '부하를 따르는 펌프', en: 'Pumps that follow the load' },
      detail: {
        ko: '대수 제어와 인버터로 부분부하의 동력을 줄이고, 한 대가 멈추어도 나머지로 운전합니다.',
        en: 'Staging and speed control save power at part load, and the circuit keeps running when one pump stops.',
      },
    },
    {
      title: { ko: '안정된 계통 압력', en: 'Steady circuit pressure' },
      detail: {
        ko: '팽창탱크와 보충수, 안전밸브의 설정을 정수두와 펌프 양정에 맞추어 공기 유입과 캐비테이션을 막습니다.',
        en: 'Expansion, make-up and safety valve settings are matched to static head and pump head: no air drawn in, no cavitation.',
      },
    },
  ],
  choosing: {
    ko: '한 건물의 지역난방 인입이라면 콤팩트 유니트로 충분합니다. 열원이 여럿이거나 증기를 쓰고, 팽창·보충수까지 새로 갖추어야 하면 난방 시스템으로 설계하는 편이 맞습니다.',
    en: 'For one building on district heating a compact unit will do. Several heat sources, steam, or a circuit that also needs expansion and make-up water call for a heating system.',
  },
  limits: {},
  setByOrder: {
    ko: ['열원의 종류와 온도', '난방 부하', '계통 보유수량', '정수두', '설계압력', '제어 방식'],
    en: [
      'Heat source and its temperature',
      'Heating load',
      'Water content of the circuit',
      'Static head',
      'Design pressure',
      'Control concept',
    ],
  },
  specification: [
    {
      label: { ko: '열원', en: 'Heat source' },
      value: {
        ko: '증기, 고온수, 중온수, 보일러 온수, 공정 폐열',
        en: 'Steam, high- and medium-temperature water, boiler water, process waste heat',
      },
    },
    {
      label: { ko: '열교환기', en: 'Heat exchanger' },
      value: { ko: '판형, 브레이징, 용접식 중 선정', en: 'Gasketed, brazed or welded, as selected' },
    },
    {
      label: { ko: '구성', en: 'Scope' },
      value: {
        ko: '순환펌프, 팽창탱크, 보충수 설비, 제어밸브, 기수분리, 계기, 배관, 보온, 제어반',
        en: 'Circulation pumps, expansion tank, make-up set, control valves, air separation, instruments, piping, insulation, control panel',
      },
    },
    {
      label: { ko: '제어', en: 'Control' },
      value: {
        ko: '외기보상, 공급온도, 펌프 대수·회전수, 중앙감시 통신은 주문 사양',
        en: 'Weather compensation, supply temperature, pump staging and speed; communication to order',
      },
    },
    {
      label: { ko: '적용 코드', en: 'Design code' },
      value: { ko: '주문 사양', en: 'To order' },
    },
  ],
  applications: {
    ko: [
      '대형 건물과 공장의 중앙난방',
      '증기를 온수로 바꾸는 난방 전환',
      '공정 폐열을 쓰는 난방·급탕',
      '온실·양식장의 온수 공급',
    ],
    en: [
      'Central heating of large buildings and factories',
      'Conversion from steam to hot water heating',
      'Heating and hot water from process waste heat',
      'Warm water for greenhouses and fish farms',
    ],
  },
  customers: {
    ko: ['공장·물류시설', '병원·학교·호텔', '집단에너지 사업자', '기계설비 시공사'],
    en: [
      'Factories and logistics sites',
      'Hospitals, schools and hotels',
      'Combined heat and power operators',
      'Mechanical contractors',
    ],
  },
  related: ['dataRoom'],
};
