import type { Config } from '../config.js';
import type { Localized } from '../common/localized.types.js';
import type { ConfirmationLetter, QuoteLetter } from '../mail/mail.service.js';

import type { StoredQuote } from './quotes.schema.js';
import { fieldNames, fill, formatMoment, letterTexts, sheetRows } from './quotes.text.js';
import type { QuoteField } from './quotes.types.js';

type LetterConfig = Pick<Config, 'publicUrl' | 'quoteMailbox'>;

const contactFields: QuoteField[] = ['company', 'name', 'telephone', 'email', 'projectName', 'serviceInProcess'];
const remarkFields: QuoteField[] = ['plateMaterial', 'gasketMaterial', 'comment'];
const EMPTY = '–';

/** The whole questionnaire for the company's mailbox, in the language it was filled in. */
export function officeLetter(quote: StoredQuote & { id: string }, config: LetterConfig): QuoteLetter {
  const { language, reference } = quote;
  const words = (text: Localized) => text[language];
  const rowsOf = (fields: QuoteField[]) =>
    fields.map((field) => ({ label: words(fieldNames[field]), value: quote[field] || EMPTY }));
  const sheet = sheetRows.map(({ name, hot, cold, unit }) => ({
    label: words(name),
    hot: quote[hot] || EMPTY,
    cold: quote[cold] || EMPTY,
    unit: unit && (quote[hot] || quote[cold]) ? quote[unit] : '',
  }));
  const letter = {
    reference,
    receivedAt: formatMoment(quote.createdAt, language),
    inboxUrl: `${config.publicUrl}/${language}/manage?tab=quotes&quote=${quote.id}`,
    contact: rowsOf(contactFields),
    sheet,
    remarks: rowsOf(remarkFields),
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

function plainText(
  letter: Pick<QuoteLetter, 'reference' | 'receivedAt' | 'inboxUrl' | 'contact' | 'sheet' | 'remarks'>,
  words: (text: Localized) => string,
): string {
  const pair = ({ label, value }: { label: string; value: string }) => `${label}: ${value}`;
  return [
    `${words(letterTexts.reference)}: ${letter.reference}`,
    `${words(letterTexts.received)}: ${letter.receivedAt}`,
    '',
    ...letter.contact.map(pair),
    '',
    ...letter.sheet.map(({ label, hot, cold, unit }) =>
      [
        `${label}${unit && ` [${unit}]`}`,
        `  ${words(letterTexts.hot)}: ${hot}`,
        `  ${words(letterTexts.cold)}: ${cold}`,
      ].join('\n'),
    ),
    '',
    ...letter.remarks.map(pair),
    '',
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
