import type { QuoteFields } from '@shared/questionnaire/fields';
import { quoteFields } from '@shared/questionnaire/places';

import { answerLink, telLink } from './format';

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
  const fields = { ...empty, email: 'a&b@example.com', projectName: 'P & Q', name: '김지우' };
  const parts = (language: 'ko' | 'en') => {
    const { searchParams } = new URL(answerLink({ reference: 'Q-1', language, fields }));
    return [searchParams.get('subject'), searchParams.get('body')];
  };

  it('begins the answer in the language of the request, with the reference', () => {
    expect(parts('ko')).toEqual([
      '[Q-1] 견적 요청 회신: P & Q',
      '김지우 님께\r\n\r\n보내 주신 견적 요청(접수번호 Q-1, P & Q)에 대해 답변드립니다.\r\n\r\n',
    ]);
    expect(parts('en')).toEqual([
      '[Q-1] Your quote request: P & Q',
      'Dear 김지우,\r\n\r\nThank you for your quote request Q-1 (P & Q).\r\n\r\n',
    ]);
  });

  it('lets nothing in the address become a part of the link', () => {
    expect(answerLink({ reference: 'Q-1', language: 'en', fields })).toMatch(
      /^mailto:a%26b@example\.com\?subject=%5BQ-1%5D/,
    );
  });
});
