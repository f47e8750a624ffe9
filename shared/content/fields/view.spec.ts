import { fieldMark, fieldMarksIn } from './field-marks.js';
import { day, figure, group, line, lines, list, logo, optional, picture } from './fields.js';
import { markIn } from './mark-in.js';
import { viewOf } from './view.js';

const label = { ko: '이름', en: 'Name' };
const fields = {
  title: line(label, 60),
  text: lines(label, 60),
  hero: picture(label, 'hero'),
  limits: group(label, {
    max: figure(label, { least: 0, most: 9 }),
    min: optional(figure(label, { least: 0, most: 9 })),
  }),
  offices: list(label, { tel: line(label, 20), sign: logo(label), since: day(label) }, { entry: label }),
};
const office = { tel: { ko: '032', en: '032' }, sign: 'partners/one', since: '1982-06-10' };
const value = {
  title: { ko: '{years}년', en: '{years} years' },
  text: { ko: ['하나', '둘'], en: ['One', 'Two'] },
  hero: { picture: 'hero/hero-1', alt: { ko: '사진', en: 'Picture' } },
  limits: { max: 5 },
  offices: [office, office],
};
const tools = {
  pictureOf: () => ({ sources: {}, img: { src: '/a.webp', w: 4, h: 3 } }),
  logoOf: () => '/b.svg',
  facts: { years: '40' },
};
const shown = {
  title: '40 years',
  text: ['One', 'Two'],
  hero: { picture: { sources: {}, img: { src: '/a.webp', w: 4, h: 3 } }, alt: 'Picture' },
  limits: { max: 5 },
  offices: [
    { tel: '032', sign: '/b.svg', since: '1982-06-10' },
    { tel: '032', sign: '/b.svg', since: '1982-06-10' },
  ],
};

describe('a view', () => {
  it('is what a document says in a language, with facts in the place of their names', () => {
    expect(viewOf(fields, value, 'en', tools)).toEqual(shown);
  });

  it('says for editors which field each text, picture, figure and date comes from', () => {
    const marked = viewOf(fields, value, 'en', { ...tools, isMarked: true }, 'home');
    const [, second] = marked.offices;
    expect(marked.title).toBe(`40 years${fieldMark('home.title')}`);
    expect(fieldMarksIn(marked.text.join(' and ')).map(({ path }) => path)).toEqual(['home.text', 'home.text']);
    expect(marked.hero.picture.img.src).toBe('/a.webp#home.hero.picture');
    expect(marked.hero.alt).toBe('Picture');
    expect(marked.limits.max).toBe(5);
    expect(markIn(marked.limits, 'max')).toBe(fieldMark('home.limits.max'));
    expect(markIn(marked.limits, 'min')).toBe('');
    expect(second).toMatchObject({ tel: `032${fieldMark('home.offices.1.tel')}`, sign: '/b.svg#home.offices.1.sign' });
    expect(second && markIn(second, 'since')).toBe(fieldMark('home.offices.1.since'));
    expect(markIn(shown.limits, 'max')).toBe('');
  });
});

describe('the marks of a text', () => {
  it('are read where they stand, and seen by nobody', () => {
    const text = `2024${fieldMark('a.year')} Saegil${fieldMark('a.offices.0.name-1')}`;
    expect(fieldMarksIn(text)).toEqual([
      { path: 'a.year', end: 4 + fieldMark('a.year').length },
      { path: 'a.offices.0.name-1', end: text.length },
    ]);
    expect(text.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')).toBe('2024 Saegil');
    expect(fieldMarksIn('2024 Saegil')).toEqual([]);
  });
});
