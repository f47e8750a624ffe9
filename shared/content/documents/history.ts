import { document } from '../fields/document.js';
import { flag, line, list, month, sample } from '../fields/fields.js';

/** The founding is a given fact; every default after it is a sample, to be replaced by your own events. */
export const history = document({
  title: { ko: '연혁', en: 'History' },
  path: '/company-overview#company-history',
  fields: {
    events: list(
      { ko: '연혁', en: 'Events' },
      {
        month: month({ ko: '연월', en: 'Month' }),
        text: line({ ko: '내용', en: 'Event' }, 160),
        isMilestone: flag({ ko: '중요한 일', en: 'Milestone' }),
      },
      { least: 1, most: 200, entry: { ko: '연혁', en: 'Event' } },
    ),
    isSample: sample(),
  },
});
