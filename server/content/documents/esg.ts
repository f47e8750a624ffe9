import { document } from '../document.js';
import { group, line, list, picture, sample } from '../fields.js';

const part = (label: { ko: string; en: string }) =>
  group(label, {
    lead: line({ ko: '소개', en: 'Lead' }, 300),
    stories: list(
      { ko: '활동', en: 'Stories' },
      {
        picture: picture({ ko: '사진', en: 'Picture' }, 'card'),
        title: line({ ko: '제목', en: 'Title' }, 60),
        detail: line({ ko: '설명', en: 'Detail' }, 600),
      },
      { least: 1, most: 12, entry: { ko: '활동', en: 'Story' } },
    ),
  });

/**
 * Sample content, worded as commitments: no figures, no awards. Put your own measures here, with figures where you can
 * prove them.
 */
export const esg = document({
  title: { ko: 'ESG', en: 'ESG' },
  path: '/esg',
  fields: {
    hero: picture({ ko: '머리 사진', en: 'Picture behind the heading' }, 'hero'),
    lead: line({ ko: '머리 소개', en: 'Lead' }, 200),
    environment: part({ ko: '환경', en: 'Environment' }),
    social: part({ ko: '사회', en: 'Social' }),
    governance: part({ ko: '지배구조', en: 'Governance' }),
    isSample: sample(),
  },
  defaults: {
    hero: {
      picture: 'hero/hero-4',
      alt: {
        ko: '고온 유로와 저온 유로가 주황과 파랑으로 보이는 개방형 스파이럴 열교환기',
        en: 'Opened spiral heat exchanger with its hot and cold channels shown in orange and blue',
      },
    },
    lead: {
      ko: '열을 아끼는 설비를 만드는 회사답게, 만드는 과정에서도 아끼고 지키고자 하는 것들을 정리했습니다.',
      en: 'We build equipment that saves heat. This is what we aim to save and protect while building it.',
    },
    environment: {
      lead: {
        ko: '열교환기가 회수한 열만큼 연료를 덜 태웁니다. 그 설비를 만드는 공장에서도 전기와 강판, 물을 아껴 쓰고자 합니다.',
        en: 'Heat recovered by a heat exchanger is fuel that need not be burned. In the plants where we build them, we want to be just as careful with electricity, steel and water.',
      },
      stories: [
        {
          picture: {
            picture: 'esg/environment-2',
            alt: {
              ko: '맑은 하늘 아래 옥상 폐열 회수 설비, 배기 덕트 코일에서 콤팩트 유니트로 이어지는 보온 배관',
              en: 'Rooftop heat recovery: insulated pipes lead from a coil in the exhaust duct to a compact unit under a clear sky',
            },
          },
          title: { ko: '버려지는 열을 되돌리는 설계', en: 'Design that puts waste heat to use' },
          detail: {
            ko: '폐수와 배기가스, 공정 냉각수에 남은 열을 급수 예열과 난방에 다시 씁니다. 최소 온도차를 줄여 회수열을 늘리는 것이 저희가 가장 크게 기여할 수 있는 일입니다.',
            en: 'Effluent, exhaust gas and process cooling water still carry heat that can preheat feedwater or heat buildings. Our greatest contribution is to design for a smaller temperature approach, so that more of it is recovered.',
          },
        },
        {
          picture: {
            picture: 'esg/environment-3',
            alt: {
              ko: '강판 코일, 압축 고철, 새 강판 위의 푸른 새싹',
              en: 'Steel coils, pressed scrap bales and a green seedling on new plates',
            },
          },
          title: { ko: '재질별로 분리하는 스크랩', en: 'Scrap sorted by grade' },
          detail: {
            ko: '전열판을 찍고 남은 스테인리스강과 티타늄은 재질별로 나누어 모읍니다. 섞이지 않은 스크랩이라야 같은 판재의 원료로 다시 쓸 수 있습니다.',
            en: 'Stainless steel and titanium left over from plate pressing is collected by grade. Only unmixed scrap can be made into the same sheet again.',
          },
        },
        {
          picture: {
            picture: 'esg/environment-4',
            alt: { ko: '주름진 전열판 위의 물방울', en: 'Water drops on a corrugated heat exchanger plate' },
          },
          title: { ko: '다시 쓰는 수압시험수', en: 'Test water used again' },
          detail: {
            ko: '수압시험에 쓴 물은 모아서 여과한 뒤 다음 시험에 다시 쓰는 것을 원칙으로 합니다. 스테인리스강 전열판의 부식을 막기 위해 염소 이온 농도도 확인합니다.',
            en: 'Our rule is to collect and filter the water from hydrostatic tests and use it for the next one. We also check its chloride content to protect stainless steel plates from corrosion.',
          },
        },
      ],
    },
    social: {
      lead: {
        ko: '저희는 무거운 판과 높은 압력, 뜨거운 용접부를 다룹니다. 안전하게 일하고 배우는 것이 먼저입니다.',
        en: 'We work with heavy plates, high pressure and hot welds. Working safely, and learning how, comes first.',
      },
      stories: [
        {
          picture: {
            picture: 'esg/social-1',
            alt: {
              ko: '작업대 위의 파란 안전모, 작업 장갑, 보안경, 도면',
              en: 'Blue safety helmet, work gloves, safety glasses and drawings on a workbench',
            },
          },
          title: { ko: '보호구와 작업 전 점검', en: 'Protective equipment and pre-job checks' },
          detail: {
            ko: '인양과 용접, 수압시험은 보호구를 갖추고 위험 요인을 함께 확인한 뒤 시작합니다. 위험하다고 판단하면 누구나 작업을 멈출 수 있습니다.',
            en: 'Lifting, welding and hydrostatic tests begin only when protective equipment is on and the crew has reviewed the hazards together. Anyone who sees a danger may stop the work.',
          },
        },
        {
          picture: {
            picture: 'esg/social-2',
            alt: { ko: '노트북과 서류가 놓인 밝은 회의실', en: 'Bright meeting room with table, laptops and papers' },
          },
          title: { ko: '현장에서 설계까지 함께 배우기', en: 'Learning together, from shop floor to design' },
          detail: {
            ko: '설계자는 현장에서 조립과 분해를 익히고, 현장 작업자는 도면과 열 계산을 배웁니다. 정비 중에 발견한 문제는 다음 설계에 반영하도록 함께 검토합니다.',
            en: 'Designers learn to assemble and dismantle exchangers; fitters learn drawings and thermal calculation. Problems found during service are reviewed together so that the next design benefits.',
          },
        },
      ],
    },
    governance: {
      lead: {
        ko: '오래 쓰는 설비는 오래 믿을 수 있는 회사에서 나옵니다. 규정과 약속을 지키는 방식을 분명히 정해 둡니다.',
        en: 'Equipment that lasts comes from a company that can be relied on, so we define clearly how rules and promises are kept.',
      },
      stories: [
        {
          picture: {
            picture: 'products/ball-tank-2',
            alt: {
              ko: '계단과 공용 파이프랙을 갖춘 볼탱크 2기',
              en: 'Pair of ball tanks with stairs and a common pipe rack',
            },
          },
          title: { ko: '균형 잡힌 판단과 준법', en: 'Balanced decisions within the law' },
          detail: {
            ko: '압력용기, 환경, 안전 관련 법규의 준수를 납기나 원가보다 앞에 둡니다. 신규 투자는 수익성과 함께 환경에 미치는 영향을 따져 결정합니다.',
            en: 'Compliance with pressure equipment, environmental and safety law comes before delivery dates and cost. New investments are judged by their environmental impact as well as their return.',
          },
        },
        {
          picture: {
            picture: 'esg/governance-2',
            alt: {
              ko: '파란 폴더 위의 금색 인장 문서와 만년필',
              en: 'Document with gold seal and fountain pen on a blue folder',
            },
          },
          title: { ko: '공정한 계약과 부패 방지', en: 'Fair contracts, no corruption' },
          detail: {
            ko: '구매와 입찰은 공개된 조건으로 진행하고 계약은 문서로 남깁니다. 금품과 향응은 주지도 받지도 않으며, 협력사가 불이익에 대한 걱정 없이 문제를 알릴 수 있게 합니다.',
            en: 'Purchasing and tenders follow published terms, and contracts are in writing. We neither give nor accept gifts or entertainment, and suppliers can report concerns without fear of reprisal.',
          },
        },
      ],
    },
    isSample: true,
  },
});
