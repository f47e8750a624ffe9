/** @jest-environment jsdom */
import { figure, group, line, lines, list, logo, picture, plain } from '@server/content/fields';

import { elementOf, isSaying, pathOf, saidWords } from './findWords';

const name = { ko: '이름', en: 'Name' };
const fields = {
  title: line(name, 60),
  paragraphs: lines(name, 300),
  hero: picture(name, 'hero'),
  company: group(name, { tel: plain(name, 20), years: figure(name, { least: 0, most: 99 }) }),
  offices: list(name, { city: line(name, 20), tel: plain(name, 20), sign: logo(name) }, { entry: name }),
};
const office = (city: string, sign: string) => ({ city: { ko: city, en: city }, tel: '032-000-0000', sign });
const value = {
  title: { ko: '열을 옮기는 일, {years}년', en: 'Moving heat' },
  paragraphs: { ko: ['첫 문단', '둘째 문단'], en: ['One', 'Two'] },
  hero: { picture: 'hero/hero-1', alt: name },
  company: { tel: '02-0000', years: 40 },
  offices: [office('인천', 'upload/a1'), office('포항', 'upload/a11')],
};
const said = saidWords(fields, value, 'ko');

document.body.innerHTML = `
  <header><p id="menu">인천</p><p id="top">02-0000</p></header>
  <main>
    <h1 id="title">열을 옮기는 <b>일</b>, 40년</h1>
    <img id="ten" src="/assets/hero-10-x1.webp" /><img id="one" src="/assets/hero-1-x1.webp" />
    <section><p id="second">둘째
      문단</p></section>
    <ul>
      <li><strong id="incheon">인천</strong><div id="tel1"><a>032-000-0000</a></div><img id="sign1" src="/pictures/a1/logo.webp" /></li>
      <li><strong id="pohang">포항</strong><div id="tel2"><a>032-000-0000</a></div><img id="sign2" src="/pictures/a11.svg?v=2" /></li>
    </ul>
    <p id="other">다른 글</p>
  </main>`;
const at = (id: string) => document.getElementById(id);

describe('isSaying', () => {
  it.each([
    ['같은 글', ' 같은\n글 ', true],
    ['같은 글', '같은 글자', false],
    ['{years}년', '40년', true],
    ['{years}년', '40년째', false],
    ['판 {one}과 {two}', '판 1과 2', true],
    ['판 {one}과 {two}', '판 1, 2', false],
    ['{one}{two}', '아무 글', false],
    ['', '', true],
  ])('compares %j with %j', (words, shown, isSame) => {
    expect(isSaying(words, shown)).toBe(isSame);
  });
});

describe('elementOf', () => {
  it.each([
    ['title', 'title'],
    ['hero', 'one'],
    ['hero.alt', 'one'],
    ['offices.0.city', 'incheon'],
    ['offices.0.sign', 'sign1'],
    ['offices.1.sign', 'sign2'],
    ['offices.1', 'pohang'],
    ['company.tel', 'top'],
  ])('finds what shows %s', (path, id) => {
    expect(elementOf(document, said, path)).toBe(at(id));
  });

  it('tells fields that say the same by their order', () => {
    expect(elementOf(document, said, 'offices.0.tel')?.parentElement).toBe(at('tel1'));
    expect(elementOf(document, said, 'offices.1.tel')?.parentElement).toBe(at('tel2'));
  });

  it('finds nothing for what the page does not say', () => {
    expect(elementOf(document, said, 'company.years')).toBeUndefined();
    expect(elementOf(document, said, 'none')).toBeUndefined();
  });
});

describe('pathOf', () => {
  it.each([
    ['title', 'title'],
    ['one', 'hero.picture'],
    ['ten', undefined],
    ['second', 'paragraphs'],
    ['tel1', 'offices.0.tel'],
    ['tel2', 'offices.1.tel'],
    ['sign2', 'offices.1.sign'],
    ['menu', 'offices.0.city'],
    ['other', undefined],
  ])('leads from %s to %s', (id, path) => {
    expect(pathOf(document, said, at(id))).toBe(path);
  });

  it('leads from a part of a text, too', () => {
    expect(pathOf(document, said, document.querySelector('b'))).toBe('title');
    expect(pathOf(document, said, null)).toBeUndefined();
  });
});
