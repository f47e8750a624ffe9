import { emptyQuote, inputsOf, isRequired, joinEmail, problemAt, quoteInputs, requestOf, splitEmail } from './form.js';
import { technicalInputs } from './form.js';
import type { QuoteInput } from './form.js';
import { quoteFields } from './places.js';

describe('the inputs', () => {
  it('are each the way to a field of the request, but for the note on the fluids and the one for robots', () => {
    const behind = quoteFields.flatMap(inputsOf);
    expect([...behind, 'products', 'fluidUnit', 'website'].toSorted()).toEqual(quoteInputs.toSorted());
    expect(inputsOf('email')).toEqual(['emailUser', 'emailDomain']);
    expect(inputsOf('unheardOf')).toEqual([]);
  });

  it('begin with the usual units and nothing else', () => {
    expect(Object.entries(emptyQuote).filter(([, value]) => value !== '')).toEqual([
      ['flowUnit', 'm³/h'],
      ['tempUnit', '°C'],
      ['tempOutUnit', '°C'],
      ['pressureUnit', 'mAq'],
      ['designPressureUnit', 'kgf/cm²'],
      ['designTempUnit', '°C'],
      ['heatDutyUnit', 'kW'],
      ['gasPressureUnit', 'kgf/cm²'],
      ['heatingLoadUnit', 'kW'],
      ['contractedLoadUnit', 'kW'],
      ['hotWaterUnit', 'kW'],
      ['primaryDifferenceUnit', 'kgf/cm²'],
      ['pumpHeadUnit', 'mAq'],
      ['systemVolumeUnit', 'm³'],
      ['holdingPressureUnit', 'kgf/cm²'],
      ['safetyValveUnit', 'kgf/cm²'],
      ['separatorFlowUnit', 'm³/h'],
      ['separatorPressureUnit', 'kgf/cm²'],
      ['innerPressureUnit', 'kgf/cm²'],
      ['tankPressureUnit', 'kgf/cm²'],
    ]);
  });
});

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
      'products',
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

describe('requestOf', () => {
  it('holds every field of the questionnaire, the language and the trap, and nothing else', () => {
    const request = requestOf({ ...emptyQuote, fluidUnit: 'vol %' }, 'ko');
    expect(Object.keys(request).toSorted()).toEqual([...quoteFields, 'products', 'language', 'website'].toSorted());
    expect(request).toMatchObject({ language: 'ko', website: '', flowUnit: 'm³/h' });
  });

  it('sends the joined address and values without blanks around them', () => {
    const values = { ...emptyQuote, emailUser: 'kim', emailDomain: 'example.com', company: '  Hanbit\n' };
    expect(requestOf(values, 'en')).toMatchObject({ email: 'kim@example.com', company: 'Hanbit', language: 'en' });
  });

  it('sends an address that stands whole in the first part', () => {
    const values = { ...emptyQuote, emailUser: ' kim@example.com ' };
    expect(requestOf(values, 'en').email).toBe('kim@example.com');
  });
});

const problem = (input: QuoteInput, value: string) =>
  problemAt(input, { ...emptyQuote, emailDomain: 'example.com', [input]: value });

describe('problemAt', () => {
  it('asks for seven fields and leaves every technical one optional', () => {
    const asked = quoteInputs.filter((input) => problemAt(input, emptyQuote) === 'required');
    expect(asked).toEqual(quoteInputs.filter(isRequired));
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

  it.each([
    ['kim@example.com', undefined, undefined],
    ['kim lee@example.com', 'invalid_email', undefined],
    ['kim@example', undefined, 'invalid_email'],
    ['kim@', 'invalid_email', 'required'],
  ])('judges both parts of %j where the second is blank', (emailUser, user, domain) => {
    const values = { ...emptyQuote, emailUser };
    expect([problemAt('emailUser', values), problemAt('emailDomain', values)]).toEqual([user, domain]);
  });

  it.each(['kim lee', 'kim@x', 'kim,lee', '"kim"'])('refuses %j before the @', (user) => {
    expect(problem('emailUser', user)).toBe('invalid_email');
  });

  it('refuses a telephone number of fewer than five digits and takes any way of writing one', () => {
    expect(problem('telephone', '1234')).toBe('invalid_telephone');
    expect(problem('telephone', '+82 (0)2 1234-5678 ext. 12')).toBeUndefined();
    expect(problem('telephone', '02-123-4567 (내선 12)')).toBeUndefined();
  });
});
