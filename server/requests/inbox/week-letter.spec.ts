import mongoose from 'mongoose';

import { quoteRequest } from '../../../test/support/makers/factories.js';
import type { FoundQuote } from '../intake/quotes.schema.js';

import { weekLetter } from './week-letter.js';

const config = { publicUrl: 'https://example.com', quoteMailbox: 'sales@example.com', officeLanguage: 'ko' as const };
const now = new Date('2026-11-23T00:00:00Z');

let count = 0;
function open(changes: Partial<FoundQuote>): FoundQuote {
  count += 1;
  const reference = `Q-2026-${String(count).padStart(6, '0')}`;
  const own = { _id: new mongoose.Types.ObjectId(), reference, createdAt: new Date('2026-11-17T01:00:00Z') };
  return { ...quoteRequest({ company: '한강지역난방' }), ...own, ...changes } as FoundQuote; // what the letter reads
}

describe('the letter of the week', () => {
  const late = open({ dueAt: new Date('2026-11-19T14:59:59Z'), responsible: '김 지우' });
  const waiting = open({ dueAt: new Date('2026-11-25T14:59:59Z'), company: '<b>가나</b>' });
  const reminded = open({ dueAt: null, remindAt: new Date('2026-11-22T15:00:00Z') });
  const letter = weekLetter([late, waiting, reminded], now, config);

  it('has what is late first, then reminders, then what else waits, with links and days', () => {
    expect(letter.subject).toBe('[견적 요청] 이번 주 미처리 3건');
    expect(letter.groups.map(({ title, rows }) => [title, rows.map(({ reference }) => reference)])).toEqual([
      ['답변 기한 지남', [late.reference]],
      ['알림: 다시 볼 날이 된 요청', [reminded.reference]],
      ['답변 기다리는 요청', [waiting.reference]],
    ]);
    expect(letter.groups[0]?.rows[0]).toEqual({
      reference: late.reference,
      url: `https://example.com/ko/manage?tab=quotes&quote=${String(late._id)}`,
      cells: ['한강지역난방', '2026-11-17', '2026-11-19', '김 지우'],
    });
    expect(letter.text).toContain(`${reminded.reference} | 한강지역난방 | 2026-11-17 |  | 미정`);
    expect(letter.requests).toHaveLength(3);
  });

  it('names a hundred at most, and says how many more there are', () => {
    const many = Array.from({ length: 130 }, () => open({ dueAt: new Date('2026-11-25T14:59:59Z') }));
    const long = weekLetter(many, now, { ...config, officeLanguage: 'en' });
    expect(long.requests).toHaveLength(100);
    expect(long.more).toBe('There are 30 more.');
    expect(weekLetter(many.slice(0, 101), now, { ...config, officeLanguage: 'en' }).more).toBe('There is 1 more.');
  });
});
