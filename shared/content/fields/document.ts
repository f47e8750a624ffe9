import type { ContentDocument, Fields } from './fields.types.js';

/** A document of content, with the type of its own fields. */
export const document = <const F extends Fields>(described: {
  title: ContentDocument['title'];
  path: ContentDocument['path'];
  fields: F;
}): ContentDocument<F> => described;
