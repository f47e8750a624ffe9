import { defaultPressure, defaultTemperature } from '../../family-limits.js';

import { productDocument } from './product-document.js';

export const spiralHeatExchanger = productDocument('spiral-heat-exchanger', {
  summary: {
    ko: '긴 판 두 장을 감아 만든 단일 유로로 슬러리, 섬유질, 고점도 유체를 막힘없이 처리하는 열교환기입니다.',
    en: 'Two long plates wound into a single channel per fluid, which handles slurry, fibers and viscous fluids without clogging.',
  },
  description: {
    ko: [
      '긴 금속판 두 장을 일정한 간격으로 감아 나선형 유로 두 개를 만듭니다. 고온 유체는 중심으로 들어와 바깥으로 나가고, 저온 유체는 바깥에서 중심으로 흘러 거의 완전한 향류가 됩니다.',
      '유체마다 유로가 하나뿐이므로 우회할 길이 없습니다. 어딘가에 퇴적물이 쌓이면 그 자리의 단면이 좁아지고 유속이 빨라져 쌓인 것을 스스로 씻어 냅니다. 여러 유로 가운데 하나가 막히면 유체가 다른 유로로 흘러 막힌 채로 남는 다관식이나 판형과 다른 점입니다.',
      '양쪽 커버를 열면 유로 전체가 축 방향으로 드러나 고압수로 씻을 수 있습니다. 증기를 응축시키거나 진공 상태의 가스를 다룰 때는 한쪽 유로를 축 방향으로 넓게 연 형식을 씁니다.',
    ],
    en: [
      'Two long metal plates are wound with a constant gap to form two spiral channels. The hot fluid enters at the center and flows outward, the cold fluid flows from the periphery inward: almost pure counter-current flow.',
      'There is only one channel for each fluid, so the flow cannot bypass a deposit. Where one builds up, the cross-section narrows, the velocity rises and the deposit is scoured away. In shell-and-tube and plate heat exchangers a blocked channel stays blocked, because the flow takes the other channels.',
      'With both covers open, the channels are exposed along their whole length and can be cleaned with a high-pressure water jet. For condensing vapor or handling gas under vacuum, one side is left wide open in the axial direction.',
    ],
  },
  pictures: [
    {
      picture: {
        picture: 'products/spiral-heat-exchanger',
        alt: {
          ko: '볼트 체결 커버형과 내부 나선형 유로를 보여 주는 개방형 스파이럴 열교환기',
          en: 'Two spiral heat exchangers, one with bolted cover and one opened to show the spiral channels',
        },
      },
    },
  ],
  advantages: [
    {
      title: { ko: '스스로 씻어 내는 유로', en: 'A self-cleaning channel' },
      detail: {
        ko: '좁아진 곳일수록 유속이 빨라지므로 슬러리와 섬유질이 잘 쌓이지 않아 세척 주기가 길어집니다.',
        en: 'Where the channel narrows the flow speeds up, so slurry and fibers hardly settle and cleaning intervals become longer.',
      },
    },
    {
      title: { ko: '열면 끝까지 보이는 내부', en: 'Full access to the channels' },
      detail: {
        ko: '커버를 열면 유로 안쪽 끝까지 보입니다. 고압수 세척과 점검을 위해 배관을 모두 해체할 필요가 없습니다.',
        en: 'With the cover open, the channel is visible to its full depth. High-pressure cleaning and inspection do not require all the piping to be dismantled.',
      },
    },
    {
      title: { ko: '향류에 가까운 흐름', en: 'Close to true counter-current' },
      detail: {
        ko: '온도차가 작은 열회수도 한 대로 처리합니다. 굽은 유로에서 생기는 2차 흐름이 열전달을 높입니다.',
        en: 'A single unit can recover heat at small temperature differences; secondary flow in the curved channel improves heat transfer.',
      },
    },
    {
      title: { ko: '작은 설치면적', en: 'Small footprint' },
      detail: {
        ko: '긴 유로를 원통 하나에 감아 넣었습니다. 수평형과 수직형 모두 가능합니다.',
        en: 'A long channel is wound into one short cylinder, for horizontal or vertical installation.',
      },
    },
  ],
  choosing: {
    ko: '유체에 고형물이나 섬유질이 있어 오염이 우려되면 먼저 검토할 형식입니다. 입자의 크기와 농도를 알려 주시면 그에 맞추어 유로 폭을 정합니다. 사용온도의 상한은 재질에 따라 {highest}입니다. 압력이 {pressure}를 넘으면 용접식 판형열교환기를 검토합니다.',
    en: 'The first type to consider where solids or fibers make fouling a concern. Tell us the particle size and concentration: they determine the channel gap. The upper temperature limit is {highest}, depending on the material. Above {pressure}, consider the welded plate heat exchanger.',
  },
  limits: {
    pressure: defaultPressure('spiral-heat-exchanger', 'kg/cm²'),
    temperature: defaultTemperature('spiral-heat-exchanger'),
    area: { min: 0.5, max: 300 },
  },
  specification: [
    {
      label: { ko: '재질', en: 'Material' },
      value: {
        ko: '탄소강, 스테인리스강, 티타늄, 니켈합금 중 주문 사양',
        en: 'Carbon steel, stainless steel, titanium or nickel alloy, to order',
      },
    },
    {
      label: { ko: '형식', en: 'Types' },
      value: {
        ko: '나선-나선형(액-액), 나선-축류형(응축·가스), 복합형',
        en: 'Spiral/spiral (liquids), spiral/axial (condensing, gas), combined',
      },
    },
    {
      label: { ko: '유로 폭', en: 'Channel gap' },
      value: { ko: '유체와 입자에 따라 설계', en: 'Designed for fluid and particle size' },
    },
    {
      label: { ko: '접속', en: 'Connections' },
      value: { ko: '플랜지, 규격은 주문 사양', en: 'Flanged, standard to order' },
    },
    {
      label: { ko: '적용 코드', en: 'Design code' },
      value: { ko: '주문 사양(ASME, KC 등)', en: 'To order (e.g. ASME, KC)' },
    },
  ],
  applications: {
    ko: [
      '하수 슬러지의 가온과 열회수',
      '펄프·제지 공장의 흑액과 섬유질 폐수',
      '석유화학 공장의 중질유·타르·촉매 슬러리',
      '제철 코크스 공정의 안수(암모니아수)·흡수유',
      '식품·주정 공장의 발효액',
      '응축기·벤트 콘덴서',
    ],
    en: [
      'Heating of and heat recovery from sewage sludge',
      'Black liquor and fibrous effluent in pulp and paper mills',
      'Heavy oil, tar and catalyst slurry in petrochemical plants',
      'Ammonia liquor and wash oil in coking plants',
      'Fermentation broth in food plants and distilleries',
      'Condensers and vent condensers',
    ],
  },
  customers: {
    ko: ['하수처리장', '석유화학 플랜트', '제철소', '제지 공장', '식품·주정 공장'],
    en: [
      'Sewage treatment plants',
      'Petrochemical plants',
      'Steelworks',
      'Paper mills',
      'Food plants and distilleries',
    ],
  },
});
