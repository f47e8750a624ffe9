import type { Config } from '../../../platform/config.js';
import type { CompanyFacts } from '../../../../shared/content/company-facts.js';
import type { ConfirmationLetter } from '../../../platform/mail/mail.service.js';
import { namesOfProducts } from '../../../../shared/questionnaire/products.text.js';
import { sheetLines, subjectOf } from '../letters.js';
import { productsOf } from '../../intake/quotes.schema.js';
import { fill } from '../quotes.text.js';
import type { StoredQuote } from '../../intake/quotes.schema.js';

import { confirmationTexts } from './letter.text.js';
import { plainValues } from './values.js';

type LetterConfig = Pick<Config, 'publicUrl' | 'quoteMailbox' | 'mailFrom' | 'answerWorkingDays'>;

/** The company's name stands before a bare address; a name in the setting stays. */
export function senderNamed(mailFrom: string, name: string): string | { name: string; address: string } {
  return mailFrom.includes('<') ? mailFrom : { name, address: mailFrom };
}

/**
 * To the sender, in the language of the request: the office's words, the reference, what may be repeated of the values, and the
 * link to the rest. `path` is the page of the request.
 */
export function confirmationLetter(
  quote: StoredQuote,
  { company, path, ...config }: LetterConfig & { company: CompanyFacts; path: string },
): ConfirmationLetter {
  const { language, reference, email } = quote;
  const texts = confirmationTexts;
  const name = company.company;
  const { sheet, values } = plainValues(quote, language);
  const { subject, opening, closing } = company.confirmation;
  const facts = { reference, workingDays: texts.workingDays[language](config.answerWorkingDays) };
  const contact = { telephone: company.headOffice.tel, mailbox: config.quoteMailbox };
  const letter = {
    reference,
    opening: opening.map((words) => fill(words, facts)),
    sheet,
    values,
    hasTable: sheet.length + values.length > 0,
    link: config.publicUrl + path,
    closing: closing.map((words) => fill(words, facts)),
    signature: [name, ...texts.signature[language](contact), `${config.publicUrl}/${language}`],
  };
  return {
    ...letter,
    to: email,
    from: senderNamed(config.mailFrom, name),
    language,
    subject: subjectOf(fill(subject, facts), namesOfProducts(productsOf(quote), language)),
    words: {
      values: texts.values[language],
      valuesNote: texts.valuesNote[language],
      link: texts.link[language],
      linkNote: texts.linkNote[language],
    },
    text: plainText(letter, quote),
  };
}

type Words = Pick<ConfirmationLetter, 'opening' | 'sheet' | 'values' | 'hasTable' | 'link' | 'closing' | 'signature'>;

function plainText(letter: Words, { language }: StoredQuote): string {
  const { opening, sheet, values, hasTable, link, closing, signature } = letter;
  const texts = confirmationTexts;
  const rows = values.map(({ label, value }) => `${label}: ${value}`);
  const table = [...sheetLines(sheet, (text) => text[language]), ...rows];
  return [
    ...opening,
    ...(hasTable ? [`[${texts.values[language]}]\n${table.join('\n')}`, texts.valuesNote[language]] : []),
    `${texts.link[language]}:\n${link}`,
    texts.linkNote[language],
    ...closing,
    `--\n${signature.join('\n')}\n`,
  ].join('\n\n');
}
