/** @jest-environment jsdom */
import { keepDraft, readDraft } from './draft';

describe('the unsaved note of a request', () => {
  beforeEach(() => sessionStorage.clear());

  it('is there again until it is dropped', () => {
    keepDraft('a', { note: 'typed', base: 'stored' });
    expect(readDraft('a')).toEqual({ note: 'typed', base: 'stored' });
    expect(readDraft('b')).toBeUndefined();
    keepDraft('a', undefined);
    expect(readDraft('a')).toBeUndefined();
  });

  it.each(['{', '"text"', '{"note":1,"base":""}', 'null'])('ignores %s in the storage', (content) => {
    sessionStorage.setItem('quote-note:a', content);
    expect(readDraft('a')).toBeUndefined();
  });
});
