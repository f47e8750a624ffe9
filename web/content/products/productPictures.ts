import atmTank1 from '@/images/products/atm-tank-1.webp?role=card';
import atmTank2 from '@/images/products/atm-tank-2.webp?role=card';
import atmTank3 from '@/images/products/atm-tank-3.webp?role=card';
import ballTank1 from '@/images/products/ball-tank-1.webp?role=card';
import ballTank2 from '@/images/products/ball-tank-2.webp?role=card';
import brazingHeatExchanger from '@/images/products/brazing-heat-exchanger.webp?role=card';
import closedExpansionTank from '@/images/products/closed-expansion-tank.webp?role=card';
import compactUnit from '@/images/products/compact-unit.webp?role=card';
import expansionSeparator from '@/images/products/expansion-separator.webp?role=card';
import gasCooler from '@/images/products/gas-cooler.webp?role=card';
import heatExchanger from '@/images/products/heat-exchanger.webp?role=card';
import heatingSystem from '@/images/products/heating-system.webp?role=card';
import plateCoil from '@/images/products/plate-coil.webp?role=card';
import spiralHeatExchanger from '@/images/products/spiral-heat-exchanger.webp?role=card';
import weldedPlateHeatExchanger1 from '@/images/products/welded-plate-heat-exchanger-1.webp?role=card';
import weldedPlateHeatExchanger2 from '@/images/products/welded-plate-heat-exchanger-2.webp?role=card';
import type { Localized } from '@/lib/locale';
import type { PictureSources } from '@/lib/picture';
import type { ProductId } from '@server/questionnaire/product-ids';

export type ProductPicture = { picture: PictureSources; alt: Localized };

/** Apart from the families' texts: the home page shows the pictures alone. The first is the one that stands for all. */
export const productPictures: Record<ProductId, readonly [ProductPicture, ...ProductPicture[]]> = {
  'heat-exchanger': [
    {
      picture: heatExchanger,
      alt: {
        ko: '청색 프레임 플레이트, 플랜지 노즐 4개, 전열판 팩과 체결 볼트를 갖춘 가스켓식 판형열교환기',
        en: 'Gasketed plate heat exchanger with blue frame plate, four flanged nozzles, plate pack and tightening bolts',
      },
    },
  ],
  'compact-unit': [
    {
      picture: compactUnit,
      alt: {
        ko: '판형열교환기, 인라인 펌프 2대, 밸브, 배관, 제어반을 하나의 스키드에 구성한 콤팩트 유니트',
        en: 'Compact unit: plate heat exchanger, two inline pumps, valves, piping and control panel on one steel skid',
      },
    },
  ],
  'heating-system': [
    {
      picture: heatingSystem,
      alt: {
        ko: '보온 열교환기와 배관, 펌프 3대, 팽창탱크, 제어반으로 구성된 난방 시스템 스키드',
        en: 'Heating system skid with insulated heat exchanger and pipes, three pumps, expansion tank and control panel',
      },
    },
  ],
  'brazing-heat-exchanger': [
    {
      picture: brazingHeatExchanger,
      alt: {
        ko: '동 브레이징 접합부와 나사식 포트를 갖춘 브레이징 열교환기 3종',
        en: 'Three brazed plate heat exchangers with copper seams and threaded ports',
      },
    },
  ],
  'spiral-heat-exchanger': [
    {
      picture: spiralHeatExchanger,
      alt: {
        ko: '볼트 체결 커버형과 내부 나선형 유로를 보여 주는 개방형 스파이럴 열교환기',
        en: 'Two spiral heat exchangers, one with bolted cover and one opened to show the spiral channels',
      },
    },
  ],
  'welded-plate-heat-exchanger': [
    {
      picture: weldedPlateHeatExchanger1,
      alt: {
        ko: '볼트 체결 패널 4면과 플랜지 노즐을 갖춘 블록형 용접식 판형열교환기',
        en: 'Block-type welded plate heat exchanger with four bolted panels and flanged nozzles',
      },
    },
    {
      picture: weldedPlateHeatExchanger2,
      alt: {
        ko: '원형 용접 전열판 팩이 보이도록 쉘을 절개한 플레이트 앤 쉘 열교환기',
        en: 'Plate-and-shell heat exchanger, shell cut open to show the round welded plate pack',
      },
    },
  ],
  'gas-cooler': [
    {
      picture: gasCooler,
      alt: {
        ko: '핀튜브 관다발, 볼트 체결 수실, 대형 가스 출구 플랜지를 갖춘 가스쿨러',
        en: 'Gas cooler with finned-tube bundle, bolted water headers and large gas outlet flange',
      },
    },
  ],
  'closed-expansion-tank': [
    {
      picture: closedExpansionTank,
      alt: {
        ko: '맨홀, 안전밸브, 컴프레서, 제어반을 갖춘 수직형 밀폐형 팽창탱크',
        en: 'Closed expansion tank: vertical pressure vessel with manhole, safety valve, compressor and control cabinet',
      },
    },
  ],
  'expansion-separator': [
    {
      picture: expansionSeparator,
      alt: {
        ko: '인라인 플랜지, 상부 자동 공기변, 드레인과 소형 팽창 용기를 갖춘 수직형 팽창기수분리기',
        en: 'Expansion separator: vertical vessel with inline flanges, top air vent, drain and small expansion vessel',
      },
    },
  ],
  'plate-coil': [
    {
      picture: plateCoil,
      alt: {
        ko: '다중 패스 평판형, 딤플 필로우형 플레이트 코일과 스테인리스 용기에 감은 딤플 재킷',
        en: 'Plate coils: multi-pass flat panel, dimpled pillow plate and a dimple jacket around a stainless vessel',
      },
    },
  ],
  'ball-tank': [
    {
      picture: ballTank1,
      alt: {
        ko: '브레이싱 지주, 계단, 상부 작업대를 갖춘 구형 저장탱크(볼탱크)',
        en: 'Ball tank (spherical storage tank) on braced columns with stairs and top platform',
      },
    },
    {
      picture: ballTank2,
      alt: {
        ko: '계단과 공용 파이프랙을 갖춘 볼탱크 2기',
        en: 'Pair of ball tanks with stairs and a common pipe rack',
      },
    },
  ],
  'atm-tank': [
    {
      picture: atmTank1,
      alt: {
        ko: '나선형 계단, 지붕 난간, 맨홀, 출구 밸브를 갖춘 수직형 상압(ATM) 저장탱크',
        en: 'Vertical atmospheric storage tank with spiral stair, roof handrail, manway and outlet valves',
      },
    },
    {
      picture: atmTank2,
      alt: {
        ko: '도장 탱크 3기와 스테인리스 탱크 1기로 구성된 상압 탱크 팜',
        en: 'Tank farm with three painted and one stainless atmospheric storage tank',
      },
    },
    {
      picture: atmTank3,
      alt: {
        ko: '금속 외장 보온, 등받이울 사다리, 맨홀, 교반기 구동부를 갖춘 소형 보온 상압탱크',
        en: 'Small insulated atmospheric tank with metal cladding, caged ladder, manway and agitator drive',
      },
    },
  ],
};
