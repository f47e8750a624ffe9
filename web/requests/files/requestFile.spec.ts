import { ofTheFile, passing, problemOf } from './requestFile';

const proxy = (originalStatus: number) => ({ status: 'PARSING_ERROR', originalStatus, data: '<html>', error: '' });

describe('an upload that a proxy answers with a page', () => {
  it.each([
    [413, 'proxy', false],
    [429, 'busy', true],
    [502, 'away', true],
    [504, 'away', true],
  ] as const)('is told what %i means, and tried again only where that passes', (status, problem, isPassing) => {
    expect(problemOf(proxy(status))).toBe(problem);
    expect(passing.includes(problem)).toBe(isPassing);
    expect(ofTheFile.includes(problem)).toBe(!isPassing);
  });

  it('has failed by the line where nobody answered', () => {
    expect(problemOf({ status: 'FETCH_ERROR', error: 'no answer' })).toBe('line');
  });
});
