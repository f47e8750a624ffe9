import { propertyFields, technicalFields } from '@server/calculation/request.types';
import type { QuoteField, QuoteFields } from '@server/quotes/quotes.types';

import type { Language } from '@/lib/locale';
import type { TechnicalInput } from '@/lib/paths';

/** A name in the form: the e-mail is typed in two parts, `fluidUnit` is shown and `website` hidden, neither is asked. */
export type QuoteInput = Exclude<QuoteField, 'email'> | 'emailUser' | 'emailDomain' | 'fluidUnit' | 'website';

export type QuoteValues = Record<QuoteInput, string>;

/** What is sent: the questionnaire, the language to reply in and the trap for robots. */
export type QuoteRequest = QuoteFields & { language: Language; website: string };

/** The form as first shown: nothing but the usual units. */
export const emptyQuote: QuoteValues = {
  company: '',
  name: '',
  telephone: '',
  emailUser: '',
  emailDomain: '',
  projectName: '',
  serviceInProcess: '',
  hotFluidName: '',
  coldFluidName: '',
  fluidUnit: '',
  hotSpecificHeat: '',
  coldSpecificHeat: '',
  hotDensity: '',
  coldDensity: '',
  hotChloride: '',
  coldChloride: '',
  hotFlowRate: '',
  coldFlowRate: '',
  flowUnit: 'm³/h',
  hotTempIn: '',
  coldTempIn: '',
  tempUnit: '°C',
  hotTempOut: '',
  coldTempOut: '',
  tempOutUnit: '°C',
  hotPressureDrop: '',
  coldPressureDrop: '',
  pressureUnit: 'mAq',
  hotDesignPressure: '',
  coldDesignPressure: '',
  designPressureUnit: 'kgf/cm²',
  hotDesignTemp: '',
  coldDesignTemp: '',
  designTempUnit: '°C',
  plateMaterial: '',
  gasketMaterial: '',
  comment: '',
  website: '',
};

export const quoteInputs = Object.keys(emptyQuote) as QuoteInput[]; // Object.keys forgets the literal keys

const technicalNames: ReadonlySet<string> = new Set<TechnicalInput>([
  ...technicalFields,
  ...propertyFields,
  'fluidUnit',
]);

/** What the form asks of the plant, as opposed to of the sender; an address may name these. */
export const technicalInputs = quoteInputs.filter((input): input is TechnicalInput => technicalNames.has(input));

/** The inputs behind a field of the request; the e-mail has two. */
export function inputsOf(field: string): QuoteInput[] {
  if (field === 'email') return ['emailUser', 'emailDomain'];
  return quoteInputs.filter((input) => input === field);
}

/** The address made of its two parts, without the blanks and the extra @ that people type. */
export function joinEmail(user: string, domain: string): string {
  return `${user.trim()}@${domain.trim().replace(/^@/, '')}`;
}

/** The two parts of a whole address pasted into the first one; undefined when it is not a whole address. */
export function splitEmail(typed: string): { user: string; domain: string } | undefined {
  const [user, domain, ...rest] = typed.trim().split('@');
  return user && domain && rest.length === 0 ? { user, domain } : undefined;
}

/** The request as the server expects it, every value without the blanks around it. */
export function quoteRequest(values: QuoteValues, language: Language): QuoteRequest {
  const { emailUser, emailDomain, fluidUnit: _notSent, ...sent } = values;
  const trimmed = Object.entries(sent).map(([name, value]) => [name, value.trim()]);
  return {
    ...(Object.fromEntries(trimmed) as typeof sent), // Object.fromEntries forgets the names
    email: joinEmail(emailUser, emailDomain),
    language,
  };
}
