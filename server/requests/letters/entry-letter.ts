import type { Config } from '../../platform/config.js';
import type { EntryLetter } from '../../platform/mail/mail.service.js';
import type { StoredEntry, StoredQuote } from '../intake/quotes.schema.js';

import { inboxUrlOf } from './letters.js';
import { fill, formatMoment, letterTexts } from './quotes.text.js';

/** Tells the office, in its language, what the sender added to a request. */
export function entryLetter(
  quote: StoredQuote & { id: string },
  { kind, at, text, files, subject: number }: StoredEntry,
  config: Pick<Config, 'publicUrl' | 'quoteMailbox' | 'officeLanguage'>,
): EntryLetter {
  if (kind === 'answer' || kind === 'receipt') throw new Error('This goes to the sender.');
  const language = config.officeLanguage;
  const { reference, name, company, email } = quote;
  const told = kind === 'acceptance' && number ? 'accepted' : kind;
  const says = fill(letterTexts.entry[told][language], { reference, number });
  const rows = [
    { label: letterTexts.reference[language], value: reference },
    ...(number ? [{ label: letterTexts.quotation[language], value: number }] : []),
    { label: letterTexts.sender[language], value: `${company} ${name} <${email}>` },
    { label: letterTexts.at[language], value: formatMoment(at, language) },
    ...(files.length > 0 ? [{ label: letterTexts.files[language], value: files.join(', ') }] : []),
  ];
  const inbox = { label: letterTexts.inbox[language], url: inboxUrlOf(quote.id, config) };
  const parts = [
    says,
    ...(text ? [text] : []),
    rows.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    `${inbox.label}: ${inbox.url}\n`,
  ];
  return {
    to: config.quoteMailbox,
    replyTo: { name, address: email },
    language,
    subject: fill(letterTexts.entrySubject[told][language], { reference }),
    text: parts.join('\n\n'),
    reference,
    says,
    typed: text,
    rows,
    inbox,
  };
}
