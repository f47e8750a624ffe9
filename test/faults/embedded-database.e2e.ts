import { chmod, readdir, readFile, readlink, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { QuotePage, QuoteReceipt } from '../../shared/requests/quotes.types.js';
import { runBackup } from '../support/makers/archives.js';
import { boardAt, pdfNamed } from '../support/makers/boards.js';
import { quoteRequest } from '../support/makers/factories.js';
import { ask, eventually, signIn } from '../support/site/http.js';
import { isAlive, mongodOf, ownDatabase, spawnWithOwnDatabase } from '../support/site/own-database.js';
import { testFolder } from '../support/site/site.js';

async function start(folder: string, environment: Record<string, string> = {}) {
  const server = await spawnWithOwnDatabase(folder, environment);
  return { ...server, url: await server.url };
}

const send = (url: string, changes: Record<string, unknown> = {}) =>
  ask<QuoteReceipt>(`${url}/api/quotes`, { json: quoteRequest(changes) });

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.map(({ parentPath, name }) => join(parentPath, name));
}

/** The files that hold these bytes. */
async function holding(folder: string, bytes: string): Promise<string[]> {
  const found = [];
  for (const path of await filesBelow(folder))
    if ((await stat(path)).isFile() && (await readFile(path)).includes(bytes)) found.push(path);
  return found;
}

describe('the database that comes with the server', () => {
  it('listens on a socket of this user alone, and nowhere else', async () => {
    const folder = await testFolder('closed');
    const server = await start(folder);
    const mongod = await mongodOf(folder);
    const handles = await readdir(`/proc/${mongod}/fd`);
    const links = await Promise.all(handles.map((fd) => readlink(`/proc/${mongod}/fd/${fd}`).catch(() => '')));
    const sockets = new Set(links.flatMap((link) => /^socket:\[(\d+)\]$/.exec(link)?.[1] ?? []));
    const tcp = await Promise.all(['tcp', 'tcp6'].map((kind) => readFile(`/proc/${mongod}/net/${kind}`, 'utf8')));
    const owned = tcp
      .flatMap((table) => table.split('\n'))
      .filter((row) => sockets.has(row.trim().split(/\s+/)[9] ?? ''));
    expect(owned).toEqual([]);
    expect((await stat(join(folder, 'mongodb'))).mode & 0o777).toBe(0o700);
    await server.stop();
  });

  it('and everything else the server writes is closed to other users', async () => {
    const folder = await testFolder('private');
    const server = await start(folder, { STORAGE: 'disk' });
    const token = await signIn(server);
    await boardAt(server, 'posts', 'ko', token).add({}, pdfNamed('도면.pdf'));
    await send(server.url);
    await server.stop();
    const open = [];
    for (const path of await filesBelow(folder)) {
      const { mode } = await stat(path);
      if ((mode & 0o077) !== 0) open.push(`${path} ${(mode & 0o777).toString(8)}`);
    }
    expect(open).toEqual([]);
    expect((await filesBelow(join(folder, 'uploads'))).length).toBeGreaterThan(0);
  });

  it('is not harmed by a second start on its folder, which says so and ends: a backup works as before', async () => {
    const folder = await testFolder('second');
    const first = await start(folder);
    const second = await spawnWithOwnDatabase(folder);
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(`The data folder ${folder}/mongodb is in use by another running server`);
    expect(second.output()).toContain('DATA_DIR');
    const places = { DATA_DIR: folder, UPLOADS_DIR: join(folder, 'uploads') };
    const backup = await runBackup(places, join(folder, 'site.tar.gz'));
    expect(backup).toMatchObject({ code: 0 });
    expect((await send(first.url)).status).toBe(201);
    await first.stop();
  });

  it('is not harmed either where the two cannot see each other, as in two containers: its lock holds', async () => {
    const folder = await testFolder('unseen');
    const first = await start(folder);
    const mongod = await mongodOf(folder);
    // The first server's socket shows that it runs.
    await rm(join(folder, 'mongodb.sock'));
    const second = await spawnWithOwnDatabase(folder);
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain('in use by another running server, perhaps in another container');
    expect(await mongodOf(folder)).toBe(mongod);
    expect(isAlive(mongod)).toBe(true);
    expect((await send(first.url)).status).toBe(201);
    await first.stop();
  });

  it('comes along when its folder is moved', async () => {
    const folder = await testFolder('moved');
    const first = await start(folder);
    await send(first.url, { email: 'moved@example.com' });
    await first.stop();
    await rename(folder, `${folder}-elsewhere`);
    const second = await start(`${folder}-elsewhere`);
    const { body } = await ask<QuotePage>(`${second.url}/api/admin/quotes`, { token: await signIn(second) });
    expect(body.items.map(({ email }) => email)).toEqual(['moved@example.com']);
    await second.stop();
  });

  it('says why its mongod ended, in words', async () => {
    const folder = await testFolder('illegal');
    const program = join(folder, 'mongod');
    await writeFile(program, '#!/bin/sh\nkill -ILL $$\n');
    await chmod(program, 0o755);
    const server = await spawnWithOwnDatabase(folder, { MONGOD_BINARY: program });
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain('needs a processor with AVX');
    expect(server.output()).not.toMatch(/\bat .*\.js/);
  });

  it('keeps a log that begins again when it is large, and holds nothing typed', async () => {
    const folder = await testFolder('log');
    await writeFile(join(folder, 'mongodb.log'), 'x'.repeat(9 * 1024 * 1024));
    const server = await start(folder);
    await send(server.url, { company: 'Nothing-typed-is-logged' });
    await server.stop();
    expect((await stat(join(folder, 'mongodb.log.1'))).size).toBeGreaterThan(9 * 1024 * 1024);
    const log = await readFile(join(folder, 'mongodb.log'), 'utf8');
    expect(log).toContain('"msg"');
    expect(log).not.toContain('Nothing-typed-is-logged');
  });
});

describe('an erased request', () => {
  it('is readable in the files until they are renewed, and then nowhere; everything else is as it was', async () => {
    const folder = await testFolder('erased');
    // Nothing in it occurs elsewhere, so compression leaves it as it is.
    const mark = 'Q7ZJ9F2KXWV8T3M5';
    const [email, kept] = ['erased@example.com', 'kept@example.com'];
    const first = await start(folder);
    const { reference } = (await send(first.url, { email, company: mark })).body;
    await send(first.url, { email: kept });
    // A letter on its way would be swept later.
    await eventually(
      () => filesBelow(join(folder, 'outbox')).catch(() => []),
      (letters) => letters.filter((path) => path.endsWith('.eml')).length === 4,
    );
    const token = await signIn(first);
    const erased = await ask(`${first.url}/api/admin/people/erase`, {
      json: { email, references: [reference] },
      token,
    });
    expect(erased.status).toBe(200);
    const indexes = await indexesOn(folder);
    await first.stop();
    expect(await holding(join(folder, 'mongodb'), mark)).not.toEqual([]);

    const longAgo = new Date(Date.now() - 26 * 24 * 60 * 60 * 1000);
    await writeFile(join(folder, 'mongodb/in-use-since'), longAgo.toISOString());
    const second = await start(folder);
    expect(second.output()).toContain('The database has new files.');
    const { body } = await ask<QuotePage>(`${second.url}/api/admin/quotes`, { token });
    expect(body.items.map((item) => item.email)).toEqual([kept]);
    expect(await indexesOn(folder)).toEqual(indexes);
    expect((await send(second.url)).status).toBe(201);
    await second.stop();
    expect(await holding(folder, mark)).toEqual([]);
  });
});

/** Names, keys and options of all indexes, by collection. */
async function indexesOn(folder: string): Promise<Record<string, unknown>> {
  const database = await ownDatabase(folder);
  const collections = await database.listCollections();
  const found: Record<string, unknown> = {};
  for (const { name } of collections.toSorted((one, other) => (one.name < other.name ? -1 : 1)))
    found[name] = (await database.collection(name).indexes()).toSorted((one, other) =>
      String(one.name) < String(other.name) ? -1 : 1,
    );
  await database.close();
  return found;
}
