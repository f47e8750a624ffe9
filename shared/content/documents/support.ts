import { document } from '../fields/document.js';
import { line, picture } from '../fields/fields.js';

/** Words around the lists of this page. */
export const support = document({
  title: { ko: '고객지원', en: 'Customer support' },
  path: '/customer-support',
  fields: {
    hero: picture({ ko: '머리 사진', en: 'Picture behind the heading' }, 'hero'),
    lead: line({ ko: '머리 소개', en: 'Lead' }, 200),
    centerLead: line({ ko: '고객센터 소개', en: 'Customer center: lead' }, 300),
    quoteLead: line({ ko: '온라인 견적 소개', en: 'Online quote: lead' }, 300),
    downloadsLead: line({ ko: '자료실 소개', en: 'Document center: lead' }, 300),
  },
});
