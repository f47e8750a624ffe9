import { quoteFields } from '@server/quotes/quotes.types';
import type { QuoteFields } from '@server/quotes/quotes.types';

import { answerLink, telLink } from './quoteInboxFormat';

const empty = Object.fromEntries(quoteFields.map((field) => [field, ''])) as QuoteFields; // every field has a value

describe('telLink', () => {
  it.each([
    ['032-123-4567', 'tel:0321234567'],
    ['+47 22 12 34 56', 'tel:+4722123456'],
    ['032-123-4567 (내선 12)', 'tel:0321234567'],
    ['02 123 4567 ext. 9', 'tel:021234567'],
  ])('dials %s', (telephone, link) => expect(telLink(telephone)).toBe(link));

  it('gives none where the text holds no number', () => expect(telLink('문의 바람')).toBeUndefined());
});

describe('answerLink', () => {
  const fields = { ...empty, email: 'a&b@example.com', projectName: 'P & Q' };

  it('puts the reference into the subject, in the language of the request', () => {
    const subject = new URL(answerLink({ reference: 'Q-1', language: 'ko', fields })).searchParams.get('subject');
    expect(subject).toBe('[Q-1] 견적 요청 회신: P & Q');
  });

  it('lets nothing in the address become a part of the link', () => {
    expect(answerLink({ reference: 'Q-1', language: 'en', fields })).toMatch(
      /^mailto:a%26b@example\.com\?subject=%5BQ-1%5D/,
    );
  });
});
