import * as fc from 'fast-check';

import { searchable } from '../../../shared/words/searchable.js';

import { bigramsOf, searchFieldsOf } from './search-fields.js';

const text = fc.string({ unit: fc.constantFrom(...'가나다abAB \n.힣ㄱ😀\uFFFF\u0001') });

describe('searchFieldsOf', () => {
  it('has every pair of characters of whatever is found in the text', () => {
    fc.assert(
      fc.property(text, text, text, (before, words, behind) => {
        const { searchGrams } = searchFieldsOf({ title: before, content: before + words + behind, password: null });
        expect(searchGrams).toEqual(expect.arrayContaining(bigramsOf(searchable(words))));
      }),
    );
  });

  it('has no pair that is not in the text, so that two characters are found where their pair is, and nowhere else', () => {
    fc.assert(
      fc.property(text, text, text, (title, content, typed) => {
        const words = searchable(typed).slice(0, 2);
        fc.pre(words.length === 2);
        const { searchText, searchGrams } = searchFieldsOf({ title, content, password: null });
        expect(searchGrams.includes(bigramsOf(words)[0] ?? Number.NaN)).toBe(searchText.includes(words));
      }),
    );
  });

  it('has a title as it was typed and as pages show it', () => {
    const { searchText } = searchFieldsOf({ title: 'ISO 9001:2015', content: 'x', password: null });
    expect(searchText.split('\n')).toEqual(['iso9001:2015', 'iso90012015', 'x']);
    expect(searchFieldsOf({ title: '인증서', content: 'x', password: null }).searchText).toBe('인증서\nx');
  });

  it('has whole numbers of 32 bits, each once', () => {
    const { searchGrams } = searchFieldsOf({ title: '힣힣힣힣', content: 'aaaa', password: null });
    expect(searchGrams.every((bigram) => (bigram | 0) === bigram)).toBe(true);
    expect(new Set(searchGrams).size).toBe(searchGrams.length);
  });

  it('has nothing of what a locked post says', () => {
    const open = searchFieldsOf({ title: '제목', content: '', password: null });
    expect(searchFieldsOf({ title: '제목', content: '비밀내용', password: 'hash' }).searchGrams).not.toEqual(
      expect.arrayContaining(bigramsOf('비밀')),
    );
    expect(bigramsOf('제목').every((bigram) => open.searchGrams.includes(bigram))).toBe(true);
  });
});
