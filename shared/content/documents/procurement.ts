import { document } from '../fields/document.js';
import { line, picture } from '../fields/fields.js';

/** Words around the lists of this page. */
export const procurement = document({
  title: { ko: '전자조달', en: 'E-procurement' },
  path: '/e-procurement',
  fields: {
    hero: picture({ ko: '머리 사진', en: 'Picture behind the heading' }, 'hero'),
    lead: line({ ko: '머리 소개', en: 'Lead' }, 200),
    centerLead: line({ ko: '전자조달 센터 소개', en: 'E-procurement center: lead' }, 300),
  },
});
