import type { Config } from '../config.js';
import type { Language, Localized } from '../common/localized.types.js';
import { unitText } from '../calculation/words/figure-text.js';
import { reportOf } from '../calculation/words/report.js';
import type { QuoteField } from '../questionnaire/fields.js';
import { fieldNames, rowNames } from '../questionnaire/fields.text.js';
import { fieldsAt, filledRows, senderFields, sheetRows } from '../questionnaire/places.js';
import type { LetterCalculation, LetterRow, LetterSheetRow, QuoteLetter } from '../mail/mail.service.js';

import { guarded, knownCalculation } from './calculation.js';
import type { StoredQuote } from './quotes.schema.js';
import { fill, formatMoment, letterTexts } from './quotes.text.js';

type LetterConfig = Pick<Config, 'publicUrl' | 'quoteMailbox' | 'officeLanguage'>;

const EMPTY = '–';

/** Where the office finds a request. */
export const inboxUrlOf = (id: string, { publicUrl, officeLanguage }: Pick<Config, 'publicUrl' | 'officeLanguage'>) =>
  `${publicUrl}/${officeLanguage}/manage?tab=quotes&quote=${id}`;

/** The whole questionnaire for the company's mailbox, in the office's language. */
export function officeLetter(quote: StoredQuote & { id: string }, config: LetterConfig): QuoteLetter {
  const { reference } = quote;
  const language = config.officeLanguage;
  const words = (text: Localized) => text[language];
  const rowsOf = (fields: QuoteField[]) =>
    fields.map((field) => ({ label: words(fieldNames[field]), value: quote[field] || EMPTY }));
  const sheet = filledRows(quote).map(({ name, hot, cold, unit, fixedUnit }) => {
    const isGiven = Boolean(quote[hot] || quote[cold]);
    const chosen = unit && isGiven ? unitText(quote[unit], language) : '';
    const values = { hot: quote[hot] || EMPTY, cold: quote[cold] || EMPTY };
    return { label: words(rowNames[name]), ...values, unit: fixedUnit ?? chosen };
  });
  const letter = {
    reference,
    receivedAt: formatMoment(quote.createdAt, language),
    inboxUrl: inboxUrlOf(quote.id, config),
    contact: rowsOf(senderFields),
    sheet,
    remarks: rowsOf([...fieldsAt('materials'), ...fieldsAt('remarks')]),
    calculation: guarded(() => letterCalculation(quote, language)),
  };
  return {
    ...letter,
    to: config.quoteMailbox,
    replyTo: { name: quote.name, address: quote.email },
    language,
    subject: fill(words(letterTexts.subject), { reference, company: quote.company }),
    text: plainText(letter, words),
  };
}

/** What the calculation said when the request was sent; undefined where there was none. */
function letterCalculation(quote: StoredQuote, language: Language): LetterCalculation | undefined {
  const found = knownCalculation(quote);
  if (!found) return undefined;
  const report = reportOf(found, language);
  const values: Partial<Record<QuoteField, string>> = report.si;
  const si = sheetRows.flatMap(({ name, hot, cold }) =>
    values[hot] || values[cold]
      ? [{ label: rowNames[name][language], hot: values[hot] ?? EMPTY, cold: values[cold] ?? EMPTY }]
      : [],
  );
  const warnings = report.warnings.map(({ label, sentence }) => ({ label, value: sentence }));
  return { si, results: report.results.map(({ label, value }) => ({ label, value })), warnings };
}

type Words = (text: Localized) => string;

const pairLine = ({ label, value }: LetterRow) => `${label}: ${value}`;

function sideLines(rows: { label: string; hot: string; cold: string }[], words: Words): string[] {
  return rows.flatMap(({ label, hot, cold }) => [
    label,
    `  ${words(letterTexts.hot)}: ${hot}`,
    `  ${words(letterTexts.cold)}: ${cold}`,
  ]);
}

/** The rows of the hot/cold sheet in a letter's plain text. */
export const sheetLines = (rows: readonly LetterSheetRow[], words: Words): string[] =>
  sideLines(
    rows.map(({ label, unit, ...row }) => ({ label: `${label}${unit && ` [${unit}]`}`, ...row })),
    words,
  );

function calculationLines({ si, results, warnings }: LetterCalculation, words: Words): string[] {
  const part = (title: Localized, lines: string[]) => (lines.length > 0 ? ['', `[${words(title)}]`, ...lines] : []);
  return [
    `== ${words(letterTexts.calculation)} ==`,
    ...part(letterTexts.si, sideLines(si, words)),
    ...part(letterTexts.results, results.map(pairLine)),
    ...part(letterTexts.warnings, warnings.map(pairLine)),
    '',
  ];
}

function plainText(
  letter: Pick<QuoteLetter, 'reference' | 'receivedAt' | 'inboxUrl' | 'contact' | 'sheet' | 'remarks' | 'calculation'>,
  words: Words,
): string {
  return [
    `${words(letterTexts.reference)}: ${letter.reference}`,
    `${words(letterTexts.received)}: ${letter.receivedAt}`,
    '',
    ...letter.contact.map(pairLine),
    '',
    ...sheetLines(letter.sheet, words),
    '',
    ...letter.remarks.map(pairLine),
    '',
    ...(letter.calculation ? calculationLines(letter.calculation, words) : []),
    `${words(letterTexts.inbox)}: ${letter.inboxUrl}`,
    '',
  ].join('\n');
}
