import type { StoredEntry, StoredQuote } from '../intake/quotes.schema.js';

import { entryLetter } from './entry-letter.js';

const config = { publicUrl: 'https://www.example.com', quoteMailbox: 'office@example.com' };
const quote = {
  id: 'abc',
  reference: 'Q-2026-000123',
  language: 'en',
  company: '한강',
  name: '김지우',
  email: 'kim@example.com',
} as StoredQuote & { id: string }; // what the letter reads
const entryOf = (kind: StoredEntry['kind'], text = '', files: string[] = []) =>
  ({ kind, text, files, at: new Date('2026-12-31T17:49:00Z') }) as StoredEntry; // what the letter reads

describe('entryLetter', () => {
  it('tells the office in its own language, whatever the sender’s is', () => {
    const letter = entryLetter(
      quote,
      entryOf('correction', '입구온도는 110 ℃입니다.\n확인 바랍니다.', ['P&ID.pdf', 'plate.png']),
      {
        ...config,
        officeLanguage: 'ko',
      },
    );
    expect(letter).toMatchObject({
      to: 'office@example.com',
      replyTo: { name: '김지우', address: 'kim@example.com' },
      subject: '[Q-2026-000123] 고객이 내용을 추가했습니다',
    });
    expect(letter.text)
      .toBe(`고객이 견적 요청(Q-2026-000123)에 내용이나 파일을 추가했습니다. 처음 보낸 내용은 그대로 남아 있습니다.

입구온도는 110 ℃입니다.
확인 바랍니다.

접수번호: Q-2026-000123
보낸 사람: 한강 김지우 <kim@example.com>
시각: 2027. 1. 1. 오전 2:49 (KST)
첨부 파일: P&ID.pdf, plate.png

관리자 화면에서 보기: https://www.example.com/ko/manage?tab=quotes&quote=abc
`);
  });

  it.each([
    ['ko', 'withdrawal', '[Q-2026-000123] 고객이 견적 요청을 취소했습니다', '요청은 종결되었으며'],
    ['ko', 'erasure', '[Q-2026-000123] 고객이 개인정보 삭제를 요청했습니다', '개인정보 화면에서'],
    ['en', 'correction', '[Q-2026-000123] The sender added a correction', 'What was sent first is unchanged.'],
    ['en', 'withdrawal', '[Q-2026-000123] The sender withdrew the request', 'It is closed'],
    ['en', 'erasure', '[Q-2026-000123] The sender asks for erasure', 'personal data screen'],
  ] as const)('says in %s of a %s what it is and what to do', (officeLanguage, kind, subject, words) => {
    const letter = entryLetter(quote, entryOf(kind), { ...config, officeLanguage });
    expect(letter.subject).toBe(subject);
    expect(letter.text).toContain(words);
    expect(letter.text).toContain(officeLanguage === 'ko' ? '오전 2:49' : '1 Jan 2027, 02:49');
  });
});
