/** @jest-environment jsdom */
import { keepPostDraft, readPostDraft } from './draft';
import { noTender } from './tender/values';

const place = { kind: 'posts', board: 'ko', id: 'new' } as const;
const texts = { title: '제목', content: '내용', category: 'technical' } as const;
const text = { ...texts, ...noTender, tenderNumber: '2026-014', pinnedUntil: '2026-12-31' };
const draft = {
  text,
  base: { ...text, title: '' },
  updatedAt: '2026-11-21T00:00:00.000Z',
  fileName: 'a.pdf',
  removedFiles: ['f1'],
};

describe('the draft of a post', () => {
  beforeEach(() => sessionStorage.clear());

  it('comes back for its own post only, until it is taken away', () => {
    keepPostDraft(place, draft);
    expect(readPostDraft(place)).toEqual(draft);
    expect(readPostDraft({ ...place, board: 'en' })).toBeUndefined();
    expect(readPostDraft({ ...place, kind: 'e-procurement' })).toBeUndefined();
    keepPostDraft(place, undefined);
    expect(sessionStorage).toHaveLength(0);
  });

  it('that an earlier version of the site kept has neither a tender nor a day to be pinned until', () => {
    sessionStorage.setItem('admin-post:posts/ko/new', JSON.stringify({ text: texts, base: texts }));
    const filled = { ...texts, ...noTender, pinnedUntil: '' };
    expect(readPostDraft(place)).toEqual({ text: filled, base: filled });
  });

  it.each([
    '{',
    'null',
    '{"text":{"title":1}}',
    JSON.stringify({ ...draft, text: { ...text, category: 'x' } }),
    JSON.stringify({ ...draft, text: { ...text, tenderKind: 1 } }),
    JSON.stringify({ ...draft, text: { ...text, pinnedUntil: 1 } }),
    JSON.stringify({ ...draft, removedFiles: 'f1' }),
  ])('is none when the storage holds %s', (stored) => {
    sessionStorage.setItem('admin-post:posts/ko/new', stored);
    expect(readPostDraft(place)).toBeUndefined();
  });
});
