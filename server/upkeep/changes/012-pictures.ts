import type { Change } from './change.js';

/** All pictures came with the site. */
export const toPictures: Change = {
  title: 'the office uploads pictures for pages',
  indexes: { pictures: [{ key: { at: -1, _id: -1 } }, { key: { 'files.file': 1 } }] },
};
