import { recordOf } from '@shared/words/records';
import { sheetColours } from '@shared/sheets/data-sheets.types';
import type { LanguageFacts } from '@shared/content/language-facts.types';
import type { SiteViews } from '@shared/content/views';

import type { Language } from '@/lib/locale';
import { pathToCalculator } from '@/lib/paths';
import { tokens } from '@/theme/tokens';

import { dataSheetTexts } from './dataSheets/dataSheets.text';

/** The company's facts for the server's letters and sheets. */
export function languageFacts(
  { answer, company, familyLimits, letters, policy, quotation }: SiteViews,
  language: Language,
): LanguageFacts {
  const [telephone, fax] = [dataSheetTexts.telephone[language], dataSheetTexts.fax[language]];
  const [head] = company.offices;
  if (!head) throw new Error('The company has no office.');
  return {
    company: company.name,
    wordmark: company.wordmark,
    businessNumber: company.businessNumber,
    offices: company.offices.map((office) =>
      [`${office.name}: ${office.address}`, `${telephone} ${office.tel}`, `${fax} ${office.fax}`, office.email].join(
        ' · ',
      ),
    ),
    headOffice: { name: head.name, tel: head.tel, email: head.email },
    policyVersion: policy.inForce.version,
    confirmation: letters,
    answer,
    quotation,
    calculator: pathToCalculator(language),
    familyLimits,
    colours: recordOf(sheetColours.map((name) => [name, tokens.colour[name]])),
  };
}
