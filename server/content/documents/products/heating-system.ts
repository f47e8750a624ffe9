import { productDocument } from './product-document.js';

export const heatingSystem = productDocument('heating-system', {
  summary: {
    ko: '열교환기, 순환펌프, 팽창·보충수 설비와 제어반을 열원에 맞추어 한 계통으로 설계하는 난방 설비입니다.',
    en: 'Heat exchanger, circulation pumps, expansion and make-up equipment and control panel, designed as one system to suit the heat source.',
  },
  description: {
    ko: [
      '증기, 보일러 온수, 지역난방, 공정 폐열처럼 열원이 다르면 열교환기의 형식과 제어 방법도 달라집니다. 난방 시스템은 열원에서 방열기와 공조기까지를 한 계통으로 보고 열교환기, 펌프, 팽창탱크, 보충수, 제어를 함께 설계합니다.',
      '증기 열원에서는 응축수가 고이지 않도록 제어밸브와 스팀 트랩, 배출 높이를 함께 검토합니다. 온수 열원에서는 1차측 유량을 줄여 환수온도를 낮추고, 2차측은 인버터 펌프가 차압에 맞추어 유량을 조절합니다.',
      '데워지며 늘어난 물은 밀폐형 팽창탱크가 받고, 줄어든 물은 보충수 설비가 채웁니다. 보온한 열교환기와 배관은 스키드 위에 조립한 상태로 기계실에 설치합니다.',
    ],
    en: [
      'Steam, boiler water, district heating or process waste heat: each source calls for a different type of exchanger and a different control concept. We treat the heating system as one circuit from the source to the radiators and air handlers and select the exchanger, pumps, expansion tank, make-up water and controls together.',
      'With steam, the control valve, steam trap and drain height are checked together so that condensate does not back up. With hot water, the primary flow is reduced to lower the return temperature, and variable-speed pumps on the secondary side adjust the flow to the differential pressure.',
      'A closed expansion tank takes up the expansion of the heated water, and a make-up unit replaces what is lost. The insulated exchanger and piping are delivered assembled on a skid.',
    ],
  },
  pictures: [
    {
      picture: {
        picture: 'products/heating-system',
        alt: {
          ko: '보온 열교환기와 배관, 펌프 3대, 팽창탱크, 제어반으로 구성된 난방 시스템 스키드',
          en: 'Heating system skid with insulated heat exchanger and pipes, three pumps, expansion tank and control panel',
        },
      },
    },
  ],
  advantages: [
    {
      title: { ko: '열원에 맞춘 열교환기', en: 'The right exchanger for the source' },
      detail: {
        ko: '증기와 고온수에는 용접식, 온수에는 가스켓식 등 직접 제작하는 제품군 안에서 선정합니다.',
        en: 'For example, welded for steam and high-temperature water and gasketed for hot water, selected from families we build ourselves.',
      },
    },
    {
      title: { ko: '부하를 따르는 펌프', en: 'Pumps that follow the load' },
      detail: {
        ko: '대수 제어와 인버터로 부분부하의 동력을 줄이고, 한 대가 멈추어도 나머지로 운전합니다.',
        en: 'Pump staging and speed control save power at part load, and if one pump stops the others keep the system running.',
      },
    },
    {
      title: { ko: '안정된 계통 압력', en: 'Steady circuit pressure' },
      detail: {
        ko: '팽창탱크와 보충수, 안전밸브의 설정을 정수두와 펌프 양정에 맞추어 공기 유입과 캐비테이션을 막습니다.',
        en: 'Expansion tank, make-up and safety valve settings are matched to the static head and pump head, which prevents air ingress and cavitation.',
      },
    },
  ],
  choosing: {
    ko: '건물 한 동에 지역난방을 인입하는 경우에는 콤팩트 유니트로 충분합니다. 열원이 여럿이거나 증기를 쓰는 경우, 또는 팽창·보충수 설비까지 새로 갖추어야 하는 경우에는 난방 시스템이 적합합니다.',
    en: 'For one building on district heating a compact unit is sufficient. Several heat sources, steam, or a circuit that also needs new expansion and make-up equipment call for a heating system.',
  },
  limits: {},
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
      value: { ko: '가스켓식, 브레이징, 용접식 중 선정', en: 'Gasketed, brazed or welded, as selected' },
    },
    {
      label: { ko: '구성', en: 'Scope' },
      value: {
        ko: '순환펌프, 팽창탱크, 보충수 설비, 제어밸브, 기수분리기, 계기, 배관, 보온, 제어반',
        en: 'Circulation pumps, expansion tank, make-up unit, control valves, air separator, instruments, piping, insulation, control panel',
      },
    },
    {
      label: { ko: '제어', en: 'Control' },
      value: {
        ko: '외기보상, 공급온도, 펌프 대수·회전수 제어, 중앙감시 통신은 주문 사양',
        en: 'Weather compensation, supply temperature, pump staging and speed; BMS communication to order',
      },
    },
    { label: { ko: '적용 코드', en: 'Design code' }, value: { ko: '주문 사양', en: 'To order' } },
  ],
  applications: {
    ko: [
      '대형 건물과 공장의 중앙난방',
      '증기 난방의 온수 난방 전환',
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
      'District energy operators',
      'Mechanical contractors',
    ],
  },
});
