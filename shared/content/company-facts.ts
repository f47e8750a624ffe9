import type { Language } from '../words/localized.types.js';

import { viewer } from './content.js';
import type { Content } from './content.types.js';
import { familySheetTexts } from './family-sheets.text.js';

/** The company's facts in one language, for letters and sheets. */
export type CompanyFacts = ReturnType<typeof companyFacts>;

/** Reads the facts in the content of a language. */
export function companyFacts(content: Content, language: Language) {
  const view = viewer(content, language);
  const { name, wordmark, businessNumber, offices } = view('company');
  const [telephone, fax] = [familySheetTexts.telephone[language], familySheetTexts.fax[language]];
  const [head] = offices;
  if (!head) throw new Error('The company has no office.');
  return {
    company: name,
    wordmark,
    businessNumber,
    /** Each office on one line: its place, address, telephone and e-mail. */
    offices: offices.map((office) =>
      [`${office.name}: ${office.address}`, `${telephone} ${office.tel}`, `${fax} ${office.fax}`, office.email].join(
        ' · ',
      ),
    ),
    headOffice: { name: head.name, tel: head.tel, email: head.email },
    /** The e-mail that confirms a quote request; `{reference}` and `{workingDays}` stand in it. */
    confirmation: view('letters'),
    /** Opening words of an answer to a quote request; `{reference}`, `{sender}` and `{name}` stand in it. */
    answer: view('answer'),
    /** Opening words of quotations, and those in all of them; their stamp by its name. */
    quotation: view('quotation'),
  };
}
