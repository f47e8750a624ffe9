import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { entriesOf } from '../../shared/words/records.js';
import { problemsOf } from '../../shared/content/fields/check.js';
import { cleaned, ordered, settled } from '../../shared/content/fields/clean.js';
import { completed } from '../../shared/content/fields/complete.js';
import { documents } from '../../shared/content/documents.js';

import { contentFrom, filesOf } from './content-files.js';
import { defaultContent } from './defaults.js';

describe('the content that comes with the site', () => {
  it.each(entriesOf(documents))(
    'is what its fields ask for, in both languages, and stays as it is: %s',
    (name, { fields }) => {
      const value = defaultContent[name];
      expect(problemsOf(fields, value, () => true)).toEqual([]);
      expect(completed(fields, cleaned(fields, value), {})).toEqual(value);
      expect(ordered(fields, settled(fields, value))).toEqual(value);
    },
  );

  it('has no file that is not read', () => {
    const folder = readdirSync(join(import.meta.dirname, 'defaults'), { recursive: true, encoding: 'utf8' });
    const files = folder.filter((name) => name.includes('.')).map((name) => name.replaceAll('\\', '/'));
    expect(files.toSorted()).toEqual(
      filesOf(defaultContent)
        .map(([file]) => file)
        .toSorted(),
    );
  });

  it('comes back as it was written to files', () => {
    const [first, second] = defaultContent.deliveries.records;
    const [delivery] = first?.deliveries ?? [];
    if (!first || !second || !delivery) throw new Error('There are deliveries.');
    const odd = {
      ...delivery,
      site: { ko: '제철소 "A", 2공장', en: '2024' },
      hot: { in: -12.5, out: -20 },
    };
    const records = [
      { ...first, deliveries: [odd, { ...odd, site: { ko: '- 미정', en: '' } }] },
      { ...second, deliveries: [] },
    ];
    const content = { ...defaultContent, deliveries: { ...defaultContent.deliveries, records } };
    const files = new Map(filesOf(content));
    expect(contentFrom((file) => files.get(file) ?? '')).toEqual(content);
  });
});
