import type { Config } from '../config.js';
import type { Localized } from '../common/localized.types.js';
import { unitText } from '../calculation/words/figure-text.js';
import { reportOf } from '../calculation/words/report.js';
import type { QuoteField } from '../questionnaire/fields.js';
import { fieldNames, rowNames } from '../questionnaire/fields.text.js';
import { fieldsAt, filledRows, senderFields, sheetRows } from '../questionnaire/places.js';
import { fileSize } from '../post-view/format.js';
import type { RequestFile } from '../request-files/request-files.types.js';
import type { ConfirmationLetter, LetterCalculation, LetterRow, QuoteLetter } from '../mail/mail.service.js';

import { guarded, knownCalculation } from './calculation.js';
import type { StoredQuote } from './quotes.schema.js';
import { fill, formatMoment, letterTexts } from './quotes.text.js';

type LetterConfig = Pick<Config, 'publicUrl' | 'quoteMailbox'>;

const EMPTY = '–';

/** The whole questionnaire for the company's mailbox, in the language it was filled in. */
export function officeLetter(
  quote: StoredQuote & { id: string },
  config: LetterConfig,
  files: readonly RequestFile[] = [],
): QuoteLetter {
  const { language, reference } = quote;
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
    inboxUrl: `${config.publicUrl}/${language}/manage?tab=quotes&quote=${quote.id}`,
    contact: rowsOf(senderFields),
    sheet,
    remarks: rowsOf([...fieldsAt('materials'), ...fieldsAt('remarks')]),
    files: files.map(({ name, size }) => ({ label: name, value: fileSize(size) })),
    calculation: guarded(() => letterCalculation(quote)),
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
function letterCalculation(quote: StoredQuote): LetterCalculation | undefined {
  const { language } = quote;
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

const fileLines = (files: readonly LetterRow[], words: Words) => [
  `${words(letterTexts.files)} (${files.length})`,
  ...files.map(({ label, value }) => `  ${label} (${value})`),
  '',
];

function plainText(
  letter: Pick<
    QuoteLetter,
    'reference' | 'receivedAt' | 'inboxUrl' | 'contact' | 'sheet' | 'remarks' | 'files' | 'calculation'
  >,
  words: Words,
): string {
  const sheet = letter.sheet.map(({ label, unit, ...row }) => ({ label: `${label}${unit && ` [${unit}]`}`, ...row }));
  return [
    `${words(letterTexts.reference)}: ${letter.reference}`,
    `${words(letterTexts.received)}: ${letter.receivedAt}`,
    '',
    ...letter.contact.map(pairLine),
    '',
    ...sideLines(sheet, words),
    '',
    ...letter.remarks.map(pairLine),
    '',
    ...(letter.files.length > 0 ? fileLines(letter.files, words) : []),
    ...(letter.calculation ? calculationLines(letter.calculation, words) : []),
    `${words(letterTexts.inbox)}: ${letter.inboxUrl}`,
    '',
  ].join('\n');
}

/** Fixed words and the reference only: the form cannot be used to send somebody a text of one's own. */
export function confirmationLetter(quote: StoredQuote, config: LetterConfig): ConfirmationLetter {
  const { language, reference, email } = quote;
  const values = { reference, mailbox: config.quoteMailbox };
  const paragraphs = letterTexts.confirmation[language].map((sentence) => fill(sentence, values));
  return {
    to: email,
    language,
    subject: fill(letterTexts.confirmationSubject[language], values),
    text: `${paragraphs.join('\n\n')}\n`,
    reference,
    paragraphs,
  };
}
