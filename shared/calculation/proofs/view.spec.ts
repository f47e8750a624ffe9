import { foreignWords } from '../../../test/support/browser/words.js';
import { languages } from '../../words/localized.types.js';

import { caseIds } from './cases.js';
import { publishedDesigns } from './published-designs.js';
import { proofsView } from './view.js';

/** Cases that are compared, or whose offers are. */
const COMPARED = ['CR-12.8-final', 'Kakac-10.1', 'RSE-E301', 'RSE-E501', 'NCCC', 'AL-1000'];

describe.each(languages)('the page of proofs (%s)', (language) => {
  const { summary, sections, sources } = proofsView(language);
  const tableOf = (wanted: string) => sections.find(({ id }) => id === wanted)?.table;
  const rowsOf = (id: string) => tableOf(id)?.rows ?? [];

  it('lists every design and every case, compared or with the reason why not', () => {
    const [compared, leftOut] = [rowsOf('designs'), rowsOf('left-out')];
    const names = [...compared, ...leftOut].map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(publishedDesigns.map(({ name }) => name)));
    expect([...leftOut.map(({ name }) => name), ...COMPARED]).toEqual(expect.arrayContaining([...caseIds]));
    expect(leftOut.every(({ cells }) => (cells[0] ?? '').length > 5)).toBe(true);
  });

  it('counts in its summary what its tables show', () => {
    const compared = rowsOf('designs');
    expect(summary).toContain(String(compared.length));
    expect(compared.filter(({ isOutside }) => isOutside)).toHaveLength(3);
    expect(compared.filter(({ note }) => note)).toEqual(compared.filter(({ isOutside }) => isOutside));
    expect(rowsOf('formulas')).toHaveLength(84);
    expect(rowsOf('plant')).toHaveLength(13);
  });

  it('has as many cells as columns, a source for each design, and words in its language', () => {
    for (const { table } of sections)
      for (const { cells } of table?.rows ?? []) expect(cells).toHaveLength((table?.columns.length ?? 0) - 1);
    const ids = sources.map(({ id }) => id);
    expect(rowsOf('designs').filter(({ source }) => !ids.includes(source?.id ?? ''))).toEqual([]);
    const said = [
      summary,
      ...sections.flatMap(({ title, points, table }) => [title, ...points, JSON.stringify(table ?? {})]),
    ];
    expect(said.flatMap((words) => foreignWords(language, words))).toEqual([]);
  });
});
