import type { Language } from '../words/localized.types.js';
import { entriesOf, recordOf } from '../words/records.js';
import { periodMarks } from '../questionnaire/privacy/page-terms.js';
import { productIds } from '../questionnaire/product-ids.js';

import type { Content, ContentViews } from './content.types.js';
import { documents } from './documents.js';
import { limitFacts } from './limit-words.js';
import { telephoneIn } from './telephone.js';
import { viewOf } from './fields/view.js';
import type { ViewTools } from './fields/view.js';

/** Values for `{name}` in words: a fact of the company is written once. The server knows the period. */
export function factsOf({ company, overview }: Content, language: Language): Record<string, string> {
  const [first, second] = overview.plants.map(({ squareMetres }) => squareMetres.toLocaleString('en-US'));
  const { privacyOfficer: officer } = company;
  return {
    company: company.name[language],
    years: String(company.yearsOfExperience),
    plant1: first ?? '',
    plant2: second ?? '',
    officer: officer.name[language],
    officerTelephone: telephoneIn(language, officer.tel),
    officerEmail: officer.email,
    period: periodMarks[language],
  };
}

/** All documents as the pages of a language show them. */
export function viewsOf(
  content: Content,
  language: Language,
  tools: Omit<ViewTools, 'facts' | 'familyFacts'>,
): ContentViews {
  const facts = factsOf(content, language);
  const familyFacts: NonNullable<ViewTools['familyFacts']> = recordOf(
    productIds.map((id) => [id, { ...facts, ...limitFacts(content[id].limits, language) }]),
  );
  const views = entriesOf(documents).map(([name, { fields }]) => {
    const complete = { ...tools, facts: familyFacts[name] ?? facts, familyFacts };
    return [name, viewOf(fields, content[name], language, complete, name)] as const;
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each view has the type of its document's fields
  return recordOf(views) as ContentViews;
}
