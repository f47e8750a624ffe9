import { linkedText } from './linked-text.js';

const links = (text: string) =>
  linkedText(text)
    .filter(({ href }) => href !== undefined)
    .map((part) => `${part.text} > ${part.href}`);

describe('linkedText', () => {
  it.each([
    ['https://example.com/a?b=c&d=1에서 확인', 'https://example.com/a?b=c&d=1 > https://example.com/a?b=c&d=1'],
    ['(see https://example.com/a_(b)).', 'https://example.com/a_(b) > https://example.com/a_(b)'],
    ['“http://example.com.”', 'http://example.com > http://example.com'],
    ['www.example.com, 안내', 'www.example.com > https://www.example.com'],
    ['문의: sales@example.com입니다', 'sales@example.com > mailto:sales@example.com'],
    ["a+b%'x@example.co.kr.", 'x@example.co.kr > mailto:x@example.co.kr'],
    ['전화 032-123-4567(내선 12)', '032-123-4567 > tel:0321234567'],
    ['(032) 123-4567', '(032) 123-4567 > tel:0321234567'],
    ['010.1234.5678', '010.1234.5678 > tel:01012345678'],
    ['1588-1234', '1588-1234 > tel:15881234'],
    ['+82-32-123-4567', '+82-32-123-4567 > tel:+82321234567'],
    ['+82 (0)32', undefined],
    ['javascript:alert(1) data:text/html,x //example.com', undefined],
    ['2024-03-06, 2024.03.06, 1600-2000 kPa, 010-12-345', undefined],
    ['사업자등록번호 123-45-67890, 계좌 110-032-123-4567', undefined],
    ['https://, www., a@b, @c.de', undefined],
  ])('in %j finds %j', (text, found) => {
    expect(links(text)).toEqual(found === undefined ? [] : [found]);
  });

  it('loses nothing, and no two plain parts stand side by side', () => {
    const text = '\n메일 a@example.com b@example.com\nhttps://x.yz)) 끝';
    const parts = linkedText(text);
    expect(parts.map((part) => part.text).join('')).toBe(text);
    const plain = parts.map(({ href }) => href === undefined);
    expect(plain.some((each, index) => each && plain[index + 1])).toBe(false);
    expect(linkedText('')).toEqual([]);
  });

  it.each([
    'a',
    '1',
    'a.',
    '0',
    '032-',
    'www.',
    'https://',
    '@',
    'a@',
    '(',
    'https://x)',
    `http://a${')'.repeat(1980)} `,
  ])('takes no longer than the text is long: %j many times', (piece) => {
    const text = piece.repeat(Math.min(200_000, Math.ceil(4e6 / piece.length)));
    expect(
      linkedText(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });
});
