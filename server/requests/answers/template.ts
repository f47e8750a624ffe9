import type { Config } from '../../platform/config.js';
import type { CompanyFacts } from '../../../shared/content/company-facts.js';
import { confirmationTexts } from '../letters/confirmation/letter.text.js';
import type { StoredQuote } from '../intake/quotes.schema.js';
import { fill } from '../letters/quotes.text.js';
import type { AnswerTemplate } from '../../../shared/requests/quote-answers.types.js';

import { understoodLines } from './understood.js';

/** Template of an answer in the request's language: the office's words, the conditions, its author's signature. */
export function answerTemplate(
  quote: StoredQuote,
  by: string | null,
  { company, quoteMailbox }: Pick<Config, 'quoteMailbox'> & { company: CompanyFacts },
): AnswerTemplate {
  const { language, reference, name } = quote;
  const facts = { reference, name, sender: quote.company };
  const { subject, opening, understood, terms, closing } = company.answer;
  const filled = (lines: readonly string[]) => lines.map((line) => fill(line, facts)).join('\n');
  const conditions = understoodLines(quote);
  const contact = { telephone: company.headOffice.tel, mailbox: quoteMailbox };
  const signature = [...(by ? [by] : []), company.company, ...confirmationTexts.signature[language](contact)];
  const parts = [
    filled(opening),
    conditions.length > 0 ? [fill(understood, facts), ...conditions].join('\n') : '',
    filled(terms),
    filled(closing),
    signature.join('\n'),
  ];
  return { reference, subject: fill(subject, facts), text: parts.filter(Boolean).join('\n\n') };
}
