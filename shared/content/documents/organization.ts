import { document } from '../fields/document.js';
import { flag, line, list, sample } from '../fields/fields.js';

/** The defaults are samples: put your own divisions there. The chart draws itself from this list. */
export const organization = document({
  title: { ko: '조직도', en: 'Organization' },
  path: '/company-overview#organization',
  fields: {
    top: line({ ko: '맨 위', en: 'At the top' }, 40),
    divisions: list(
      { ko: '본부', en: 'Divisions' },
      {
        name: line({ ko: '이름', en: 'Name' }, 40),
        isBranch: flag({ ko: '지사', en: 'Branch' }),
        teams: list(
          { ko: '팀', en: 'Teams' },
          { name: line({ ko: '이름', en: 'Name' }, 40) },
          { most: 12, entry: { ko: '팀', en: 'Team' } },
        ),
      },
      { least: 1, most: 16, entry: { ko: '본부', en: 'Division' } },
    ),
    isSample: sample(),
  },
});
