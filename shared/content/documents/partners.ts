import { document } from '../fields/document.js';
import { list, logo, plain, sample } from '../fields/fields.js';

/** The defaults are invented names with drawings of our own, to be replaced by customers who agreed to be shown. */
export const partners = document({
  title: { ko: '협력사', en: 'Partners' },
  path: '#partners',
  fields: {
    logos: list(
      { ko: '로고', en: 'Logos' },
      { name: plain({ ko: '회사 이름', en: 'Company' }, 60), src: logo({ ko: '로고', en: 'Logo' }) },
      { least: 1, most: 40, entry: { ko: '협력사', en: 'Partner' } },
    ),
    isSample: sample(),
  },
});
