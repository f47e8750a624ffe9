import { problemOf } from './quoteRules';
import type { QuoteInput } from './quoteValues';
import { emptyQuote, quoteInputs } from './quoteValues';

const problem = (input: QuoteInput, value: string) =>
  problemOf(input, { ...emptyQuote, emailDomain: 'example.com', [input]: value });

describe('problemOf', () => {
  it('asks for seven fields and leaves every technical one optional', () => {
    const asked = quoteInputs.filter((input) => problemOf(input, emptyQuote) === 'required');
    expect(asked.toSorted()).toEqual(
      ['company', 'emailDomain', 'emailUser', 'name', 'projectName', 'serviceInProcess', 'telephone'].toSorted(),
    );
  });

  it('counts blanks as nothing', () => {
    expect(problem('company', '   ')).toBe('required');
  });

  it('allows 200 characters in a field and 2,000 in the remarks', () => {
    expect(problem('hotFlowRate', 'x'.repeat(200))).toBeUndefined();
    expect(problem('hotFlowRate', 'x'.repeat(201))).toBe('too_long');
    expect(problem('comment', 'x'.repeat(2000))).toBeUndefined();
    expect(problem('comment', 'x'.repeat(2001))).toBe('too_long');
  });

  it('counts the joined address against the limit', () => {
    expect(problem('emailUser', 'x'.repeat(189))).toBe('too_long');
  });

  it.each(['naver', 'naver.', '.com', 'na ver.com', 'a@b.com', 'naver..com'])('refuses the domain %j', (domain) => {
    expect(problem('emailDomain', domain)).toBe('invalid_email');
  });

  it.each(['naver.com', '@naver.com', 'mail.example.co.kr', '한국.kr'])('takes the domain %j', (domain) => {
    expect(problem('emailDomain', domain)).toBeUndefined();
  });

  it.each(['kim lee', 'kim@x', 'kim,lee', '"kim"'])('refuses %j before the @', (user) => {
    expect(problem('emailUser', user)).toBe('invalid_email');
  });

  it('refuses a telephone number of fewer than five digits and takes any way of writing one', () => {
    expect(problem('telephone', '1234')).toBe('invalid_telephone');
    expect(problem('telephone', '+82 (0)2 1234-5678 ext. 12')).toBeUndefined();
  });
});
