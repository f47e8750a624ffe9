import type { Config } from '../../platform/config.js';
import type { Language, Localized } from '../../../shared/words/localized.types.js';
import { unitText } from '../../../shared/calculation/words/figure-text.js';
import { pathToPlateProofs } from '../../../shared/calculation/proofs/address.js';
import { plateTexts } from '../../../shared/calculation/words/plates.js';
import { reportOf } from '../../../shared/calculation/words/report.js';
import { recordLine, recordTexts } from '../../../shared/questionnaire/privacy/privacy.text.js';
import type { QuoteField } from '../../../shared/questionnaire/fields.js';
import { fieldNames, groupNames, rowNames } from '../../../shared/questionnaire/fields.text.js';
import { fieldsAt, senderFields, sheetRows, shownParts } from '../../../shared/questionnaire/places.js';
import { unitsAmong } from '../../../shared/questionnaire/products.js';
import { namesOfProducts, productsName } from '../../../shared/questionnaire/products.text.js';
import { fileSize } from '../../../shared/words/format.js';
import type { RequestFile } from '../../../shared/requests/request-files.types.js';
import type {
  LetterCalculation,
  LetterRow,
  LetterSheetRow,
  LetterSingleRow,
  QuoteLetter,
} from '../../platform/mail/mail.service.js';
import { guarded, knownCalculation } from '../intake/calculation.js';
import { productsOf } from '../intake/quotes.schema.js';
import type { StoredQuote } from '../intake/quotes.schema.js';

import { fill, formatMoment, letterTexts } from './quotes.text.js';

type LetterConfig = Pick<Config, 'publicUrl' | 'quoteMailbox' | 'officeLanguage'>;

const EMPTY = '–';

/** The office's link to a request. */
export const inboxUrlOf = (id: string, { publicUrl, officeLanguage }: Pick<Config, 'publicUrl' | 'officeLanguage'>) =>
  `${publicUrl}/${officeLanguage}/manage?tab=quotes&quote=${id}`;

/** The whole questionnaire for the company's mailbox, in the office's language. */
export function officeLetter(
  quote: StoredQuote & { id: string },
  config: LetterConfig,
  files: readonly RequestFile[] = [],
): QuoteLetter {
  const { reference } = quote;
  const language = config.officeLanguage;
  const words = (text: Localized) => text[language];
  const rowsOf = (fields: QuoteField[]) =>
    fields.map((field) => ({ label: words(fieldNames[field]), value: quote[field] || EMPTY }));
  const products = namesOfProducts(productsOf(quote), language);
  const shown = shownParts(quote, productsOf(quote));
  const sheet = shown.sheet.map(({ name, hot, cold, unit, fixedUnit }) => {
    const isGiven = Boolean(quote[hot] || quote[cold]);
    const chosen = unit && isGiven ? unitText(quote[unit], language) : '';
    const values = { hot: quote[hot] || EMPTY, cold: quote[cold] || EMPTY };
    return { label: words(rowNames[name]), ...values, unit: fixedUnit ?? chosen };
  });
  const groups = shown.groups.map(({ group, rows }) => ({
    title: words(groupNames[group]),
    rows: rows.map(({ name, value, unit, fixedUnit }): LetterSingleRow => {
      const chosen = unit && quote[value] ? unitText(quote[unit], language) : '';
      return { label: words(rowNames[name]), value: quote[value] || EMPTY, unit: fixedUnit ?? chosen };
    }),
  }));
  const letter = {
    reference,
    receivedAt: formatMoment(quote.createdAt, language),
    inboxUrl: inboxUrlOf(quote.id, config),
    products,
    contact: [...rowsOf(senderFields), languageRow(quote, language)],
    groups,
    sheet,
    remarks: rowsOf([...shown.materials, ...fieldsAt('remarks')]),
    files: files.map(({ name, size }) => ({ label: name, value: fileSize(size) })),
    // Without a hot and a cold side there is nothing to calculate.
    calculation: sheet.length > 0 ? guarded(() => letterCalculation(quote, language, config.publicUrl)) : undefined,
    privacy: privacyRow(quote, language),
  };
  return {
    ...letter,
    to: config.quoteMailbox,
    replyTo: { name: quote.name, address: quote.email },
    language,
    subject: subjectOf(fill(words(letterTexts.subject), { reference, company: quote.company }), products),
    text: plainText(letter, words),
  };
}

/** A subject with the products behind it. */
export const subjectOf = (subject: string, products: string) => [subject, products].filter(Boolean).join(' · ');

/** Calculation stored with the request; undefined if there was none. */
function letterCalculation(quote: StoredQuote, language: Language, publicUrl: string): LetterCalculation | undefined {
  const found = knownCalculation(quote);
  if (!found) return undefined;
  const units = namesOfProducts(unitsAmong(productsOf(quote)), language);
  const report = reportOf(found, language, units);
  const values: Partial<Record<QuoteField, string>> = report.si;
  const si = sheetRows.flatMap(({ name, hot, cold }) =>
    values[hot] || values[cold]
      ? [{ label: rowNames[name][language], hot: values[hot] ?? EMPTY, cold: values[cold] ?? EMPTY }]
      : [],
  );
  const [results = [], plates = []] = [report.results, report.plates].map((rows) =>
    rows.map(({ label, value }) => ({ label, value })),
  );
  const warnings = report.warnings.map(({ label, sentence }) => ({ label, value: sentence }));
  return { si, results, plates, warnings, proofsUrl: publicUrl + pathToPlateProofs(language) };
}

/** The language of the sender's form, in which an answer is read. */
const languageRow = (quote: StoredQuote, language: Language): LetterRow => ({
  label: letterTexts.language[language],
  value: letterTexts.languages[quote.language][language],
});

/** Privacy notice given to the sender. */
function privacyRow({ privacy }: StoredQuote, language: Language): LetterRow {
  const time = privacy ? formatMoment(privacy.at, language) : '';
  return { label: recordTexts.basis[language], value: recordLine(privacy, time, language) };
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

const withUnit = <Row extends { label: string; unit: string }>({ label, unit, ...row }: Row) => ({
  label: `${label}${unit && ` [${unit}]`}`,
  ...row,
});

/** The rows of the hot/cold sheet in a letter's plain text. */
export const sheetLines = (rows: readonly LetterSheetRow[], words: Words): string[] =>
  sideLines(rows.map(withUnit), words);

function calculationLines({ si, results, plates, warnings, proofsUrl }: LetterCalculation, words: Words): string[] {
  const proofs = { label: words(plateTexts.proofs), value: proofsUrl };
  const part = (title: Localized, lines: string[]) => (lines.length > 0 ? ['', `[${words(title)}]`, ...lines] : []);
  return [
    `== ${words(letterTexts.calculation)} ==`,
    words(plateTexts.preliminary),
    ...part(letterTexts.si, sideLines(si, words)),
    ...part(letterTexts.results, results.map(pairLine)),
    ...part(plateTexts.title, plates.length > 0 ? [...plates, proofs].map(pairLine) : []),
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
  letter: Omit<QuoteLetter, 'to' | 'replyTo' | 'language' | 'subject' | 'text'>,
  words: Words,
): string {
  const part = (lines: string[]) => (lines.length > 0 ? [...lines, ''] : []);
  return [
    `${words(letterTexts.reference)}: ${letter.reference}`,
    `${words(letterTexts.received)}: ${letter.receivedAt}`,
    ...(letter.products ? [`${words(productsName)}: ${letter.products}`] : []),
    '',
    ...letter.contact.map(pairLine),
    '',
    ...letter.groups.flatMap(({ title, rows }) => part([`[${title}]`, ...rows.map(withUnit).map(pairLine)])),
    ...part(sheetLines(letter.sheet, words)),
    ...letter.remarks.map(pairLine),
    '',
    ...(letter.files.length > 0 ? fileLines(letter.files, words) : []),
    ...(letter.calculation ? calculationLines(letter.calculation, words) : []),
    pairLine(letter.privacy),
    '',
    `${words(letterTexts.inbox)}: ${letter.inboxUrl}`,
    '',
  ].join('\n');
}
