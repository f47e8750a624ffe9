import { document } from '../fields/document.js';
import { group, line, picture } from '../fields/fields.js';

/** Words around the lists of this page. */
export const certification = document({
  title: { ko: '인증현황', en: 'Certifications' },
  path: '/certification-detail',
  fields: {
    hero: picture({ ko: '머리 사진', en: 'Picture behind the heading' }, 'hero'),
    lead: line({ ko: '머리 소개', en: 'Lead' }, 200),
    kinds: group(
      { ko: '인증서 종류별 설명', en: 'What each kind of certificate says' },
      {
        'iso-ko': line({ ko: 'ISO (국문)', en: 'ISO (Korean)' }, 300),
        'iso-en': line({ ko: 'ISO (영문)', en: 'ISO (English)' }, 300),
        asme: line({ ko: 'ASME', en: 'ASME' }, 300),
        kc: line({ ko: 'KC', en: 'KC' }, 300),
        patent: line({ ko: '특허', en: 'Patents' }, 300),
      },
    ),
  },
});
