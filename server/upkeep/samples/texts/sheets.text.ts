import { words } from '../../../../shared/words/words.js';

/** The samples' PDFs that are no data sheets of a family. */
export const sheetTexts = {
  limits: words({
    fileName: { ko: '제품군별 설계 한계.pdf', en: 'Design limits.pdf' },
    kind: { ko: '기술자료', en: 'Technical document' },
    title: { ko: '제품군별 설계 한계', en: 'Design limits of the product families' },
    lead: {
      ko: '표준사양의 한계값을 제품군별로 비교했습니다. 한계값이 정해져 있지 않은 제품군은 주문 사양으로 설계합니다.',
      en: 'The limits of our standard specifications side by side. Families without a given limit are designed to order.',
    },
    toOrder: { ko: '주문 사양으로 정하는 항목', en: 'Set by the order' },
    calculator: { ko: '계산기로 사용 조건 확인', en: 'Check your conditions in the calculator' },
  }),
  gaskets: words({
    fileName: { ko: '가스켓 교체 안내서.pdf', en: 'Gasket replacement guide.pdf' },
    kind: { ko: '정비 안내서', en: 'Service guide' },
    title: { ko: '가스켓 교체 안내서', en: 'Gasket replacement guide' },
    lead: {
      ko: '판형열교환기의 가스켓을 현장에서 교체하는 순서입니다.',
      en: 'How to replace the gaskets of a plate heat exchanger on site.',
    },
    materials: { ko: '재질 확인', en: 'Check the material' },
    before: { ko: '분해하기 전에', en: 'Before you open the unit' },
    beforeItems: {
      ko: [
        '양쪽 밸브를 천천히 잠그고 40 ℃ 아래로 식힙니다.',
        '압력을 빼고 두 유체를 모두 배출합니다.',
        '전열판 다발의 옆면에 대각선으로 표시선을 긋습니다.',
        '조임 치수를 재어 적어 둡니다.',
        '보안경과 베임 방지 장갑을 착용합니다.',
      ],
      en: [
        'Close the valves on both sides slowly and let the unit cool below 40 °C.',
        'Release the pressure and drain both fluids.',
        'Draw a diagonal line across the side of the plate pack.',
        'Measure the tightening dimension and write it down.',
        'Wear safety glasses and cut-resistant gloves.',
      ],
    },
    steps: { ko: '교체 순서', en: 'Steps' },
    labels: {
      ko: ['1. 풀기', '2. 떼어 내기', '3. 세척과 검사', '4. 끼우기', '5. 걸기', '6. 조이기'],
      en: ['1. Loosen', '2. Remove', '3. Clean and inspect', '4. Fit', '5. Hang', '6. Tighten'],
    },
    texts: {
      ko: [
        '타이볼트를 대각선 순서로 고르게 풀고 이동 프레임을 뒤로 밉니다.',
        '전열판을 한 장씩 꺼내 순서대로 놓고 헌 가스켓을 떼어 냅니다. 가스켓 홈을 날카로운 공구로 긁지 않습니다.',
        '부드러운 솔과 물로 씻고, 부식과 균열이 없는지 봅니다. 의심스러우면 침투탐상검사를 합니다.',
        '홈이 마르고 깨끗한지 확인한 뒤 같은 형번과 재질의 가스켓을 홈에 빠짐없이 눌러 끼웁니다.',
        '표시선에 맞추어 전열판을 처음과 같은 순서로 겁니다. 옆면의 벌집무늬가 고르면 방향이 맞습니다.',
        '대각선 순서로 고르게 조여 명판의 조임 치수에 맞춥니다. 최소 치수보다 더 조이지 않습니다.',
      ],
      en: [
        'Loosen the tie bolts evenly, crosswise, and push back the movable frame plate.',
        'Take out the plates one by one, keep them in order and remove the old gaskets. Do not scrape the grooves with sharp tools.',
        'Wash with a soft brush and water and look for corrosion and cracks. In case of doubt, test with dye penetrant.',
        'Make sure the grooves are clean and dry, then press in gaskets of the same type and material all the way round.',
        'Hang the plates in their original order, along the line. An even honeycomb pattern at the edge shows that they face the right way.',
        'Tighten evenly, crosswise, to the dimension on the nameplate. Do not go below the minimum dimension.',
      ],
    },
    after: { ko: '다시 운전할 때', en: 'When you start again' },
    afterText: {
      ko: '공기를 빼면서 한쪽씩 천천히 채우고, 운전압력에서 30분 동안 새는 곳이 없는지 확인합니다. 새면 압력을 뺀 뒤 조임 치수를 다시 확인합니다.',
      en: 'Fill one side after the other slowly, with the vents open, and watch for leaks at operating pressure for 30 minutes. If it leaks, release the pressure before you check the tightening dimension again.',
    },
    remark: {
      ko: '장비의 명판과 취급설명서가 이 안내서보다 우선합니다.',
      en: 'The nameplate and the manual of the unit take precedence over this guide.',
    },
  }),
  stainless: words({
    fileName: { ko: '스테인리스 강판 구매 사양서.pdf', en: 'Stainless steel purchase specification.pdf' },
    kind: { ko: '구매 사양서', en: 'Purchase specification' },
    title: { ko: '전열판용 스테인리스 강판', en: 'Stainless steel sheets for heat exchanger plates' },
    lead: {
      ko: '프레스로 깊게 성형하는 판재이므로 두께와 표면이 고르고 연신율이 커야 합니다.',
      en: 'The sheets are deep-pressed, so thickness and surface must be even and the elongation high.',
    },
    requirements: { ko: '요구사항', en: 'Requirements' },
    rows: {
      ko: ['재질', '표면', '두께 허용차', '경도', '연신율', '평탄도', '포장'],
      en: ['Material', 'Finish', 'Thickness tolerance', 'Hardness', 'Elongation', 'Flatness', 'Packing'],
    },
    values: {
      ko: [
        'SS316L, 냉간압연 후 고용화 열처리',
        '2B, 긁힘·찍힘·압연 흠 없음',
        '±0.02 mm',
        'HV 180 이하',
        '45 % 이상',
        '길이 2 m에 5 mm 이내',
        '한 매마다 간지, 목재 팔레트, 방수 포장',
      ],
      en: [
        'SS316L, cold rolled and solution annealed',
        '2B, free of scratches, dents and rolling marks',
        '±0.02 mm',
        'HV 180 or less',
        '45 % or more',
        'within 5 mm over a length of 2 m',
        'interleaved, on wooden pallets, wrapped against moisture',
      ],
    },
    inspection: { ko: '검사', en: 'Inspection' },
    inspectionItems: {
      ko: [
        '용해번호마다 화학성분과 기계적 성질을 적은 시험성적서를 제출합니다.',
        '입고할 때 롯트마다 다섯 매의 두께와 경도를 측정합니다.',
        '요구사항에 맞지 않는 롯트는 공급자가 부담하여 교환합니다.',
      ],
      en: [
        'A mill test certificate with chemical composition and mechanical properties comes with each heat.',
        'On arrival, thickness and hardness of five sheets are measured in each lot.',
        'A lot that does not meet the requirements is exchanged at the supplier’s expense.',
      ],
    },
    remark: {
      ko: '수량과 납기는 공고를 따릅니다.',
      en: 'The notice states quantities and delivery.',
    },
  }),
} as const;
