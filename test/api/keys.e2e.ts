import { execFile } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { JwtService } from '@nestjs/jwt';
import mongoose from 'mongoose';
import type { Connection } from 'mongoose';

import { SigningSetting, SigningSettingSchema } from '../../server/access/sessions/admin.schema.js';
import { rotateStoredKey } from '../../server/access/sessions/signing-key.js';
import { SigningService } from '../../server/access/sessions/signing.service.js';
import type { Audience } from '../../server/access/sessions/signing.service.js';
import { loadConfig } from '../../server/platform/config.js';
import { testDatabaseUri } from '../support/site/site.js';

const [OLD, NEW] = ['the-old-key-that-is-long-enough-for-hs256', 'the-new-key-that-is-long-enough-for-hs256'];
const program = join(import.meta.dirname, '../../dist/server/programs/rotate-key.js');

const uri = testDatabaseUri('keys');
let database: Connection;

beforeAll(async () => {
  database = await mongoose.createConnection(uri).asPromise();
  database.model(SigningSetting.name, SigningSettingSchema);
});

afterAll(() => database?.close());

/** Service that signs and verifies tokens, as a server with these settings has it. */
async function startWith(environment: Record<string, string>): Promise<SigningService> {
  const settings = database.model<SigningSetting>(SigningSetting.name);
  const service = new SigningService(settings, loadConfig(environment), new JwtService());
  await service.onModuleInit();
  return service;
}

const signed = (service: SigningService, audience: Audience = 'admin') => service.sign({ sid: 'one' }, audience, 600);

/** Tells of each token if it counts. */
const counts = (service: SigningService, ...tokens: string[]) =>
  Promise.all(tokens.map(async (token) => (await service.read(token, 'admin')) !== undefined));

const isSignedWith = (key: string, token: string) => {
  const [head, body, signature] = token.split('.');
  return createHmac('sha256', key).update(`${head}.${body}`).digest('base64url') === signature;
};

describe('the keys in JWT_SECRET', () => {
  it('are changed without ending sessions: the first signs, all verify, one taken away counts no more, nor for files', async () => {
    const first = await startWith({ JWT_SECRET: OLD });
    const [before, file] = [await signed(first), await signed(first, 'file')];
    expect(isSignedWith(OLD, before)).toBe(true);
    const both = await startWith({ JWT_SECRET: `${NEW}, ${OLD}` });
    const after = await signed(both);
    expect(isSignedWith(NEW, after)).toBe(true);
    expect(await counts(both, before, after)).toEqual([true, true]);
    expect(await both.read(file, 'file')).toMatchObject({ sid: 'one' });
    const one = await startWith({ JWT_SECRET: NEW });
    expect(await counts(one, before, after)).toEqual([false, true]);
    expect(await one.read(file, 'file')).toBeUndefined();
  });
});

describe('the key in the database', () => {
  const keys = () => database.collection<{ _id: string; secret: string }>('admin-settings').findOne({ _id: 'signing' });

  async function rotate(MONGODB_URI: string): Promise<{ code: number; stdout: string; stderr: string }> {
    const env = { PATH: process.env.PATH, MONGODB_URI };
    const ended = promisify(execFile)(process.execPath, [program], { env });
    // A failed program is thrown with what it said.
    return ended.then(
      (said) => ({ code: 0, ...said }),
      (error: { code: number; stdout: string; stderr: string }) => error,
    );
  }

  it('is changed: sessions go on, until it is changed once more', async () => {
    const first = await startWith({});
    const before = await signed(first);
    const made = await keys();
    await rotateStoredKey(database);
    expect(await keys()).toMatchObject({ former: made?.secret, secret: expect.stringMatching(/^[\w-]{64}$/) });
    const second = await startWith({});
    const after = await signed(second);
    expect(await counts(second, before, after)).toEqual([true, true]);
    await rotateStoredKey(database);
    expect(await counts(await startWith({}), before, after)).toEqual([false, true]);
  });

  it('is made by rotate-key where there is none yet', async () => {
    await database.collection('admin-settings').deleteMany({});
    expect((await rotate(uri)).stdout).toContain('There is a new key');
    const service = await startWith({});
    const token = await signed(service);
    expect(isSignedWith((await keys())?.secret ?? '', token)).toBe(true);
    expect(await counts(service, token)).toEqual([true]);
  });

  it('stays as it is when the database cannot be reached', async () => {
    const { code, stderr } = await rotate('mongodb://127.0.0.1:9/site');
    expect({ code, said: stderr.split('\n')[0] }).toEqual({ code: 1, said: 'The key was not changed.' });
  });
});
