import type { ContentDocument, Fields, ValueOf } from './fields.types.js';

/** A document of content; its defaults must hold what its fields ask for. */
export const document = <const F extends Fields>(described: {
  title: ContentDocument['title'];
  path: ContentDocument['path'];
  fields: F;
  defaults: ValueOf<F>;
}): ContentDocument<F> => described;
