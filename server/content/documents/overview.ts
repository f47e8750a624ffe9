import { document } from '../document.js';
import { figure, group, line, lines, list, picture, sample } from '../fields.js';

/** The company's introduction. Each plant's products are sample content: adapt them. */
export const overview = document({
  title: { ko: '회사개요', en: 'Company overview' },
  path: '/company-overview',
  fields: {
    hero: picture({ ko: '머리 사진', en: 'Picture behind the heading' }, 'hero'),
    lead: line({ ko: '머리 소개', en: 'Lead' }, 200),
    slogan: line({ ko: '표어', en: 'Slogan' }, 100, {
      hint: {
        ko: '{years} 자리에는 ‘회사와 사무소’의 업력이 들어갑니다.',
        en: '{years} stands for the years of experience.',
      },
    }),
    introduction: lines({ ko: '소개', en: 'Introduction' }, 1200, { most: 8 }),
    plantsTitle: line({ ko: '공장 제목', en: 'Plants: title' }, 40),
    plants: list(
      { ko: '공장', en: 'Plants' },
      {
        name: line({ ko: '이름', en: 'Name' }, 40),
        squareMetres: figure(
          { ko: '면적', en: 'Area' },
          {
            least: 1,
            most: 10_000_000,
            unit: 'm²',
            hint: {
              ko: '다른 글에 {plant1}, {plant2}라고 쓰시면 그 자리에 첫째, 둘째 공장의 면적이 들어갑니다.',
              en: 'Write {plant1} or {plant2} in any text for the area of the first or second plant.',
            },
          },
        ),
        detail: line({ ko: '하는 일', en: 'What it makes' }, 300),
        picture: picture({ ko: '사진', en: 'Picture' }, 'card'),
      },
      { least: 1, most: 6, entry: { ko: '공장', en: 'Plant' } },
    ),
    process: group(
      { ko: '주문의 흐름', en: 'How an order runs' },
      {
        title: line({ ko: '제목', en: 'Title' }, 60),
        picture: picture({ ko: '사진', en: 'Picture' }, 'card'),
        steps: list(
          { ko: '단계', en: 'Steps' },
          { title: line({ ko: '제목', en: 'Title' }, 40), detail: line({ ko: '설명', en: 'Detail' }, 200) },
          { least: 2, most: 10, entry: { ko: '단계', en: 'Step' } },
        ),
      },
    ),
    isSample: sample(),
  },
  defaults: {
    hero: {
      picture: 'hero/machine-room-day',
      alt: {
        ko: '높은 창으로 햇빛이 드는 밝은 기계실의 판형열교환기 세 대와 위로 지나는 보온 배관',
        en: 'Three plate heat exchangers in a bright machine room with high windows and insulated pipes overhead',
      },
    },
    lead: {
      ko: '인천과 포항의 두 공장에서 열교환기와 탱크를 설계하고, 제작하고, 시험합니다.',
      en: 'We design, build and test heat exchangers and tanks at two plants, in Incheon and Pohang.',
    },
    slogan: {
      ko: '{years}년의 신뢰를 다음\u00A0열교환기로 증명합니다',
      en: '{years} years of trust, earned again with every exchanger',
    },
    introduction: {
      ko: [
        '1982년 창립 이래 판형열교환기를 중심으로 브레이징·스파이럴·용접식 열교환기, 가스쿨러와 플레이트 코일, 팽창탱크와 볼탱크, 상압탱크를 만들어 왔습니다. 지역난방 기계실의 콤팩트 유니트부터 제철소의 냉각수 계통까지, 쓰이는 곳은 달라도 출발점은 같습니다. 유체와 유량, 온도, 허용 압력손실입니다.',
        '사양서를 받으면 열 설계부터 시작합니다. 열수지를 맞추고 대수평균온도차와 총괄열전달계수로 전열면적을 정한 뒤, 압력손실 한도 안에서 전열판의 무늬와 판수량, 유로 배열을 고릅니다. 전열판과 가스켓 재질은 유체의 부식성과 온도에 맞추며, 고객께서 도면을 승인하시면 제작에 들어갑니다.',
        '인천 1공장에서는 전열판을 성형하고 가스켓을 끼워 프레임에 조립합니다. 포항 2공장에서는 용접식 열교환기와 압력용기, 대형 탱크를 제관하고 용접합니다. 압력을 받는 제품은 모두 출하 전에 수압시험을 거치며, 납품 후에는 분해 세척과 가스켓 교체, 전열판 점검으로 처음의 성능을 되찾아 드립니다.',
      ],
      en: [
        'Since 1982 we have built plate heat exchangers and, around them, brazed, spiral and welded heat exchangers, gas coolers and plate coils, expansion tanks, ball tanks and atmospheric tanks. Whether the job is a compact unit for a district heating substation or the cooling water circuit of a steelworks, it starts from the same data: fluids, flow rates, temperatures and allowable pressure drop.',
        'Your data sheet goes to thermal design first. We close the heat balance, calculate the heat transfer area from the log mean temperature difference and the overall heat transfer coefficient, then choose the plate pattern, number of plates and pass arrangement that stay within the allowable pressure drop. Plate and gasket materials are selected for the corrosiveness and temperature of the fluids. Manufacturing begins once you have approved the drawings.',
        'Plant 1 in Incheon presses the plates, fits the gaskets and assembles them in the frames. Plant 2 in Pohang fabricates and welds welded heat exchangers, pressure vessels and large tanks. Every pressure-retaining product passes a hydrostatic test before shipment. After delivery we open, clean and regasket exchangers and inspect their plates to restore the original performance.',
      ],
    },
    plantsTitle: { ko: '두 곳의 공장', en: 'Two plants' },
    plants: [
      {
        name: { ko: '인천 1공장', en: 'Plant 1, Incheon' },
        squareMetres: 8473,
        detail: {
          ko: '본사와 기술연구소, 전열판 성형과 판형열교환기 · 콤팩트 유니트 조립',
          en: 'Head office and R&D center; plate pressing, assembly of plate heat exchangers and compact units',
        },
        picture: {
          picture: 'offices/incheon',
          alt: {
            ko: '흐린 하늘 아래 인천 본사 사옥과 공장동, 열린 출입문 앞 팔레트 위의 판형열교환기 (이미지 예시)',
            en: 'Head office and factory hall in Incheon under a cloudy sky, plate heat exchangers on pallets at the open gate (illustration)',
          },
        },
      },
      {
        name: { ko: '포항 2공장', en: 'Plant 2, Pohang' },
        squareMetres: 32000,
        detail: {
          ko: '용접식 열교환기와 압력용기, 볼탱크 · 상압탱크의 제관과 용접, 남부 지역 정비',
          en: 'Fabrication and welding of welded exchangers, pressure vessels, ball and ATM tanks; service for the southern region',
        },
        picture: {
          picture: 'products/atm-tank-2',
          alt: {
            ko: '도장 탱크 3기와 스테인리스 탱크 1기로 구성된 상압 탱크 팜',
            en: 'Tank farm with three painted and one stainless atmospheric storage tank',
          },
        },
      },
    ],
    process: {
      title: { ko: '사양서에서 정비까지', en: 'From data sheet to service' },
      picture: {
        picture: 'products/heat-exchanger-open',
        alt: {
          ko: '세척하기 위해 연 판형열교환기, 가이드 바에 벌려 걸린 헤링본 전열판과 앞에 놓인 체결 볼트',
          en: 'Plate heat exchanger opened for cleaning, herringbone plates spread out on the carrying bar, tightening bolts laid out in front',
        },
      },
      steps: [
        {
          title: { ko: '사양 검토', en: 'Data sheet' },
          detail: {
            ko: '유체와 유량, 온도, 압력손실을 확인하고 빠진 조건을 여쭙습니다.',
            en: 'We check fluids, flow rates, temperatures and pressure drops, and ask for any missing data.',
          },
        },
        {
          title: { ko: '열 설계', en: 'Thermal design' },
          detail: {
            ko: '전열면적과 유로 배열을 계산하고 재질을 정해 승인용 도면을 드립니다.',
            en: 'We calculate area and pass arrangement, select materials and send you drawings for approval.',
          },
        },
        {
          title: { ko: '전열판 성형', en: 'Plate pressing' },
          detail: {
            ko: '스테인리스와 티타늄 판재를 헤링본 무늬와 가스켓 홈까지 한 번에 찍어 냅니다.',
            en: 'Stainless steel and titanium sheet is pressed in one stroke, herringbone pattern and gasket groove together.',
          },
        },
        {
          title: { ko: '용접 · 조립', en: 'Welding and assembly' },
          detail: {
            ko: '용접부는 비파괴검사로 확인하고, 전열판은 정해진 체결 치수까지 조입니다.',
            en: 'Welds are checked by non-destructive testing; plate packs are tightened to the specified dimension.',
          },
        },
        {
          title: { ko: '수압시험', en: 'Hydrostatic test' },
          detail: {
            ko: '설계압력보다 높은 압력을 양쪽에 번갈아 걸어 누설과 변형을 살핍니다.',
            en: 'Each side in turn is pressurized above its design pressure and checked for leaks and distortion.',
          },
        },
        {
          title: { ko: '정비', en: 'Service' },
          detail: {
            ko: '분해 세척, 가스켓 교체, 전열판 침투탐상으로 성능을 되찾습니다.',
            en: 'Dismantling, cleaning, new gaskets and dye-penetrant testing of the plates restore performance.',
          },
        },
      ],
    },
    isSample: true,
  },
});
