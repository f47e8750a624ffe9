import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Driver } from './driver.js';
import { until } from './driver.js';

type Reply = { id?: number; type: string; method?: string; params?: unknown; result?: unknown; message?: string };
type Entry = { level: string; text: string | null };

/** Sends commands of WebDriver BiDi and hands each reply to its command; log entries are collected. */
async function connect(address: string) {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const waiting = new Map<number, (reply: Reply) => void>();
  const complaints: string[] = [];
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const reply = JSON.parse(String(data)) as Reply; // the protocol's two kinds of message
    if (reply.id !== undefined) waiting.get(reply.id)?.(reply);
    else if (reply.method === 'log.entryAdded') {
      const { level, text } = reply.params as Entry;
      if (['error', 'warn'].includes(level)) complaints.push(text ?? '');
    }
  });
  const send = async <T>(method: string, params: object): Promise<T> => {
    const id = ++last;
    const reply = await new Promise<Reply>((resolve) => {
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
    waiting.delete(id);
    if (reply.type === 'error') throw new Error(`${method}: ${reply.message}`);
    return reply.result as T;
  };
  return { send, complaints, hangUp: () => socket.close() };
}

/** Starts Debian's Firefox without a window, with a profile of its own. */
export async function startFirefox(): Promise<Driver> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
  const options = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank'];
  const child = spawn('firefox-esr', options, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: profile },
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const address = await until('Firefox', async () => /WebDriver BiDi listening on (ws:\S+)/.exec(said)?.[1]);
  const { send, complaints, hangUp } = await connect(`${address}/session`);
  await send('session.new', { capabilities: { alwaysMatch: { unhandledPromptBehavior: { default: 'accept' } } } });
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
  const context = contexts[0]?.context ?? '';
  // Of this tab alone: Firefox opens a downloaded PDF in another one, and its own viewer complains there.
  await send('session.subscribe', { events: ['log.entryAdded'], contexts: [context] });
  const call = async (functionDeclaration: string, args: readonly unknown[]) => {
    const reply = await send<{ type: string; result?: object; exceptionDetails?: { text: string } }>(
      'script.callFunction',
      {
        functionDeclaration,
        arguments: args.map((value) => ({ type: 'string', value: JSON.stringify(value ?? null) })),
        target: { context },
        awaitPromise: true,
        userActivation: false,
      },
    );
    if (reply.type === 'exception') throw new Error(reply.exceptionDetails?.text);
    return reply.result as { value?: string; sharedId?: string };
  };
  return {
    goto: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    run: async (body, values) => {
      const { value } = await call(
        `async (...given) => JSON.stringify(await (async function () { ${body} }).apply(null, given.map((one) => JSON.parse(one))) ?? null)`,
        values,
      );
      return JSON.parse(value ?? 'null');
    },
    perform: async (actions) => void (await send('input.performActions', { context, actions })),
    pick: async (selector, path) => {
      const { sharedId } = await call('(given) => document.querySelector(JSON.parse(given))', [selector]);
      await send('input.setFiles', { context, element: { sharedId }, files: [path] });
    },
    resize: async (width, height) =>
      void (await send('browsingContext.setViewport', { context, viewport: { width, height } })),
    complaints: async () => complaints,
    close: async () => {
      const ended = once(child, 'exit');
      await send('browser.close', {}).catch(() => undefined);
      await ended;
      hangUp();
      await rm(profile, { recursive: true, force: true });
    },
  };
}
