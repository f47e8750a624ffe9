import { spawn } from 'node:child_process';
import type { ChildProcess, StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { ask, eventually } from '../support/site/http.js';
import { portOf } from '../support/site/listening.js';
import { spawnWithOwnDatabase } from '../support/site/own-database.js';
import { builtProgram } from '../support/site/server-process.js';
import { testDatabaseUri, testFolder } from '../support/site/site.js';

const METRICS_TOKEN = 'the-token-of-metrics';

type Line = { level: number; context?: string; dropped?: number; msg: string; req?: unknown; site?: string };

const running: { child: ChildProcess; ended: Promise<unknown> }[] = [];

afterEach(async () => {
  for (const { child, ended } of running.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
});

/** Starts the built server with this standard output; stops it by SIGTERM and returns its exit code. */
async function start(stdio: StdioOptions) {
  const folder = await testFolder('output');
  const { PATH = '', HOME = '' } = process.env;
  const environment = {
    PATH,
    HOME,
    HOST: '127.0.0.1',
    PORT: '0',
    METRICS_TOKEN,
    API_REQUESTS_PER_MINUTE: '100000',
    MONGODB_URI: testDatabaseUri('output'),
    DATA_DIR: folder,
    UPLOADS_DIR: join(folder, 'uploads'),
  };
  const child = spawn(process.execPath, [builtProgram('main.js')], { env: environment, stdio });
  const ended = once(child, 'close');
  running.push({ child, ended });
  const url = `http://127.0.0.1:${await portOf(child.pid ?? 0)}`;
  await eventually(
    () => ask(`${url}/api/health/ready`).catch(() => ({ status: 0 })),
    ({ status }) => status === 200 || child.exitCode !== null,
  );
  const stop = async () => {
    child.kill('SIGTERM');
    const [code] = await ended;
    return code as number | null; // the event's first argument
  };
  return { url, child, stop };
}

/** Sends so many requests that are logged, some at once; returns the statuses that came. */
async function makeLines(url: string, count: number): Promise<Set<number>> {
  const statuses = new Set<number>();
  for (let sent = 0; sent < count; sent += 20) {
    const answers = Array.from({ length: 20 }, () => ask(`${url}/api/nothing`));
    for (const { status } of await Promise.all(answers)) statuses.add(status);
  }
  return statuses;
}

async function dropped(url: string): Promise<number> {
  const { body } = await ask<string>(`${url}/metrics`, { token: METRICS_TOKEN });
  return Number(/^site_log_lines_dropped_total (\d+)$/m.exec(body)?.[1]);
}

describe('a server', () => {
  it('whose standard output is on a full disk starts, answers everything and counts the lines that are lost', async () => {
    const full = await open('/dev/full', 'w');
    const { url, stop } = await start(['ignore', full.fd, 'ignore']);
    expect(await makeLines(url, 1000)).toEqual(new Set([404]));
    expect(await dropped(url)).toBeGreaterThanOrEqual(1000);
    expect((await ask(`${url}/api/health/live`)).status).toBe(200);
    expect((await ask(`${url}/ko`)).status).toBe(200);
    expect(await stop()).toBe(0);
    await full.close();
  });

  it('whose standard output cannot be written at all starts and goes on', async () => {
    const unwritable = await open('/dev/null', 'r');
    const { url, stop } = await start(['ignore', unwritable.fd, unwritable.fd]);
    expect(await makeLines(url, 100)).toEqual(new Set([404]));
    expect(await dropped(url)).toBeGreaterThanOrEqual(100);
    expect(await stop()).toBe(0);
    await unwritable.close();
  });

  it('whose reader has gone goes on', async () => {
    const { url, child, stop } = await start(['ignore', 'pipe', 'pipe']);
    child.stdout?.destroy();
    child.stderr?.destroy();
    expect(await makeLines(url, 500)).toEqual(new Set([404]));
    expect(await dropped(url)).toBeGreaterThanOrEqual(490);
    expect(await stop()).toBe(0);
  });

  it('whose reader rests goes on, and tells it afterwards how many lines are missing', async () => {
    const { url, child, stop } = await start(['ignore', 'pipe', 'ignore']);
    expect(await makeLines(url, 2000)).toEqual(new Set([404]));
    expect(await dropped(url)).toBeGreaterThan(0);
    const lines: Line[] = [];
    if (child.stdout) createInterface(child.stdout).on('line', (line) => lines.push(JSON.parse(line) as Line));
    await eventually(
      () => ask(`${url}/api/nothing`),
      () => lines.some((line) => line.dropped),
    );
    // Only now: until the reader takes lines again, the one of the question itself may be lost, too.
    const missing = await dropped(url);
    expect(lines.find((line) => line.dropped)).toMatchObject({ level: 40, context: 'Log', dropped: missing });
    const told = lines.filter((line) => line.dropped).length;
    await makeLines(url, 100);
    expect(await dropped(url)).toBe(missing);
    expect(await stop()).toBe(0);
    expect(lines.filter((line) => line.dropped)).toHaveLength(told);
    expect(lines.filter((line) => line.req).length).toBeGreaterThanOrEqual(2100 - missing);
  });
});

describe('standard output that is no terminal', () => {
  it('is JSON from the first line to the last, also what the server says of its start, database and end', async () => {
    const folder = await testFolder('output-json');
    const server = await spawnWithOwnDatabase(folder, { NODE_ENV: 'production' });
    const url = await server.url;
    await ask(`${url}/api/nothing`);
    expect(await server.stop()).toBe(0);
    const lines = server
      .output()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Line);
    for (const line of lines) expect(line).toMatchObject({ level: expect.any(Number), msg: expect.any(String) });
    expect(lines.find(({ site }) => site)).toMatchObject({
      context: 'Site',
      admin: expect.stringContaining('/ko/manage'),
      data: expect.stringContaining(folder),
      uploads: expect.any(String),
      mail: expect.stringContaining('outbox'),
    });
    const said = lines.map(({ msg }) => msg).join('\n');
    expect(said).toContain('ADMIN_INITIAL_PASSWORD is not set');
    expect(said).toContain('SIGTERM: stopping');
  });
});
