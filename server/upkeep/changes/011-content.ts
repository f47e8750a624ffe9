import type { Change } from './change.js';

/** All content came with the site. */
export const toContent: Change = {
  title: 'the office edits the content of the site',
  indexes: {
    content: [],
    'rendered-sites': [],
    'content-versions': [{ key: { document: 1, number: -1 }, unique: true }],
  },
};
