import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export type ServerProcess = {
  pid: number;
  /** What the server has written so far. */
  output: () => string;
  /** Where it listens, once it says so; fails with its output when it ends before. */
  url: Promise<string>;
  /** Its exit code, null when a signal ended it. */
  ended: Promise<number | null>;
  /** Sends the signal and waits for the end. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
};

const main = join(import.meta.dirname, '../../dist/server/main.js');

/** Limits that tests do not mean to meet are far away. */
const roomy = {
  QUOTES_PER_HOUR: '10000',
  API_REQUESTS_PER_MINUTE: '100000',
  LOGIN_TRIES: '1000',
  HOST: '127.0.0.1',
  PORT: '0',
};

/** Starts the built server as its own process with this environment and nothing else of ours. */
export function spawnServer(environment: Record<string, string>, program: readonly string[] = [main]): ServerProcess {
  const { PATH = '', HOME = '' } = process.env;
  const server = spawn(process.execPath, program, { env: { PATH, HOME, ...roomy, ...environment } });
  let output = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(server, 'close').then(([code]) => code as number | null); // the event's first argument
  const url = new Promise<string>((resolve, reject) => {
    server.stdout.on('data', () => {
      const said = /Site\s+http:\/\/localhost:(\d+)/.exec(output)?.[1];
      if (said) resolve(`http://127.0.0.1:${said}`);
    });
    void ended.then((code) => reject(new Error(`The server ended with ${code}:\n${output}`)));
  });
  url.catch(() => undefined); // who expects a failed start asks for `ended` alone
  return {
    pid: server.pid ?? 0,
    output: () => output,
    url,
    ended,
    stop: (signal = 'SIGTERM') => {
      server.kill(signal);
      return ended;
    },
  };
}
