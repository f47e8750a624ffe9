import { entriesOf } from '../../words/records.js';
import { defaultContent } from '../../../server/site/defaults.js';
import { documents } from '../documents.js';

import { fieldsFound } from './find-fields.js';

const all = entriesOf(documents).map(([name, described]) => ({ name, described, value: defaultContent[name] }));
const find = (search: string) => fieldsFound(all, search);
const placesOf = (search: string) => find(search).map(({ document, path }) => `${document}.${path}`);

describe('a field', () => {
  it.each([
    ['전화번호', 'company.offices.0.tel'],
    ['telephone number', 'company.offices.1.tel'],
    ['사무소 2 팩스', 'company.offices.1.fax'],
    ['스파이럴 시험압력', 'spiral-heat-exchanger.limits.pressure.test'],
    [defaultContent.company.offices[1]?.fax ?? '', 'company.offices.1.fax'],
    ['업력', 'company.yearsOfExperience'],
  ])('is found by its name or by what it says: %s', (search, place) => {
    expect(placesOf(search)).toContain(place);
  });

  it('comes with the names that lead to it, and what it says', () => {
    const [office] = defaultContent.company.offices;
    expect(find('전화번호').find(({ path }) => path === 'offices.0.tel')).toEqual({
      document: 'company',
      title: { ko: '회사와 사무소', en: 'Company and offices' },
      path: 'offices.0.tel',
      labels: [
        { ko: '사무소 1', en: 'Office 1' },
        { ko: '전화', en: 'Telephone' },
      ],
      said: { ko: office?.tel, en: office?.tel },
    });
  });

  it('stands before those that only say the word', () => {
    expect(placesOf('전화번호')[0]).toBe('company.privacyOfficer.tel');
  });

  it.each(['', '  ', '\u200B', '034-000-0000'])('is not found by what nothing says: %j', (search) =>
    expect(find(search)).toEqual([]),
  );
});
