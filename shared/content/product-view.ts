import { fieldNames, rowNames } from '../questionnaire/fields.text.js';
import { shownParts } from '../questionnaire/places.js';
import type { ProductId } from '../questionnaire/product-ids.js';
import type { Language } from '../words/localized.types.js';

import type { ContentViews } from './content.types.js';

export type ProductView = ContentViews[ProductId] & {
  /** Questions of the quote form about a family whose design pressure its orders set. */
  setByOrder?: readonly string[];
};

/** A family as pages and sheets show it. */
export function productView(id: ProductId, view: ContentViews[ProductId], language: Language): ProductView {
  return view.limits.pressure ? view : { ...view, setByOrder: questionsAbout(id, language) };
}

/** The names of the questions that the form asks about a family, as letters and sheets list them. */
function questionsAbout(id: ProductId, language: Language): string[] {
  const { groups, sheet, materials } = shownParts({}, [id]);
  const asked = [...groups.flatMap(({ rows }) => rows), ...sheet];
  return [...asked.map(({ name }) => rowNames[name]), ...materials.map((field) => fieldNames[field])].map(
    (name) => name[language],
  );
}
