import { document } from '../fields/document.js';
import { family, line, list, picture } from '../fields/fields.js';

/** The top of the home page: heading and the opening pictures, each with the product it shows. */
export const hero = document({
  title: { ko: '홈 첫 화면', en: 'Home: first screen' },
  path: '',
  fields: {
    heading: line({ ko: '제목', en: 'Heading' }, 40),
    lead: line({ ko: '소개', en: 'Lead' }, 300),
    slides: list(
      { ko: '사진', en: 'Pictures' },
      {
        picture: picture({ ko: '사진', en: 'Picture' }, 'hero'),
        caption: line({ ko: '제목', en: 'Caption' }, 40),
        detail: line({ ko: '설명', en: 'Detail' }, 100, {
          hint: {
            ko: '{pressure}, {temperature}, {area} 자리에는 아래 제품군의 설계 한계가 들어갑니다.',
            en: '{pressure}, {temperature} and {area} stand for the design limits of the product family below.',
          },
        }),
        family: family({ ko: '연결할 제품군', en: 'Product family it leads to' }),
      },
      { least: 1, most: 10, entry: { ko: '사진', en: 'Picture' } },
    ),
  },
});
