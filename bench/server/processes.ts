import { open, readFile } from 'node:fs/promises';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { builtProgram, NODE_OPTIONS, spawnProgram } from '../../test/support/site/server-process.ts';

import type { BareTask } from './bare.ts';

export type Measured = { url: string; pid: number; stop: () => Promise<void> };

/** Limits that a benchmark does not mean to meet. */
const roomy = { QUOTES_PER_HOUR: '100000', API_REQUESTS_PER_MINUTE: '1000000', LOGIN_TRIES: '1000' };

/** Starts the site as it is built, with a database of its own in the folder. Its log goes into a file there. */
export async function startSite(folder: string, environment: Record<string, string> = {}): Promise<Measured> {
  const { PATH = '', HOME = '' } = process.env;
  const folders = { DATA_DIR: folder, UPLOADS_DIR: join(folder, 'uploads') };
  const path = join(folder, `log-${Date.now()}`);
  const log = await open(path, 'w');
  const child = spawn(process.execPath, [...NODE_OPTIONS, builtProgram('main.js')], {
    env: { PATH, HOME, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'warn', ...roomy, ...folders, ...environment },
    stdio: ['ignore', log.fd, log.fd],
  });
  const ended = once(child, 'exit');
  const url = await saidIn(path);
  return {
    url,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      await log.close();
    },
  };
}

/** Waits until the site says where it listens. */
async function saidIn(path: string): Promise<string> {
  for (let tries = 0; tries < 3000; tries += 1) {
    const [, port] = /"site":"http:\/\/localhost:(\d+)/.exec(await readFile(path, 'utf8')) ?? [];
    if (port) return `http://127.0.0.1:${port}`;
    await sleep(20);
  }
  throw new Error(`The site did not start:\n${await readFile(path, 'utf8')}`);
}

/** Starts a bare server in a process of its own. */
export async function startBare(task: BareTask): Promise<Measured> {
  const program = spawnProgram(['--import', 'tsx', join(import.meta.dirname, 'bare.ts'), JSON.stringify(task)], {});
  const [, port] = await program.says(/port (\d+)/);
  return { url: `http://127.0.0.1:${port}`, pid: program.pid, stop: async () => void (await program.stop()) };
}

/** Resident memory of a process: MB. */
export async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
}

/** The most memory that a process has while something is done: MB. */
export async function peakOf(pid: number, work: () => Promise<unknown>): Promise<number> {
  let peak = await memoryOf(pid);
  const watch = setInterval(() => void memoryOf(pid).then((now) => (peak = Math.max(peak, now))), 50);
  await work().finally(() => clearInterval(watch));
  return peak;
}
