import { validate } from 'class-validator';
import { plainToInstance } from 'class-transformer';

import { CreatePostDto } from '../../posts/boards/boards.dto.js';
import { shownTitle } from '../../posts/boards/shown-title.js';
import { languages } from '../../../shared/words/localized.types.js';

import { samplePosts } from './sample-posts.js';
import { sheetTexts } from './texts/sheets.text.js';

const office = { name: { ko: '본사', en: 'Head office' }, tel: '032-000-0000', email: 'sales@example.com' };
const HANGUL = /[ㄱ-ㆎ가-힣]/;

const posts = samplePosts.flatMap(({ texts, ...post }) =>
  languages.map((language) => {
    const words = texts.content[language];
    const lines = typeof words === 'function' ? words(office) : words;
    return { ...post, language, title: texts.title[language], content: lines.join('\n') };
  }),
);

describe.each(posts)('the sample $title', ({ language, title, content }) => {
  it('is a post as the form would take it, and shown as it is written', async () => {
    const form = plainToInstance(CreatePostDto, { title, content, category: 'catalog' });
    expect(await validate(form)).toEqual([]);
    expect([form.title, form.content]).toEqual([title, content]);
    expect(shownTitle(title, 'letters')).toBe(title.replaceAll(/[^\p{L}\p{N}\s]/gu, ''));
    expect(title).toBe(shownTitle(title, 'letters'));
  });

  it('is written in its language', () => {
    for (const text of [title, content]) expect(HANGUL.test(text)).toBe(language === 'ko');
  });
});

describe('the samples', () => {
  it('stand from the oldest to the newest within each board, and every correction follows its notice', () => {
    for (const kind of ['posts', 'e-procurement'] as const) {
      const ages = samplePosts.filter((post) => post.kind === kind).map(({ age }) => age);
      expect(ages).toEqual(ages.toSorted((one, other) => other - one));
    }
    const corrections = samplePosts.filter(({ tender }) => tender && tender.kind !== 'notice');
    expect(corrections.length).toBeGreaterThan(0);
    for (const { tender, age } of corrections) {
      const notice = samplePosts.find((each) => each.tender?.number === tender?.number);
      expect(notice?.tender?.kind).toBe('notice');
      expect(notice?.age).toBeGreaterThan(age);
    }
  });

  it.each(['ko', 'en'] as const)('have as many texts as labels in their sheets (%s)', (language) => {
    const { gaskets, stainless } = sheetTexts;
    expect(gaskets.texts[language]).toHaveLength(gaskets.labels[language].length);
    expect(stainless.values[language]).toHaveLength(stainless.rows[language].length);
  });
});
