import { document } from '../fields/document.js';
import { figure, group, line, lines, list, picture, sample } from '../fields/fields.js';

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
});
