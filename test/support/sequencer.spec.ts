import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

let folder: string;

beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'spread-'))));
afterEach(() => rmSync(folder, { recursive: true }));

it('spreads the files of each project over the run, the largest of each first', () => {
  const project = (displayName: string) => ({
    rootDir: folder,
    transform: {},
    testEnvironment: 'node',
    displayName,
    testMatch: [`<rootDir>/${displayName}-*.test.js`],
  });
  const file = (name: string, size: number) =>
    writeFileSync(join(folder, `${name}.test.js`), `test('is there', () => undefined); // ${'x'.repeat(size)}`);
  // By size alone all large ones would come before the small ones.
  for (let size = 1; size <= 4; size += 1) file(`large-${size}`, 1000 * size);
  for (let size = 1; size <= 2; size += 1) file(`small-${size}`, size);
  const config = {
    rootDir: folder,
    maxWorkers: 1,
    testSequencer: resolve('test/support/sequencer.js'),
    projects: [project('large'), project('small')],
  };
  const program = ['--import', 'tsx', 'node_modules/jest/bin/jest.js', '--config', JSON.stringify(config)];
  const { stderr } = spawnSync(process.execPath, program, { encoding: 'utf8' });
  const order = [...stderr.matchAll(/^PASS .*?(\w+-\d)\.test\.js/gm)].map(([, name]) => name);
  expect(order).toEqual(['large-4', 'small-2', 'large-3', 'large-2', 'small-1', 'large-1']);
});
