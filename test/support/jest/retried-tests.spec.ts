import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

let folder: string;

beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'retried-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs Jest with the reporter: so many tests pass at their second try, two at the first, and `hopeless` never pass. */
function runJest(unsteady: number, hopeless = 0) {
  const test = (name: string, failures: number) =>
    `{ let tries = 0; test('${name}', () => { if (tries++ < ${failures}) throw new Error('not yet'); }); }`;
  const tests = [
    ...Array.from({ length: unsteady }, (_, index) => test(`unsteady ${index}`, 1)),
    ...Array.from({ length: hopeless }, (_, index) => test(`hopeless ${index}`, 9)),
    test('steady 0', 0),
    test('steady 1', 0),
  ];
  writeFileSync(join(folder, 'some.test.js'), ['jest.retryTimes(1);', ...tests].join('\n'));
  const config = {
    rootDir: folder,
    transform: {},
    testEnvironment: 'node',
    displayName: 'some',
    reporters: ['default', resolve('test/support/jest/retried-tests.ts')],
  };
  const program = ['--import', 'tsx', 'node_modules/jest/bin/jest.js', '--config', JSON.stringify(config)];
  const { status, stderr } = spawnSync(process.execPath, program, { encoding: 'utf8' });
  return { status, names: [...stderr.matchAll(/↻ (.+)/g)].map(([, name]) => name), stderr };
}

describe('a run with retries', () => {
  it('says nothing of tests that pass at once', () => {
    const { status, stderr } = runJest(0);
    expect([status, stderr.includes('retry')]).toEqual([0, false]);
  });

  it('names the tests that passed only on a retry, and passes with two of them', () => {
    const { status, names } = runJest(2);
    expect([status, names]).toEqual([0, ['some › unsteady 0', 'some › unsteady 1']]);
  });

  it('fails with three of them', () => {
    const { status, names } = runJest(3);
    expect([status, names.length]).toEqual([1, 3]);
  });

  it('does not name a test that failed at every try', () => {
    const { status, names } = runJest(1, 1);
    expect([status, names]).toEqual([1, ['some › unsteady 0']]);
  });
});
