import { document } from '../fields/document.js';
import { group, line, list, picture, sample } from '../fields/fields.js';

const part = (label: { ko: string; en: string }) =>
  group(label, {
    lead: line({ ko: '소개', en: 'Lead' }, 300),
    stories: list(
      { ko: '활동', en: 'Stories' },
      {
        picture: picture({ ko: '사진', en: 'Picture' }, 'card'),
        title: line({ ko: '제목', en: 'Title' }, 60),
        detail: line({ ko: '설명', en: 'Detail' }, 600),
      },
      { least: 1, most: 12, entry: { ko: '활동', en: 'Story' } },
    ),
  });

/**
 * Sample content, worded as commitments: no figures, no awards. Put your own measures here, with figures where you can
 * prove them.
 */
export const esg = document({
  title: { ko: 'ESG', en: 'ESG' },
  path: '/esg',
  fields: {
    hero: picture({ ko: '머리 사진', en: 'Picture behind the heading' }, 'hero'),
    lead: line({ ko: '머리 소개', en: 'Lead' }, 200),
    environment: part({ ko: '환경', en: 'Environment' }),
    social: part({ ko: '사회', en: 'Social' }),
    governance: part({ ko: '지배구조', en: 'Governance' }),
    isSample: sample(),
  },
});
