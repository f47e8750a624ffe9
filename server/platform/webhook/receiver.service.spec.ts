import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { portOf } from '../../../test/support/site/listening.js';

import { ReceiverService } from './receiver.service.js';

const SECRET = `whsec_${Buffer.alloc(32, 'a').toString('base64')}`;
const manual = readFileSync(join(import.meta.dirname, '../../../docs/operate.md'), 'utf8');

let example: ChildProcess;
let webhookUrl: string;

beforeAll(async () => {
  const [, code = ''] = /```js\n(.+?)```/s.exec(manual) ?? [];
  example = spawn(process.execPath, ['--input-type=module', '-e', code], {
    env: { ...process.env, WEBHOOK_SECRET: SECRET, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  webhookUrl = `http://127.0.0.1:${await portOf(example.pid ?? 0)}/`;
});

afterAll(() => example.kill());

describe('the example receiver in docs/operate.md', () => {
  it('takes what is signed by its secret, and nothing else', async () => {
    const set = { webhookUrl, webhookNetwork: 'any' } as const;
    const ours = new ReceiverService({ ...set, webhookSecret: SECRET });
    const foreign = new ReceiverService({ ...set, webhookSecret: `${SECRET.slice(0, -4)}AAA=` });
    expect(await ours.send('1', { type: 'test', data: {} })).toEqual({ outcome: 'accepted', answer: 'HTTP 204' });
    expect(await foreign.send('2', { type: 'test', data: {} })).toEqual({ outcome: 'refused', answer: 'HTTP 401' });
  });
});

describe('ReceiverService', () => {
  it('asks nobody where nothing is set, or what it may not', async () => {
    const off = new ReceiverService({ webhookUrl: undefined, webhookSecret: undefined, webhookNetwork: 'public' });
    expect([off.host, await off.send('3', {})]).toEqual([null, { outcome: 'off', answer: '' }]);
    const inside = new ReceiverService({ webhookUrl, webhookSecret: SECRET, webhookNetwork: 'public' });
    expect(await inside.send('4', {})).toMatchObject({ outcome: 'forbidden' });
  });
});
