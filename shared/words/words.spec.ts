import { words } from './words.js';

describe('words', () => {
  it('are the table that was given, at any depth', () => {
    const table = { title: { ko: '제목', en: 'Title' }, list: { first: { ko: ['하나'], en: ['one', 'more'] } } };
    expect(words(table)).toBe(table);
  });

  it('do not compile without one of the languages', () => {
    // @ts-expect-error -- English is missing
    expect(words({ title: { ko: '제목' } })).toBeDefined();
    // @ts-expect-error -- Korean is missing
    expect(words({ en: 'Title' })).toBeDefined();
  });

  it('have the type string, so that other words may take their place', () => {
    let title: string = words({ title: { ko: '제목', en: 'Title' } }).title.en;
    title = 'Heading';
    expect(title).toBe('Heading');
  });
});
