import type { PostItem } from './boards.types.js';
import type { ShownTender, TenderNotice } from './tender.types.js';
import { closingTime, factsLineOf, kindMarkOf, tenderViewOf } from './tender-view.js';
import { viewOf } from './view.js';

const place = { kind: 'e-procurement', board: 'ko' } as const;
const none: ShownTender = {
  number: null,
  revision: null,
  kind: null,
  closesAt: null,
  contact: null,
  telephone: null,
  first: null,
  changedBy: null,
  changed: [],
};
const whole: ShownTender = {
  ...none,
  number: '2026-014',
  revision: 2,
  kind: 'correction',
  closesAt: '2026-11-30T05:00:00.000Z',
  contact: '구매팀 김하나',
  telephone: '02-123-4567 (내선 12)',
  first: 'a1',
};
const at = (moment: string) => Date.parse(`${moment}+09:00`);
const now = at('2026-11-27T10:00');
const shown = (tender: ShownTender | null, language: 'ko' | 'en' = 'ko', moment = now) =>
  tenderViewOf({ tender }, place, language, moment);
const linesOf = (...given: Parameters<typeof shown>) =>
  shown(...given)?.lines.map(({ name, value, url, closing }) =>
    [name, value, url || (closing?.mark ?? '')].join(' | '),
  );

describe('closingTime', () => {
  it('is in Korean time, and at midnight 24:00 of the last day', () => {
    const midnight = '2026-12-01T15:00:00.000Z';
    expect(closingTime(midnight, 'ko')).toBe('2026. 12. 1. 24:00 (한국 시간)');
    expect(closingTime(midnight, 'en')).toBe('1 Dec 2026, 24:00 (Korean time)');
    expect(closingTime('2026-12-01T14:59:00.000Z', 'ko')).toBe('2026. 12. 1. 23:59 (한국 시간)');
  });
});

describe('tenderViewOf', () => {
  it('says each part in the words of the language', () => {
    expect(linesOf(whole)).toEqual([
      '공고번호 | 2026-014 (변경 2차) | ',
      '구분 | 정정공고 | ',
      '입찰 마감 | 2026. 11. 30. 14:00 (한국 시간) | D-3',
      '담당자 | 구매팀 김하나 | ',
      '전화 | 02-123-4567 (내선 12) | tel:021234567',
    ]);
    expect(linesOf(whole, 'en')).toEqual([
      'Notice number | 2026-014 (revision 2) | ',
      'Kind | Correction | ',
      'Closing time | 30 Nov 2026, 14:00 (Korean time) | D-3',
      'Contact | 구매팀 김하나 | ',
      'Telephone | 02-123-4567 (내선 12) | tel:021234567',
    ]);
  });

  it.each([
    ['ko', '2026-11-29T23:59:59.999', 'D-1', '마감까지 1일'],
    ['ko', '2026-11-30T00:00', 'D-Day', '오늘 마감'],
    ['en', '2026-11-30T13:59:59.999', 'D-Day', 'closes today'],
    ['ko', '2026-11-30T14:00', '마감', '마감'],
    ['en', '2026-11-30T14:00', 'Closed', 'Closed'],
  ] as const)('says how its closing time stands: %s at %s', (language, moment, mark, left) => {
    const closing = shown({ ...none, closesAt: whole.closesAt }, language, at(moment))?.lines[0]?.closing;
    expect(closing).toMatchObject({ closesAt: whole.closesAt, mark, left });
  });

  it('has no line for a part that is missing, and is nothing without any', () => {
    expect(linesOf({ ...none, contact: 'a' })).toEqual(['담당자 | a | ']);
    expect(linesOf({ ...none, number: '1', revision: 0 })).toEqual(['공고번호 | 1 | ']);
    expect(linesOf({ ...none, revision: 1 })).toEqual(['변경 차수 | 1 | ']);
    expect(shown({ ...none, revision: 0, first: 'a1' })).toBeNull();
    expect(shown(null)).toBeNull();
  });

  it.each([
    ['+82-32-123-4567', 'tel:+82321234567'],
    ['+82 (0)32 123 4567', 'tel:+82321234567'],
    ['+82 (32) 123-4567', 'tel:+82321234567'],
    ['(032) 123-4567 (12)', 'tel:0321234567'],
    ['032-123-4567 / 010-1234-5678', 'tel:0321234567'],
    ['032.123.4567~9', 'tel:0321234567'],
    ['ask us', ''],
  ])('calls the first number of %s', (telephone, url) => {
    expect(shown({ ...none, telephone })?.lines[0]?.url).toBe(url);
  });

  it('names the other notices with their pages, by their translations in the other language, even of a post that has nothing else', () => {
    const notice: TenderNotice = {
      id: 'b2',
      shownTitle: '개찰',
      twin: { id: 'd4', shownTitle: 'Opening' },
      kind: 'result',
      createdAt: '2026-12-01T16:00:00.000Z',
      isLater: false,
    };
    const bare: TenderNotice = { id: 'c3', shownTitle: '', twin: null, kind: null, createdAt: null, isLater: false };
    expect(tenderViewOf({ tender: null, notices: [notice, bare] }, place, 'en', now)).toEqual({
      change: null,
      lines: [],
      calendarUrl: null,
      notices: [
        { url: '/en/e-procurement/d4', title: 'Opening', language: 'en', about: 'Tender result · 2 Dec 2026' },
        { url: '/en/e-procurement/c3?in=ko', title: 'No Title', language: 'ko', about: '' },
      ],
    });
    expect(tenderViewOf({ tender: null, notices: [notice] }, place, 'ko', now)?.notices).toMatchObject([
      { url: '/ko/e-procurement/b2', title: '개찰', language: 'ko' },
    ]);
  });

  it('says first what the newest notice did and changed, and leads to it', () => {
    const newest: TenderNotice = {
      id: 'b2',
      shownTitle: '정정',
      twin: null,
      kind: 'correction',
      createdAt: null,
      isLater: true,
    };
    const tender: ShownTender = { ...whole, changedBy: 'correction', changed: ['closesAt', 'telephone'] };
    const changeOf = (language: 'ko' | 'en', given: ShownTender | null, notice = newest) =>
      tenderViewOf({ tender: given, notices: [notice] }, place, language, now)?.change;
    expect(changeOf('ko', tender)).toEqual({
      words: '정정됨: 입찰 마감 2026. 11. 30. 14:00 (한국 시간), 전화 02-123-4567 (내선 12)',
      url: '/ko/e-procurement/b2',
      title: '정정',
      language: 'ko',
    });
    expect(changeOf('en', whole, { ...newest, kind: 'cancellation' })?.words).toBe('Cancelled');
    // Of a locked one only its title is known.
    expect(changeOf('ko', null, { ...newest, kind: null })?.words).toBe('새 공고 있음');
    expect(changeOf('ko', tender, { ...newest, isLater: false })).toBeNull();
  });

  it('drops the characters that a browser would', () => {
    expect(shown({ ...none, contact: 'a\0\uD800' })?.lines[0]?.value).toBe('a\uFFFD');
  });
});

describe('viewOf', () => {
  const item: PostItem = {
    id: 'a1',
    title: 'A',
    shownTitle: 'A',
    author: 'administrator',
    createdAt: null,
    viewCount: 0,
    category: 'catalog',
    protected: false,
    hasPdf: false,
    fileTypes: [],
    twin: null,
    pinned: false,
    tender: null,
  };

  it('has the tender of a post, and none of one that is locked', () => {
    const calendarUrl = '/api/e-procurement/ko/a1/calendar';
    const view = viewOf({ ...item, tender: whole, calendarUrl }, place, 'ko', now);
    expect(view.tender).toMatchObject({ calendarUrl, notices: [] });
    expect(viewOf({ ...item, protected: true }, place, 'ko', now).tender).toBeNull();
  });
});

describe('kindMarkOf', () => {
  it('marks every notice but the usual one', () => {
    expect(kindMarkOf(whole, 'en')).toBe('Correction');
    expect(kindMarkOf({ ...none, kind: 'notice' }, 'en')).toBe('');
    expect(kindMarkOf(none, 'en')).toBe('');
    expect(kindMarkOf(null, 'en')).toBe('');
  });

  it('marks what a later notice did first', () => {
    expect(kindMarkOf({ ...whole, changedBy: 'cancellation' }, 'en')).toBe('Cancelled');
  });
});

describe('factsLineOf', () => {
  it('says number and closing time, as far as they are known', () => {
    expect(factsLineOf(whole, 'ko')).toBe('2026-014 (변경 2차) · 입찰 마감 2026. 11. 30. 14:00 (한국 시간)');
    expect(factsLineOf({ ...none, number: '1' }, 'en')).toBe('1');
    expect(factsLineOf(null, 'en')).toBe('');
  });
});
