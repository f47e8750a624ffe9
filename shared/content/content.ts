import type { Language } from '../words/localized.types.js';
import { recordOf } from '../words/records.js';
import { periodMarks } from '../questionnaire/privacy/page-terms.js';
import { productIds } from '../questionnaire/product-ids.js';

import type { Content, ContentViews, DocumentName } from './content.types.js';
import { documentNames, documents } from './documents.js';
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

type Tools = Omit<ViewTools, 'facts' | 'familyFacts'>;

/** Calls pictures and logos by their names. */
const named: Tools = {
  pictureOf: (name) => ({ sources: {}, img: { src: name, w: 0, h: 0 } }),
  logoOf: (name) => name,
};

/** Views documents as the pages of a language show them. */
export function viewer(content: Content, language: Language, tools = named) {
  const facts = factsOf(content, language);
  const familyFacts: NonNullable<ViewTools['familyFacts']> = recordOf(
    productIds.map((id) => [id, { ...facts, ...limitFacts(content[id].limits, language) }]),
  );
  return <Name extends DocumentName>(name: Name): ContentViews[Name] => {
    const complete = { ...tools, facts: familyFacts[name] ?? facts, familyFacts };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the view has the type of its document's fields
    return viewOf(documents[name].fields, content[name], language, complete, name) as ContentViews[Name];
  };
}

/** All documents as the pages of a language show them. */
export function viewsOf(content: Content, language: Language, tools: Tools): ContentViews {
  const view = viewer(content, language, tools);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each view is that of its document
  return recordOf(documentNames.map((name) => [name, view(name)])) as ContentViews;
}
