import { AppError } from '../../platform/common/app-error.js';
import { validationPipe } from '../../platform/common/validation.js';
import { emptyQuote, inputsOf, problemAt, quoteInputs, requestOf } from '../../../shared/questionnaire/form.js';
import type { QuoteInput, QuoteValues } from '../../../shared/questionnaire/form.js';

import { CreateQuoteDto } from './quotes.dto.js';

const pipe = validationPipe();

/** The fields that the server refuses of a body. */
async function refusedByServer(body: object): Promise<string[]> {
  try {
    await pipe.transform(body, { type: 'body', metatype: CreateQuoteDto });
    return [];
  } catch (error) {
    if (error instanceof AppError)
      return Object.keys(error.details.fields ?? {})
        .flatMap(inputsOf)
        .toSorted();
    throw error;
  }
}

/** The inputs that the form marks; both parts of an address that is wrong in one of them. */
function refusedByForm(values: QuoteValues): string[] {
  const isEmail = (input: QuoteInput) => inputsOf('email').includes(input);
  const wrong = quoteInputs.filter((input) => problemAt(input, values));
  return [...new Set(wrong.flatMap((input) => (isEmail(input) ? inputsOf('email') : [input])))].toSorted();
}

const filledIn: QuoteValues = {
  ...emptyQuote,
  company: 'Hanbit',
  name: 'Kim',
  telephone: '02-000-0000',
  emailUser: 'kim',
  emailDomain: 'example.com',
  projectName: 'Plant A',
  serviceInProcess: 'Cooling',
};

/** Each with whether it is taken. */
const telephones: Record<string, boolean> = {
  '02-123-4567 (Kim)': false,
  '02-123-4567 ext. 12': true,
  '１２３４５６７': true,
  '1234': false,
  '02\u0000-123-4567': false,
  '02-123\u00074567': true,
};
const users: Record<string, boolean> = {
  'kim..lee': false,
  '.kim': false,
  'kim.': false,
  ['x'.repeat(64)]: true,
  ['x'.repeat(70)]: false,
  ['가'.repeat(22)]: false,
  김지우: true,
  'kim😀': false,
  'kim lee': false,
  'kim \u0007': true,
  '"kim"': false,
  'kim@x': false,
  'k(i)m': false,
  "o'neill": true,
};
const domains: Record<string, boolean> = {
  '@example.com': true,
  '@@example.com': false,
  '-example.com': false,
  'exa_mple.com': false,
  'example.c': false,
  'example.1': false,
  '127.0.0.1': false,
  'ｅxample.com': true,
  '😀.com': true,
  '한국.한국': true,
  [`${'x'.repeat(64)}.com`]: false,
  [`${'x.'.repeat(97)}com`]: false,
  'exam\u0000ple.com': true,
  '\ud83d.com': false,
};
const texts: Record<string, boolean> = {
  '': false,
  ' \t\u3000': false,
  '\u0007': false,
  '\u200b': false,
  a: true,
  '\0': false,
  '\ud83d': false,
  ['ㄱ'.repeat(200)]: true,
  ['ㄱ'.repeat(201)]: false,
  ['😀'.repeat(200)]: true,
  ['😀'.repeat(201)]: false,
  ['❤️'.repeat(200)]: true,
  ['\u1100\u1161'.repeat(200)]: true,
  ['x \n '.repeat(100)]: true,
  '<script>$where</script>': true,
};
const remarks = {
  [`${'x'.repeat(2000)}\r\n`]: true,
  [`${'x\r\n'.repeat(1000)}y`]: false,
  [`${'x\r\n'.repeat(999)}yz`]: true,
  '\u001b[31m': true,
};
const materials = { Wood: false, Ti: true, ' Ti ': true, ti: false };

const tried = Object.entries({
  telephone: telephones,
  emailUser: users,
  emailDomain: domains,
  company: texts,
  comment: remarks,
  plateMaterial: materials,
}).flatMap(([input, typed]) =>
  Object.entries(typed).map(([value, isTaken]) => {
    const [verdict, shown] = [isTaken ? 'take' : 'refuse', value.slice(0, 20)];
    return { verdict, input: input as QuoteInput, value, shown, length: value.length }; // Object.entries forgets the names
  }),
);

describe('form and server', () => {
  it.each(tried)('both $verdict as $input $shown ($length)', async ({ verdict, input, value }) => {
    const values = { ...filledIn, [input]: value };
    const byForm = refusedByForm(values);
    expect(byForm.length > 0 ? 'refuse' : 'take').toBe(verdict);
    expect(await refusedByServer(requestOf(values, 'en'))).toEqual(byForm);
  });

  it('both ask for the same fields of an empty form, and for no more', async () => {
    const byForm = refusedByForm(emptyQuote);
    expect(byForm).toHaveLength(7);
    expect(await refusedByServer(requestOf(emptyQuote, 'ko'))).toEqual(byForm);
  });
});
