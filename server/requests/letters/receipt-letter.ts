import type { Config } from '../../platform/config.js';
import type { CompanyFacts } from '../../../shared/content/company-facts.js';
import type { EntryLetter } from '../../platform/mail/mail.service.js';
import type { StoredEntry, StoredQuote } from '../intake/quotes.schema.js';

import { answerTexts } from './answer-letter.text.js';
import { senderNamed } from './confirmation/letter.js';
import { fill, formatMoment, letterTexts } from './quotes.text.js';

/** Confirms to the sender, in the language of the request, that a quotation was accepted or declined. `path` is its page. */
export function receiptLetter(
  { reference, language, email, history }: StoredQuote,
  { subject: number, at }: StoredEntry,
  {
    company,
    path,
    ...config
  }: Pick<Config, 'publicUrl' | 'quoteMailbox' | 'mailFrom'> & { company: CompanyFacts; path: string },
): EntryLetter {
  const isDeclined = history.some(({ kind, subject }) => kind === 'decline' && subject === number);
  const texts = letterTexts.receipt[isDeclined ? 'decline' : 'acceptance'];
  const name = company.company;
  const says = fill(texts.says[language], { number });
  const rows = [
    { label: letterTexts.reference[language], value: reference },
    { label: letterTexts.quotation[language], value: number },
    { label: letterTexts.at[language], value: formatMoment(at, language) },
  ];
  const page = { label: answerTexts.link[language], url: config.publicUrl + path };
  const lines = rows.map(({ label, value }) => `${label}: ${value}`).join('\n');
  return {
    to: email,
    from: senderNamed(config.mailFrom, name),
    replyTo: { name, address: config.quoteMailbox },
    language,
    subject: fill(texts.subject[language], { reference }),
    text: [says, lines, `${page.label}: ${page.url}\n`].join('\n\n'),
    reference,
    says,
    typed: '',
    rows,
    inbox: page,
  };
}
