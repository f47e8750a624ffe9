import { recordOf } from '../words/records.js';
import { productIds } from '../questionnaire/product-ids.js';
import type { Language } from '../words/localized.types.js';

import { proofsView } from '../calculation/proofs/view.js';

import { viewsOf } from './content.js';
import type { Content, ContentViews } from './content.types.js';
import { familyLimitsOf } from './family-limits.js';
import type { ViewTools } from './fields/view.js';
import { cardOf } from './deliveries/summary.js';
import { policyVersion } from './policy.js';
import { productView } from './product-view.js';
import type { ProductView } from './product-view.js';

/** Content for pages: documents, or the sections of them that a page needs. Made when pages are rendered. */
export type SiteViews = ReturnType<typeof siteViews>;

/** Contact data of an office. */
export type OfficeContact = Pick<Office, 'name' | 'address' | 'tel' | 'fax' | 'email'>;
export type Office = ContentViews['company']['offices'][number];
/** Everything that pages of a language say with this content. */
export function siteViews(content: Content, language: Language, tools: Omit<ViewTools, 'facts' | 'familyFacts'>) {
  const views = viewsOf(content, language, tools);
  const { company, deliveries, descriptions, privacy: policy, videos, ...asTheyAre } = views;
  const { video } = asTheyAre.home;
  const { offices, ...identity } = company;
  const { notice, lead, earlier, ...inForce } = policy;
  const version = policyVersion(content);
  const { hero, lead: deliveriesLead, isSample } = deliveries;
  return {
    ...asTheyAre,
    ...recordOf(productIds.map((id) => [id, productView(id, views[id], language)])),
    /** The one of the home page is among them. */
    videos: { ...videos, videos: [video, ...videos.videos.filter(({ url }) => url !== video.url)] },
    /** Facts about the company on every page. */
    company: {
      ...identity,
      offices: offices.map(({ name, address, tel, fax, email }) => ({ name, address, tel, fax, email })),
    },
    /** All of the offices: the way there, maps, pictures. */
    offices,
    /** The picture that stands for each family in lists of all. */
    familyPictures: recordOf(productIds.map((id) => [id, firstPicture(views[id])])),
    /** Limits by which the calculation judges families. */
    familyLimits: familyLimitsOf(content),
    deliveries: {
      hero,
      lead: deliveriesLead,
      isSample,
      records: content.deliveries.records.map((record, index) => {
        const card = cardOf(record, language);
        const { title, period, tag, kindTitle } = deliveries.records[index] ?? card;
        return { ...card, title, period, tag, kindTitle };
      }),
    },
    policy: {
      lead,
      inForce: { ...inForce, version },
      earlier: earlier.map((each, index) => ({ ...each, version: index + 1 })).toReversed(),
    },
    quoteNotice: { ...notice, version },
    descriptions,
    proofs: proofsView(language),
  };
}

function firstPicture({ pictures: [first] }: ProductView) {
  if (!first) throw new Error('A product family has no picture.');
  return first.picture;
}
