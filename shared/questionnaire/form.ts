import { emailText, hasLooseJamo, isSound } from '../words/clean-text.js';
import type { FieldCode } from '../words/error.types.js';
import type { Language } from '../words/localized.types.js';
import { entriesOf, recordOf } from '../words/records.js';

import { fields } from './fields.js';
import type { FieldAt, QuoteField, QuoteFields, RowName } from './fields.js';
import { fieldsAt, quoteFields, senderFields, sheetRows, singleRows } from './places.js';
import type { ProductId } from './product-ids.js';
import { isAsked, productsIn } from './products.js';
import { isEmailDomain, isEmailUser, lengthOf, limitOf, problemOf } from './rules.js';

/**
 * A name in the form: the e-mail is typed in two parts, `products` holds ids with blanks between them, `fluidUnit` is shown
 * and `website` hidden, neither is asked.
 */
export type QuoteInput =
  | Exclude<QuoteField, 'email'>
  | 'emailUser'
  | 'emailDomain'
  | 'products'
  | 'fluidUnit'
  | 'website';
export type QuoteValues = Record<QuoteInput, string>;

/** The form's questions about the plant, as opposed to the sender: all that an address may fill in. */
export type TechnicalInput = FieldAt<RowName | 'materials'> | 'fluidUnit';
export type TechnicalValues = Partial<Record<TechnicalInput, string>>;

/**
 * Body of a request: products, the questionnaire, the language to reply in, the field that only robots fill in, and the
 * keys of the files sent before.
 */
export type QuoteRequest = QuoteFields & {
  products: ProductId[];
  language: Language;
  website: string;
  files?: readonly string[];
};

const emailInputs = ['emailUser', 'emailDomain'] as const;

export const technicalInputs: readonly TechnicalInput[] = [
  ...sheetRows.flatMap(({ name, hot, cold, unit }) => [
    hot,
    cold,
    ...(name === 'fluid' ? (['fluidUnit'] as const) : []),
    ...(unit ? [unit] : []),
  ]),
  ...singleRows.flatMap(({ value, unit }) => [value, ...(unit ? [unit] : [])]),
  ...fieldsAt('materials'),
];

/** All inputs from top to bottom. */
export const quoteInputs: readonly QuoteInput[] = [
  'products',
  ...senderFields.flatMap((field) => (field === 'email' ? emailInputs : [field])),
  ...technicalInputs,
  ...fieldsAt('remarks'),
  'website',
];

/** The inputs behind a field of the request; none where there is no such field. */
export function inputsOf(field: string): readonly QuoteInput[] {
  return field === 'email' ? emailInputs : quoteInputs.filter((input) => input === field);
}

/** The field that an input is sent as under its own name. */
const fieldOf = (input: QuoteInput) => quoteFields.find((field) => field === input);

/** The form as first shown: nothing but the usual units. */
export const emptyQuote: QuoteValues = recordOf(quoteInputs.map((input) => [input, usualUnitOf(fieldOf(input))]));

function usualUnitOf(field: QuoteField | undefined): string {
  return (field && fields[field].units?.[0]) ?? '';
}

/** True if an input has to be filled in before sending. */
export function isRequired(input: QuoteInput): boolean {
  const field = fieldOf(input);
  return field ? Boolean(fields[field].isRequired) : inputsOf('email').includes(input);
}

/** The part behind the @, without the extra one that people type. */
const domainOf = (typed: string) => emailText(typed).replace(/^@/, '');

/** The address made of its two parts, without the blanks around them. */
export const joinEmail = (user: string, domain: string) => `${emailText(user)}@${domainOf(domain)}`;

/** The two parts of a whole address; undefined when it is not one. */
export function splitEmail(typed: string): { user: string; domain: string } | undefined {
  const [user, domain, ...rest] = emailText(typed).split('@');
  return user && domain && rest.length === 0 ? { user, domain } : undefined;
}

/** The two parts as they are judged and sent: an address typed whole counts as both while the second part is blank. */
const emailParts = ({ emailUser, emailDomain }: QuoteValues) =>
  (emailText(emailDomain) === '' && splitEmail(emailUser)) || { user: emailUser, domain: emailDomain };

/**
 * The request as the server expects it, every value without the blanks around it. Fields that its products do not ask
 * for are left blank.
 */
export function requestOf(values: QuoteValues, language: Language): QuoteRequest {
  const { emailUser: _user, emailDomain: _domain, products, fluidUnit: _notSent, website, ...sent } = values;
  const { user, domain } = emailParts(values);
  const chosen = productsIn(products);
  return {
    ...recordOf(entriesOf(sent).map(([name, value]) => [name, isAsked(name, chosen) ? value.trim() : ''])),
    email: joinEmail(user, domain),
    products: chosen,
    website: website.trim(),
    language,
  };
}

/** Problem of an input, by the rules that the server judges the request by; undefined when there is none. */
export function problemAt(input: QuoteInput, values: QuoteValues): FieldCode | undefined {
  if (input === 'emailUser' || input === 'emailDomain') return emailProblemAt(input, values);
  const field = fieldOf(input);
  return field && problemOf(field, values[input]);
}

/** The address is judged part by part, so that the one to mend is marked. */
function emailProblemAt(input: (typeof emailInputs)[number], values: QuoteValues): FieldCode | undefined {
  const { user, domain } = emailParts(values);
  const typed = emailText(input === 'emailUser' ? user : domain);
  if (typed === '') return 'required';
  if (!isSound(typed)) return 'invalid';
  if (hasLooseJamo(typed)) return 'korean_keyboard';
  if (input === 'emailDomain') return isEmailDomain(domainOf(typed)) ? undefined : 'invalid_email';
  if (lengthOf(joinEmail(typed, domain)) > limitOf('email')) return 'too_long';
  return isEmailUser(typed) ? undefined : 'invalid_email';
}
