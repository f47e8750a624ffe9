import type { AdminPost } from '@shared/posts/boards.types';

import { fileTexts } from '@/admin/form.text';

import { filesTexts } from './form.text';
import { plainPost } from './post.fixture';
import { noTender } from './tender/values';
import {
  changedParts,
  changesOf,
  excerptOf,
  formOf,
  lengthOf,
  mergedText,
  newText,
  newTexts,
  noFiles,
  OWN_PDF,
  previewOf,
  problemOf,
  textOf,
  withChosen,
  withPart,
} from './values';
import type { PostValues } from './values';

const texts = { title: 'Title', content: 'Content', category: 'catalog' } as const;
const text = { ...texts, ...noTender, pinnedUntil: '' };
const typed: PostValues = { ...text, lock: 'keep', password: '', publishing: 'now', publishAt: '' };
const post: AdminPost = { ...plainPost, ...texts };

describe('problemOf', () => {
  it.each(['title', 'content'] as const)('takes a %s of blanks as missing', (name) => {
    expect(problemOf(name, { ...typed, [name]: ' \n\t ' })).toBe('required');
  });

  it.each([
    ['title', 200],
    ['content', 20_000],
  ] as const)('takes a %s of up to %i characters, blanks around it aside', (name, most) => {
    expect(problemOf(name, { ...typed, [name]: ` ${'가'.repeat(most)} ` })).toBeUndefined();
    expect(problemOf(name, { ...typed, [name]: '가'.repeat(most + 1) })).toBe('too_long');
  });

  it('asks a draft for its title only', () => {
    const kept = { ...typed, title: '', content: '', publishing: 'draft' as const };
    expect([problemOf('title', kept), problemOf('content', kept)]).toEqual(['required', undefined]);
    expect(problemOf('content', { ...kept, publishing: 'at' })).toBe('required');
  });

  it('asks for a password only where the old one is to be changed', () => {
    expect(problemOf('password', { ...typed, lock: 'change', password: ' ' })).toBe('required');
    expect(problemOf('password', { ...typed, lock: 'remove' })).toBeUndefined();
    expect(problemOf('password', typed)).toBeUndefined();
  });
});

describe('the files of a post', () => {
  const fileNamed = (name: string, size = 1) => new File(['x'.repeat(size)], name);
  const [drawing, table, pdf] = [fileNamed('a.DWG'), fileNamed('b.xlsx'), fileNamed('c.PDF')];
  const choose = (files: readonly File[], choice = noFiles, stored?: AdminPost, megabytes = 20) =>
    withChosen(files, choice, stored, megabytes);
  const stored = { ...post, files: [{ id: 'f', name: 'old.zip', size: 1, url: '/f' }] };
  const withPdf = { ...stored, hasPdf: true, pdfFileName: 'own.pdf', pdfUrl: '/pdf' };
  const base = { text, isLocked: false };

  it('are nine beside the first PDF, those removed aside', () => {
    const nine = Array.from({ length: 9 }, (_, index) => fileNamed(`${index}.dwg`));
    expect(choose([...nine, table])).toEqual({ choice: { added: nine, removed: [] }, problem: filesTexts.tooMany });
    expect(choose([...nine, pdf]).choice.added).toEqual([...nine, pdf]);
    expect(choose([...nine, pdf], noFiles, withPdf).choice.added).toEqual(nine.slice(0, 8));
    expect(choose(nine, { added: [], removed: ['f'] }, withPdf).choice.added).toEqual(nine);
  });

  it('are taken once, by their names and sizes, and the others named', () => {
    expect(choose([drawing, fileNamed('d.html'), table], { added: [drawing], removed: [] })).toEqual({
      choice: { added: [drawing, table], removed: [] },
      problem: expect.objectContaining({ en: expect.stringMatching(/^d\.html: Only PDF, XLSX/) }),
    });
    expect(choose([fileNamed('pdf')]).problem?.en).toMatch(/^pdf: Only PDF/);
    expect(choose([fileNamed('empty.pdf', 0)]).problem?.en).toBe(`empty.pdf: ${fileTexts.empty.en}`);
    expect(choose([fileNamed('large.pdf', 2 ** 20 + 1)], noFiles, post, 1)).toEqual({
      choice: noFiles,
      problem: expect.objectContaining({ en: 'large.pdf: The file is larger than 1 MB. Please choose a smaller one.' }),
    });
  });

  it('are sent last, the first PDF as the post’s own unless it keeps the one it has', () => {
    const added = [drawing, pdf, fileNamed('second.pdf')];
    const [, , second] = added;
    const removed = ['f'];
    expect(changesOf(typed, base, { added, removed })).toEqual({ removeFiles: removed, pdf, files: [drawing, second] });
    expect(changesOf(typed, { ...base, hasPdf: true }, { added, removed: [] })).toEqual({ files: added });
    const replaced = changesOf(typed, { ...base, hasPdf: true }, { added, removed: [OWN_PDF] });
    expect(replaced).toEqual({ pdf, files: [drawing, second] });
    const removal = { added: [drawing], removed: [OWN_PDF] };
    expect(changesOf(typed, { ...base, hasPdf: true }, removal)).toEqual({ removePdf: 'true', files: [drawing] });
    const form = formOf({ ...replaced, removeFiles: removed, title: 'x', updatedAt: post.updatedAt });
    expect([...form.keys()]).toEqual(['title', 'updatedAt', 'removeFiles', 'pdf', 'files', 'files']);
  });

  it('that someone else has changed are a changed part', () => {
    expect(changedParts(post, stored)).toEqual(['files']);
    expect(changedParts(stored, withPdf)).toEqual(['files']);
  });
});

describe('lengthOf', () => {
  it('counts a syllable typed on a Mac once', () => {
    expect(lengthOf('가'.normalize('NFD'))).toBe(1);
  });
});

describe('changesOf', () => {
  it('is empty while nothing differs, whatever line ends the stored text has', () => {
    const stored = textOf({ ...post, content: 'a\r\nb' });
    expect(changesOf({ ...typed, content: 'a\nb' }, { text: stored, isLocked: true })).toEqual({});
  });

  it('holds only what differs', () => {
    expect(changesOf({ ...typed, title: 'Other' }, { text, isLocked: false })).toEqual({ title: 'Other' });
  });

  it('locks an open post with a password that is not blank', () => {
    expect(changesOf({ ...typed, password: 'x' }, { text, isLocked: false })).toEqual({ password: 'x' });
    expect(changesOf({ ...typed, password: ' ' }, { text, isLocked: false })).toEqual({});
  });

  it.each([
    ['keep', undefined],
    ['change', 'x'],
    ['remove', ''],
  ] as const)('sends for a locked post to %s: %j', (lock, password) => {
    expect(changesOf({ ...typed, lock, password: 'x' }, { text, isLocked: true }).password).toBe(password);
  });
});

describe('a preview', () => {
  const locked: AdminPost = {
    ...post,
    protected: true,
    hasPdf: true,
    pdfFileName: 'own.pdf',
    pdfUrl: '/pdf',
    files: [{ id: 'a', name: 'a.zip', size: 1, url: '/a' }],
  };

  it('has the typed texts, the lock and the files that the post will have', () => {
    const added = [new File(['x'], 'new.pdf')];
    const kept = { protected: true, pdfFileName: 'own.pdf', pdfUrl: '/pdf', files: locked.files };
    const shown = previewOf({ ...typed, title: 'New' }, locked, { added, removed: [] });
    expect(shown).toEqual({ body: { ...texts, id: post.id, title: 'New' }, kept, added });
    const open = { ...typed, lock: 'remove' } as const;
    expect(previewOf(open, locked, { added: [], removed: [OWN_PDF, 'a'] }).kept).toEqual({
      protected: false,
      pdfFileName: null,
      pdfUrl: null,
      files: [],
    });
    expect(previewOf({ ...typed, password: 'x' }, undefined, noFiles).kept.protected).toBe(true);
  });
});

describe('a newer stored version', () => {
  const base = { ...noTender, title: 'a', content: 'a', category: 'catalog', pinnedUntil: '' } as const;
  const stored = { ...noTender, title: 'b', content: 'b', category: 'technical', pinnedUntil: '2026-12-31' } as const;

  it('fills in what was not touched and leaves what was', () => {
    expect(mergedText({ ...base, content: 'mine' }, base, stored)).toEqual({ ...stored, content: 'mine' });
  });

  it('names what someone else changed, in the text, the file and the lock', () => {
    expect(changedParts(post, { ...post, content: 'x', updatedAt: 'later', viewCount: 9 })).toEqual(['content']);
    expect(changedParts(post, { ...post, pdfFileName: 'x.pdf', protected: true })).toEqual(['files', 'password']);
  });
});

describe('the tender of a post', () => {
  const notice: AdminPost = {
    ...post,
    tender: {
      number: '2026-014',
      revision: 1,
      kind: 'correction',
      closesAt: '2026-12-01T05:00:00.000Z',
      contact: null,
      telephone: null,
      first: 'f',
    },
    firstTitle: 'First',
  };
  const stored = textOf(notice);
  const mine: PostValues = { ...typed, ...stored };

  it('is sent by its changed parts only, a cleared one blank', () => {
    expect(changesOf(mine, { text: stored, isLocked: false })).toEqual({});
    const changed = { ...mine, tenderKind: '', tenderClosesAt: '2026-12-01T15:30', firstTitle: 'Renamed' };
    expect(changesOf(changed, { text: stored, isLocked: false })).toEqual({
      tenderKind: '',
      tenderClosesAt: '2026-12-01T15:30+09:00',
    });
  });

  it('is one part of a conflict, taken as a whole', () => {
    const theirs = {
      ...notice,
      tender: notice.tender && { ...notice.tender, number: '2', first: 'g' },
      firstTitle: 'G',
    };
    expect(changedParts(notice, theirs)).toEqual(['tender']);
    const merged = mergedText({ ...stored, title: 'Mine', tenderContact: 'Kim' }, stored, textOf(theirs));
    expect(merged).toEqual({ ...textOf(theirs), title: 'Mine', tenderContact: 'Kim' });
    expect(withPart('tender', merged, stored)).toEqual({ ...stored, title: 'Mine' });
  });

  it('begins a translation, without the first notice, and is saved with it untouched', () => {
    const begun = newText(notice);
    expect(begun).toMatchObject({ title: '', tenderNumber: '2026-014', tenderFirst: '', firstTitle: null });
    expect(newTexts(begun)).toEqual({
      category: 'catalog',
      tenderNumber: '2026-014',
      tenderRevision: '1',
      tenderKind: 'correction',
      tenderClosesAt: '2026-12-01T14:00+09:00',
    });
  });
});

describe('a time of publishing', () => {
  const base = { text, isLocked: false };
  const clock = '2026-12-01T09:00';
  const at: PostValues = { ...typed, publishing: 'at', publishAt: clock };

  it('is sent as a moment where it differs from what is stored, blank where it is taken away', () => {
    expect(changesOf(at, base)).toEqual({ publishAt: '2026-12-01T09:00+09:00' });
    expect(changesOf(at, { ...base, publishAt: clock })).toEqual({});
    expect(changesOf({ ...at, publishing: 'draft' }, { ...base, publishAt: clock })).toEqual({ publishAt: '' });
  });

  it('is not sent with a post that is published now', () => {
    expect(changesOf({ ...at, publishing: 'now' }, { ...base, publishAt: clock })).toEqual({});
  });
});

describe('a translation', () => {
  it('follows the translation of the first notice that its original follows, and is pinned as long', () => {
    const tender = {
      number: '1',
      revision: null,
      kind: null,
      closesAt: null,
      contact: null,
      telephone: null,
      first: 'a',
    };
    const original: AdminPost = { ...post, tender, firstTwin: { id: 'b', title: 'First' }, pinnedUntil: '2026-12-31' };
    const begun = { tenderFirst: 'b', firstTitle: 'First', pinnedUntil: '2026-12-31' };
    expect(newText(original)).toMatchObject(begun);
    expect(newTexts(newText(original))).toMatchObject({ tenderFirst: 'b', pinnedUntil: '2026-12-31' });
    expect(newText({ ...original, firstTwin: null })).toMatchObject({ tenderFirst: '', firstTitle: null });
  });
});

describe('excerptOf', () => {
  it('ends at a word where the content goes on, and is the content where it does not', () => {
    expect(excerptOf('공고합니다.')).toBe('공고합니다.');
    expect(excerptOf(`${'공고 '.repeat(32)}입찰합`)).toBe(`${'공고 '.repeat(32)}입찰합`);
    expect(excerptOf(`${'공고 '.repeat(32)}입찰합니`)).toBe(`${'공고 '.repeat(32).trim()}…`);
    expect(excerptOf('가'.repeat(100))).toBe(`${'가'.repeat(100)}…`);
  });
});
