import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** One request again and again, or with `paths` one after the other of these. */
export type Load = {
  path: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  paths?: readonly string[];
};

/** `p99`: ms. `busy`: the share of the time that the client's thread worked. */
export type Run = { perSecond: number; p99: number; busy: number };

/** A client busier than this may be what is measured. */
export const TRUSTED_BUSY = 0.7;

/** One thread leaves the other core to the server. */
const THREADS = 1;

/** Ends the program in words where wrk is missing. */
export function requireWrk(): void {
  if (!spawnSync('wrk', ['--version']).error) return;
  console.error('wrk is missing: `apt-get install wrk` on Debian, `brew install wrk` on a Mac.');
  process.exit(1);
}

/** The load as a Lua script, which prints one line at its end. JSON's strings, numbers and escapes are Lua's, too. */
function scriptOf({ method = 'GET', headers = {}, body, paths }: Load): string {
  const set = Object.entries(headers).map(
    ([name, value]) => `wrk.headers[${JSON.stringify(name)}] = ${JSON.stringify(value)}`,
  );
  const walk = `local paths, last = { ${paths?.map((path) => JSON.stringify(path)).join(', ')} }, 0
request = function() last = last % #paths + 1 return wrk.format(nil, paths[last]) end`;
  return [
    `wrk.method = "${method}"`,
    ...set,
    ...(body === undefined ? [] : [`wrk.body = ${JSON.stringify(body)}`]),
    ...(paths ? [walk] : []),
    `done = function(summary, latency)
  local e = summary.errors
  print(string.format("result %d %d %d %d", summary.requests, summary.duration, latency:percentile(99), e.connect + e.read + e.write + e.timeout + e.status))
end`,
  ].join('\n');
}

/** Seconds in what `times` prints: two lines of user and system time, the shell's own and its children's. */
const secondsIn = (times: string) =>
  [...times.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );

/** Loads an address for so many seconds; throws where an answer is not the good one. */
export async function run(url: string, load: Load, connections: number, seconds: number): Promise<Run> {
  const folder = await mkdtemp(join(tmpdir(), 'wrk-'));
  try {
    const script = join(folder, 'load.lua');
    await writeFile(script, scriptOf(load));
    const options = [
      '-t',
      String(THREADS),
      '-c',
      String(connections),
      '-d',
      `${seconds}s`,
      '--timeout',
      '10s',
      '-s',
      script,
    ];
    const child = spawn('sh', ['-c', 'wrk "$@" && times', 'sh', ...options, url + load.path]);
    const [output] = await Promise.all([text(child.stdout), once(child, 'close')]);
    const [line, requests, took, p99, failures] = /^result (\d+) (\d+) (\d+) (\d+)$/m.exec(output) ?? [];
    if (!line || Number(failures) > 0) throw new Error(`${url}${load.path}: ${failures} failures\n${output}`);
    const wall = Number(took) / 1e6; // wrk counts microseconds
    const busy = secondsIn(output.slice(output.indexOf(line) + line.length)) / (wall * THREADS);
    return { perSecond: Number(requests) / wall, p99: Number(p99) / 1000, busy };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
