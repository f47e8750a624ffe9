import { productNames } from './product';
import type { Product } from './product';
import { productPictures } from './productPictures';

export const spiralHeatExchanger: Product = {
  id: 'spiral-heat-exchanger',
  name: productNames['spiral-heat-exchanger'],
  summary: {
    ko: '긴 강판 두 장을 감아 만든 단일 유로로 슬러리, 섬유질, 고점도 유체를 막힘 없이 다루는 열교환기입니다.',
    en: 'Two long plates wound into single channels that keep slurry, fibres and viscous fluids moving.',
  },
  description: {
    ko: [
      '강판 두 장을 일정한 간격으로 감아 나선형 유로 두 개를 만듭니다. 고온 유체는 중심으로 들어와 바깥으로 나가고, 저온 유체는 바깥에서 중심으로 흘러 거의 완전한 향류가 됩니다.',
      '유로가 하나뿐이므로 유체가 비껴갈 길이 없습니다. 어딘가에 찌꺼기가 쌓이면 그 자리의 단면이 좁아지고 유속이 빨라져 쌓인 것을 스스로 씻어냅니다. 나란한 유로 중 하나가 막히면 그대로 막혀 있는 다관식이나 판형과 다른 점입니다.',
      '양쪽 커버를 열면 유로 전체가 축 방향으로 드러나 고압수로 씻을 수 있습니다. 증기를 응축시키거나 감압 상태의 가스를 다룰 때는 한쪽을 축 방향으로 넓게 연 형식을 씁니다.',
    ],
    en: [
      'Two plates are wound with a constant gap into two spiral channels. The hot fluid enters at the centre and runs outwards, the cold one from the periphery inwards: very nearly pure counter-current flow.',
      'There is only one channel for each fluid, so nothing can be bypassed. Where a deposit builds up, the cross-section narrows, the velocity rises and the deposit is scoured away. In tubular and plate exchangers a blocked channel simply stays blocked, since the flow takes the others.',
      'With the covers open both channels lie bare over their whole width and can be cleaned with a water jet. For condensing vapour or gas under vacuum one side is left wide open in the axial direction.',
    ],
  },
  pictures: productPictures['spiral-heat-exchanger'],
  diagram: 'spiral',
  advantages: [
    {
      title: { ko: '스스로 씻어내는 유로', en: 'A channel that cleans itself' },
      detail: {
        ko: '좁아진 곳일수록 유속이 빨라지므로 슬러리와 섬유질이 머물지 않습니다. 세척 주기가 길어집니다.',
        en: 'The narrower the spot, the faster the flow: slurry and fibres do not settle, and cleaning intervals grow.',
      },
    },
    {
      title: { ko: '열어서 끝까지 보이는 내부', en: 'Open to view from end to end' },
      detail: {
        ko: '커버를 열면 유로의 바닥까지 보입니다. 고압수 세척과 점검에 배관을 모두 뜯을 필요가 없습니다.',
        en: 'Remove the cover and the channel is in sight down to its end: jet cleaning and inspection with little dismantling.',
      },
    },
    {
      title: { ko: '향류에 가까운 흐름', en: 'Close to true counter-current' },
      detail: {
        ko: '온도차가 작은 열회수에도 한 대로 대응합니다. 굽은 유로의 2차 흐름이 열전달을 돕습니다.',
        en: 'One unit serves heat recovery at small temperature differences; the curved channel adds secondary flow and with it heat transfer.',
      },
    },
    {
      title: { ko: '작은 설치면적', en: 'Small footprint' },
      detail: {
        ko: '긴 유로를 원통 하나에 감아 넣었습니다. 누운 형식과 선 형식 모두 가능합니다.',
        en: 'A long channel wound into one short cylinder, installed lying or standing.',
      },
    },
  ],
  choosing: {
    ko: '유체에 고형물이나 섬유질이 있고 오염이 걱정되면 먼저 검토합니다. 입자의 크기와 농도를 알려 주시면 유로 폭을 정합니다. 온도의 상한은 재질에 따라 350~400 ℃입니다. 압력이 20 kg/cm²를 넘으면 용접식 판형열교환기를 검토합니다.',
    en: 'The first choice where solids or fibres make fouling the main concern. Tell us particle size and concentration: they set the channel gap. The upper temperature is 350 to 400 °C depending on the material. Above 20 kg/cm² look at the welded plate heat exchanger.',
  },
  limits: {
    pressure: { design: 20, unit: 'kg/cm²' },
    temperature: { maxFrom: 350, max: 400 },
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
        ko: '나선-나선(액-액), 나선-축류(응축·가스), 복합형',
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
      '펄프·제지의 흑액과 섬유질 폐수',
      '석유화학의 중질유·타르·촉매 슬러리',
      '제철 코크스 공정의 가스액·흡수유',
      '식품·주정의 발효액',
      '응축기·벤트 콘덴서',
    ],
    en: [
      'Heating and heat recovery of sewage sludge',
      'Black liquor and fibrous effluent in pulp and paper',
      'Heavy oil, tar and catalyst slurry in petrochemistry',
      'Ammonia liquor and wash oil in coking plants',
      'Mash and fermentation broth in food and distilling',
      'Condensers and vent condensers',
    ],
  },
  customers: {
    ko: ['하수처리장', '석유화학 플랜트', '제철소', '제지 공장', '식품·주정 공장'],
    en: ['Sewage works', 'Petrochemical plants', 'Steelworks', 'Paper mills', 'Food plants and distilleries'],
  },
  related: ['certificationDetail', 'dataRoom'],
};
