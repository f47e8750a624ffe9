import type { Config } from '../../config.js';
import type { ConfirmationLetter } from '../../mail/mail.service.js';

import type { StoredQuote } from '../quotes.schema.js';
import { fill, letterTexts } from '../quotes.text.js';

/** Fixed words and the reference only: the form cannot be used to send somebody a text of one's own. */
export function confirmationLetter(quote: StoredQuote, config: Pick<Config, 'quoteMailbox'>): ConfirmationLetter {
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
