/** @jest-environment jsdom */
import { newFiles } from './newFiles';

const rules = { megabytes: 1, most: 3 };
const file = (name: string, size = 10) => new File(['x'.repeat(size)], name);
const names = (chosen: File[], list: Parameters<typeof newFiles>[1] = []) => {
  const { taken, others } = newFiles(chosen, list, rules);
  return {
    taken: taken.map((each) => [each.file.name, each.file.state, each.file.problem]),
    others: others.map(({ name }) => name),
  };
};

describe('newFiles', () => {
  it('takes what its name and size allow, whatever the case of the ending', () => {
    expect(names([file('a.PDF'), file('명판.HEIC'), file('c.dwg', 1_048_577)])).toEqual({
      taken: [
        ['a.PDF', 'queued', undefined],
        ['명판.HEIC', 'failed', 'heic'],
        ['c.dwg', 'failed', 'size'],
      ],
      others: [],
    });
    expect(names([file('d.step', 1_048_576), file('pdf')]).taken).toEqual([
      ['d.step', 'queued', undefined],
      ['pdf', 'failed', 'kind'],
    ]);
  });

  it('leaves out what there is no room for, and says which', () => {
    const there = { id: '1', name: 'there.pdf', size: 1, state: 'arrived' as const, share: 1 };
    expect(names([file('a.pdf'), file('b.pdf'), file('c.pdf')], [there])).toMatchObject({ others: ['c.pdf'] });
  });

  it('takes the same file once, and again where it has failed', () => {
    const there = { id: '1', name: 'a.pdf', size: 10, share: 1 };
    expect(names([file('a.pdf')], [{ ...there, state: 'arrived' }]).taken).toEqual([]);
    expect(names([file('a.pdf')], [{ ...there, state: 'failed' }]).taken).toHaveLength(1);
    expect(names([file('a.pdf', 11)], [{ ...there, state: 'arrived' }]).taken).toHaveLength(1);
  });
});
