import { quoteFields } from '@server/quotes/quotes.types';

import { emptyQuote, joinEmail, quoteInputs, quoteRequest, splitEmail, technicalInputs } from './quoteValues';

describe('joinEmail', () => {
  it('joins the two parts without the blanks and the extra @ that people type', () => {
    expect(joinEmail(' kim ', ' @example.com ')).toBe('kim@example.com');
  });
});

describe('splitEmail', () => {
  it('takes a whole address apart', () => {
    expect(splitEmail(' kim@example.com')).toEqual({ user: 'kim', domain: 'example.com' });
  });

  it.each(['kim', 'kim@', '@example.com', 'kim@lee@example.com', ''])('leaves %j alone', (typed) => {
    expect(splitEmail(typed)).toBeUndefined();
  });
});

describe('technicalInputs', () => {
  it('are all inputs but the sender’s own, so that no address fills in or tells a person’s data', () => {
    const technical: readonly string[] = technicalInputs;
    expect(quoteInputs.filter((input) => !technical.includes(input))).toEqual([
      'company',
      'name',
      'telephone',
      'emailUser',
      'emailDomain',
      'projectName',
      'serviceInProcess',
      'comment',
      'website',
    ]);
  });
});

describe('quoteRequest', () => {
  it('holds every field of the questionnaire, the language and the trap, and nothing else', () => {
    const request = quoteRequest({ ...emptyQuote, fluidUnit: 'vol %' }, 'ko');
    expect(Object.keys(request).toSorted()).toEqual([...quoteFields, 'language', 'website'].toSorted());
    expect(request).toMatchObject({ language: 'ko', website: '', flowUnit: 'm³/h' });
  });

  it('sends the joined address and values without blanks around them', () => {
    const values = { ...emptyQuote, emailUser: 'kim', emailDomain: 'example.com', company: '  Hanbit\n' };
    expect(quoteRequest(values, 'en')).toMatchObject({ email: 'kim@example.com', company: 'Hanbit', language: 'en' });
  });
});
