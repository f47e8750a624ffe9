import { problemTexts } from './files.text';
import { failureOf, ofTheFile, passing, problemOf } from './requestFile';

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

describe('an upload that is refused for a limit', () => {
  const refused = (retryAfter: number) => failureOf({ status: 429, data: { code: 'too_many_requests' }, retryAfter });

  it('is told which one, and when that ends; a short one is waited for', () => {
    const begun = Date.now();
    const { problem, until = '' } = refused(7200);
    expect(problem).toBe('limit');
    expect(Date.parse(until) - begun).toBeGreaterThanOrEqual(7_200_000);
    expect(problemTexts[problem].ko(20, '14:20')).toMatch(/24시간 동안.*14:20 이후/);
    expect(problemTexts[problem].en(20, '2:20 PM')).toMatch(/in 24 hours.*after 2:20 PM/);
    expect(refused(5).problem).toBe('busy');
  });
});
