import solarRoof from '@/images/esg/environment-1.webp?role=card';
import wind from '@/images/esg/environment-2.webp?role=card';
import steel from '@/images/esg/environment-3.webp?role=card';
import drops from '@/images/esg/environment-4.webp?role=card';
import trees from '@/images/esg/environment-5.webp?role=card';
import spiral from '@/images/hero/hero-4.webp?role=hero';
import scales from '@/images/esg/governance-1.webp?role=card';
import contract from '@/images/esg/governance-2.webp?role=card';
import safety from '@/images/esg/social-1.webp?role=card';
import meeting from '@/images/esg/social-2.webp?role=card';
import type { Localized } from '@/lib/locale';
import type { PictureSources } from '@/lib/picture';

export const esgHero = {
  picture: spiral,
  alt: {
    ko: '고온 유로와 저온 유로가 주황과 파랑으로 보이는 개방형 스파이럴 열교환기',
    en: 'Opened spiral heat exchanger, its hot and cold channels glowing orange and blue',
  } as Localized,
  lead: {
    ko: '열을 아끼는 설비를 만드는 회사답게, 만드는 과정에서도 아끼고 지키려는 일들입니다.',
    en: 'We build equipment that saves heat. This is what we set ourselves to save and to protect while building it.',
  } as Localized,
};

type Story = { picture: PictureSources; alt: Localized; title: Localized; detail: Localized };

/**
 * What each section says, by its id. SAMPLE CONTENT, worded as commitments: no figures, no awards. Put your own
 * measures here, with figures where you can prove them.
 */
export const esgSections: Record<string, { lead: Localized; stories: readonly Story[] }> = {
  environment: {
    lead: {
      ko: '열교환기가 회수한 열만큼 연료를 덜 태웁니다. 그 설비를 만드는 공장에서도 전기와 강판, 물을 다시 보려 합니다.',
      en: 'Every kilowatt-hour a heat exchanger recovers is fuel that is not burnt. In the works that build them, power, steel and water deserve the same attention.',
    },
    stories: [
      {
        picture: wind,
        alt: { ko: '낮은 햇살 아래 푸른 언덕 위의 풍력 발전기', en: 'Wind turbines on green hills in low sun' },
        title: { ko: '버려지는 열을 되돌리는 설계', en: 'Design that brings waste heat back' },
        detail: {
          ko: '폐수와 배기, 공정 냉각수에 남은 열을 급수 예열과 난방으로 되돌립니다. 최소 온도차를 좁혀 회수할 수 있는 열을 늘리는 것이 저희가 가장 크게 보탤 수 있는 일입니다.',
          en: 'Effluent, exhaust and process cooling water still carry heat that can preheat feedwater or warm buildings. Closing the temperature approach to recover more of it is where we can contribute most.',
        },
      },
      {
        picture: solarRoof,
        alt: {
          ko: '지붕에 태양광 패널을 설치한 나무로 둘러싸인 공장동',
          en: 'Factory hall with solar panels on the roof, surrounded by trees',
        },
        title: { ko: '공장 지붕의 태양광', en: 'Solar power from the factory roof' },
        detail: {
          ko: '공장동을 짓거나 고칠 때는 지붕 태양광을 먼저 검토합니다. 프레스와 용접기가 전기를 쓰는 낮에 발전량도 가장 많기 때문입니다.',
          en: 'Whenever a hall is built or refurbished we first look at solar panels: presses and welding sets need power in daytime, when the roof yields most.',
        },
      },
      {
        picture: steel,
        alt: {
          ko: '강판 코일, 압축 고철, 새 강판 위의 푸른 새싹',
          en: 'Steel coils, pressed scrap bales and a green seedling on new plates',
        },
        title: { ko: '재질별로 나누는 고철', en: 'Scrap, sorted by grade' },
        detail: {
          ko: '전열판을 찍고 남은 스테인리스와 티타늄은 강종별로 나누어 모읍니다. 섞이지 않은 고철이라야 같은 강판의 원료로 돌아갑니다.',
          en: 'Offcuts of stainless steel and titanium are collected grade by grade. Only unmixed scrap can become the same sheet again.',
        },
      },
      {
        picture: drops,
        alt: { ko: '주름진 전열판 위의 물방울', en: 'Water drops on a corrugated heat exchanger plate' },
        title: { ko: '다시 쓰는 수압시험 물', en: 'Test water, used again' },
        detail: {
          ko: '수압시험에 쓴 물은 받아서 거른 뒤 다음 시험에 쓰는 것을 원칙으로 합니다. 스테인리스 전열판을 지키기 위해 염소 이온 농도를 함께 확인합니다.',
          en: 'Water from hydrostatic tests is to be collected, filtered and used for the next one, with an eye on chlorides that would harm stainless steel plates.',
        },
      },
      {
        picture: trees,
        alt: { ko: '공장동으로 이어지는 가로수 길', en: 'Tree-lined path leading to a factory hall' },
        title: { ko: '공장을 둘러싼 나무', en: 'Trees around the works' },
        detail: {
          ko: '부지 경계에는 나무를 심고 가꿉니다. 그늘이 되고, 소음과 먼지가 이웃으로 넘어가는 것을 줄여 줍니다.',
          en: 'We plant and keep trees along the boundaries. They give shade and hold back noise and dust from our neighbours.',
        },
      },
    ],
  },
  social: {
    lead: {
      ko: '무거운 판과 높은 압력, 뜨거운 용접부를 다룹니다. 안전하게 일하고 배우는 일이 먼저입니다.',
      en: 'Our work is heavy plates, high pressure and hot welds. Working safely and learning how comes first.',
    },
    stories: [
      {
        picture: safety,
        alt: {
          ko: '작업대 위의 파란 안전모, 작업 장갑, 보안경, 도면',
          en: 'Blue safety helmet, work gloves, safety glasses and drawings on a workbench',
        },
        title: { ko: '보호구와 작업 전 점검', en: 'Protective gear and a check before work' },
        detail: {
          ko: '인양과 용접, 수압시험은 작업 전에 위험 요인을 함께 확인하고 시작합니다. 위험하다고 판단하면 누구나 작업을 멈출 수 있습니다.',
          en: 'Lifting, welding and pressure tests begin only after the crew has gone through the hazards together. Anyone who sees a danger may stop the work.',
        },
      },
      {
        picture: meeting,
        alt: { ko: '노트북과 서류가 놓인 밝은 회의실', en: 'Bright meeting room with table, laptops and papers' },
        title: { ko: '현장에서 설계까지 함께 배우기', en: 'Learning together, from workshop to design' },
        detail: {
          ko: '설계자는 현장에서 조립과 분해를 익히고, 현장 작업자는 열 계산과 도면을 배웁니다. 정비에서 찾은 문제는 다음 설계에 반영하도록 함께 검토합니다.',
          en: 'Designers learn to assemble and open exchangers; fitters learn drawings and thermal calculation. What service finds is reviewed together, so that it reaches the next design.',
        },
      },
    ],
  },
  governance: {
    lead: {
      ko: '오래 쓰는 설비는 오래 믿을 수 있는 회사에서 나옵니다. 규정과 약속을 지키는 방식을 정해 둡니다.',
      en: 'Equipment that lasts comes from a company that can be relied on. So we settle how rules and promises are kept.',
    },
    stories: [
      {
        picture: scales,
        alt: {
          ko: '나무와 열교환기를 올려놓은 황동 저울',
          en: 'Brass balance weighing a tree against a heat exchanger',
        },
        title: { ko: '균형 있는 판단과 준법', en: 'Balanced decisions within the law' },
        detail: {
          ko: '압력용기와 환경, 안전 관련 법규를 지키는 것을 납기나 원가보다 앞에 둡니다. 새 투자는 수익과 함께 환경에 미치는 영향을 따져 결정합니다.',
          en: 'Rules for pressure equipment, environment and safety rank before delivery dates and cost. New investments are judged by their effect on the environment as well as by their return.',
        },
      },
      {
        picture: contract,
        alt: {
          ko: '파란 폴더 위의 금색 인장 문서와 만년필',
          en: 'Document with gold seal and fountain pen on a blue folder',
        },
        title: { ko: '공정한 계약과 부패 방지', en: 'Fair contracts, no corruption' },
        detail: {
          ko: '구매와 입찰은 공개된 조건으로 진행하고 계약은 문서로 남깁니다. 금품과 향응은 주지도 받지도 않으며, 협력사가 불이익 걱정 없이 알릴 수 있도록 합니다.',
          en: 'Purchasing and tenders follow published terms, and contracts are in writing. We neither give nor accept gifts or favours, and suppliers can report concerns without fear of disadvantage.',
        },
      },
    ],
  },
};
