import { spawn } from 'node:child_process';
import type { ChildProcess, StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { settings } from '../../../server/platform/config.js';

import { addWitness } from './witnesses.js';

export type TestProgram = {
  pid: number;
  /** Output so far. */
  output: () => string;
  /** Waits until it writes this; fails with its output when it ends before. */
  says: (words: RegExp) => Promise<RegExpExecArray>;
  /** Its exit code, null when a signal ended it. */
  ended: Promise<number | null>;
  /** Sends the signal and waits for the end. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
};

export type ServerProcess = TestProgram & {
  /** Its address, once it listens; fails with its output when it ends before. */
  url: Promise<string>;
};

/** A program of the build; tests and benchmarks run in the folder of the package. */
export const builtProgram = (name: string) => join(process.cwd(), 'dist/server', name);

/** The database is given up as soon as in production. */
export const impatient = { DATABASE_PATIENCE: settings.databasePatience.fallback };

/** Node's options for the server: as in `npm start` and the image. */
export const NODE_OPTIONS = ['--max-semi-space-size=4'];

/** Limits that tests do not mean to meet are far away, and jobs are looked for sooner. */
const roomy = {
  QUOTES_PER_HOUR: '10000',
  CONFIRMATIONS_PER_HOUR: '10000',
  REQUEST_FILES_MEGABYTES_PER_ADDRESS: '100000',
  STREAMS_PER_ADDRESS: '10000',
  API_REQUESTS_PER_MINUTE: '100000',
  LOGIN_TRIES: '1000',
  JOBS_POLL_MS: '500',
  DATABASE_PATIENCE: '10000',
  HOST: '127.0.0.1',
  PORT: '0',
};

/** Every program of the file. */
const started: { pid: number; name: string; output: () => string }[] = [];
addWitness(async () => started.flatMap(({ pid, name, output }) => [`— ${name} (${pid}):`, ...lastLines(output())]));

/** The last lines of an output that the witness tells. */
const lastLines = (output: string) => output.trimEnd().split('\n').slice(-60);

/**
 * Longest end of a program: ms. Containers give a third of it. Node itself hangs now and then when it exits while its
 * compiler is at work, and nothing in the program can help then.
 */
const GRACE = 30_000;

/** State of a process that does not end, and of its threads, by the system's own records. */
function stateOf({ pid, exitCode }: ChildProcess): string {
  if (exitCode !== null) return `It has ended with ${exitCode}, but a process that it began holds its output.`;
  const tasks = `/proc/${pid}/task`;
  try {
    const read = (id: string, file: string) => readFileSync(join(tasks, id, file), 'utf8').trim();
    return readdirSync(tasks)
      .map((id) => `  ${read(id, 'comm')} ${read(id, 'wchan')}`)
      .join('\n');
  } catch (error) {
    return String(error); // it ends this very moment
  }
}

/** Programs that nobody has stopped yet. */
const running = new Set<TestProgram>();
// A test that fails does not come to its end, where it would stop them; benchmarks have no such hook.
if ('afterAll' in globalThis) afterAll(() => Promise.all([...running].map((program) => program.stop())));

/**
 * Starts a program as its own process with this environment and nothing else of ours. Its standard output goes to `log`,
 * an open file, where that is given.
 */
export function spawnProgram(
  command: readonly string[],
  environment: Record<string, string>,
  log?: number,
): TestProgram {
  const { PATH = '', HOME = '', TEST_FOLDER } = process.env;
  // Node compiles a program once in a run; benchmarks have no such folder.
  const compiled: Record<string, string> = TEST_FOLDER ? { NODE_COMPILE_CACHE: join(TEST_FOLDER, 'compiled') } : {};
  const stdio: StdioOptions = ['pipe', log ?? 'pipe', 'pipe'];
  const name = command.find((word) => !word.startsWith('--')) ?? '';
  const child = spawn(process.execPath, command, { env: { PATH, HOME, ...compiled, ...environment }, stdio });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'close').then(([code]) => code as number | null); // the event's first argument
  const { pid } = child;
  if (!pid) throw new Error(`${command[0]} did not start`); // 0 stands for this process and all that it has started
  const program: TestProgram = {
    pid,
    output: () => output,
    says: (words) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = words.exec(output);
          if (found) resolve(found);
        };
        look();
        child.stdout?.on('data', look);
        void ended.then((code) => reject(new Error(`${name} ended with ${code}:\n${output}`)));
      }),
    ended,
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal);
      const overdue = setTimeout(() => {
        process.stderr.write(`\n${name} did not end after ${signal} and is killed:\n${stateOf(child)}\n${output}\n`);
        child.kill('SIGKILL');
      }, GRACE);
      return ended.finally(() => clearTimeout(overdue));
    },
  };
  started.push({ ...program, name: command.join(' ') });
  running.add(program);
  void ended.then(() => running.delete(program));
  return program;
}

/** Starts the built server. */
export function spawnServer(
  environment: Record<string, string>,
  command: readonly string[] = [...NODE_OPTIONS, builtProgram('main.js')],
  log?: number,
): ServerProcess {
  const server = spawnProgram(command, { ...roomy, ...environment }, log);
  const url = server.says(/"site":"http:\/\/localhost:(\d+)/).then(([, port]) => `http://127.0.0.1:${port}`);
  url.catch(() => undefined); // who expects a failed start asks for `ended` alone
  return { ...server, url };
}
