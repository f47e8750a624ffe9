import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';

import { portOf } from '../support/site/listening.js';

import type { Driver } from './driver.js';
import { until } from './driver.js';

/** The key under which WebDriver names an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** The small browser that comes with Debian's WebKit; no command on the PATH. */
export const miniBrowser = () =>
  ['x86_64', 'aarch64']
    .map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`)
    .find((path) => existsSync(path));

/** Its driver tells nothing of the console: collects what the page complains about from now on. */
const listen = `
  window.complaints = [];
  addEventListener('error', ({ message }) => window.complaints.push(message));
  addEventListener('unhandledrejection', ({ reason }) => window.complaints.push(String(reason)));
  for (const level of ['error', 'warn']) {
    const say = console[level];
    console[level] = (...said) => (window.complaints.push(said.join(' ')), say.apply(console, said));
  }`;

/** Starts an X server without a screen, on a free display. */
async function startDisplay(): Promise<{ display: string; child: ChildProcess }> {
  const child = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let said = '';
  child.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const number = await until('Xvfb', async () => /^(\d+)\n/.exec(said)?.[1]);
  return { display: `:${number}`, child };
}

/** Starts Debian's WebKit (what Safari is made of) with the small browser that comes with it. */
export async function startWebkit(): Promise<Driver> {
  const display = await startDisplay();
  const { DBUS_SESSION_BUS_ADDRESS: _bus, ...inherited } = process.env;
  // Without a graphics card and without D-Bus, for which WebKit would wait.
  const env = { ...inherited, DISPLAY: display.display, WEBKIT_DISABLE_COMPOSITING_MODE: '1' };
  const child = spawn('WebKitWebDriver', ['--port=0'], { env, stdio: 'ignore' });
  const port = await portOf(child.pid ?? 0);
  const ask = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, body: body && JSON.stringify(body) });
    const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
    if (!response.ok) throw new Error(`${path}: ${value.error} ${value.message}`);
    return value;
  };
  await until('WebKitWebDriver', () => ask<{ ready: boolean }>('GET', '/status'));
  const binary = miniBrowser();
  const args = ['--automation', '--javascript-can-open-windows-automatically=true'];
  const capabilities = {
    alwaysMatch: { 'webkitgtk:browserOptions': { binary, args }, unhandledPromptBehavior: 'accept' },
  };
  const { sessionId } = await ask<{ sessionId: string }>('POST', '/session', { capabilities });
  const send = <T>(path: string, body: object = {}) => ask<T>('POST', `/session/${sessionId}${path}`, body);
  const run = (script: string, values: readonly unknown[]) => send<unknown>('/execute/sync', { script, args: values });
  // A window without a toolbar, which would keep it wider than a phone.
  await run("window.open('about:blank', '', 'popup,width=800,height=600')", []);
  const first = await ask<string>('GET', `/session/${sessionId}/window`);
  const handle = await until('a second window', async () => {
    const handles = await ask<string[]>('GET', `/session/${sessionId}/window/handles`);
    return handles.find((each) => each !== first);
  });
  await send('/window', { handle });
  return {
    goto: async (url) => {
      await send('/url', { url });
      await run(listen, []);
    },
    run,
    perform: async (actions) => void (await send('/actions', { actions })),
    pick: async (selector, path) => {
      const found = await send<Record<string, string>>('/element', { using: 'css selector', value: selector });
      await send(`/element/${found[ELEMENT]}/value`, { text: path });
    },
    resize: async (width, height) => void (await send('/window/rect', { width, height })),
    complaints: async () => (await run('return window.complaints', [])) as string[],
    close: async () => {
      await ask('DELETE', `/session/${sessionId}`).catch(() => undefined);
      for (const program of [child, display.child]) {
        const ended = once(program, 'exit');
        program.kill();
        await ended;
      }
    },
  };
}
