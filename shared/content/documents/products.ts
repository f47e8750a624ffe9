import { document } from '../fields/document.js';
import { line, picture } from '../fields/fields.js';

/** Words around the lists of this page. */
export const products = document({
  title: { ko: '제품소개', en: 'Products page' },
  path: '/products',
  fields: {
    hero: picture({ ko: '머리 사진', en: 'Picture behind the heading' }, 'hero'),
    lead: line({ ko: '머리 소개', en: 'Lead' }, 200),
  },
});
