/**
 * `npm run same -- COMMIT`: builds a commit and the working tree with one clock, and compares everything that they show:
 * built files, the words in scripts, answers of a server with samples, e-mails. Names each difference and ends with 1.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { addAnswers } from './same/answers.ts';
import { addBuilt } from './same/built.ts';
import { Shown } from './same/shown.ts';

const commit = process.argv[2];
if (commit === undefined) throw new Error('Say with which commit: npm run same -- HEAD');

const own = join(import.meta.dirname, '..');
const folder = await mkdtemp(join(tmpdir(), 'same-'));
const checkout = join(folder, 'checkout');
const clock = pathToFileURL(join(import.meta.dirname, 'same/set-clock.ts')).href;
const moment = { NODE_OPTIONS: `--import=${clock}`, SET_CLOCK: String(Date.now()) };

async function run(cwd: string, program: string, options: readonly string[], environment = {}): Promise<void> {
  const child = spawn(program, options, { cwd, env: { ...process.env, ...environment }, stdio: ['ignore', 2, 2] });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${program} ${options.join(' ')} ended with ${code}`);
}

async function checkOut(): Promise<void> {
  await run(own, 'git', ['worktree', 'add', '--quiet', '--detach', checkout, commit ?? '']);
  const [ours, theirs] = await Promise.all([own, checkout].map((root) => readFile(join(root, 'package-lock.json'))));
  const modules = 'node_modules';
  if (theirs && ours?.equals(theirs)) await symlink(join(own, modules), join(checkout, modules), 'junction');
  else await run(checkout, 'npm', ['ci', '--no-audit', '--no-fund']);
}

async function shownBy(root: string): Promise<Shown> {
  const shown = new Shown();
  await run(root, process.execPath, [join(root, 'node_modules/tsx/dist/cli.mjs'), 'scripts/build.ts'], moment);
  await addBuilt(shown, join(root, 'dist'));
  const data = await mkdtemp(join(folder, 'data-'));
  await addAnswers(shown, join(root, 'dist/server/main.js'), {
    ...moment,
    DATA_DIR: data,
    UPLOADS_DIR: join(data, 'up'),
  });
  return shown;
}

try {
  await checkOut();
  const before = await shownBy(checkout);
  const now = await shownBy(own);
  const differences = now.differencesFrom(before);
  for (const lines of differences) console.log(lines.join('\n  '));
  console.log(`${differences.length > 0 ? `${differences.length} differ of` : 'the same:'} ${now.counted()}`);
  process.exitCode = differences.length > 0 ? 1 : 0;
} finally {
  await run(own, 'git', ['worktree', 'remove', '--force', checkout]).catch(() => undefined);
  await rm(folder, { recursive: true, force: true });
}
