import { access, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';

import mongoose from 'mongoose';

import { backUp } from '../../server/upkeep/backup/back-up.js';
import { addDatabase } from '../../server/upkeep/backup/backup-database.js';
import { checkArchive } from '../../server/upkeep/backup/check-archive.js';
import { openSnapshot } from '../../server/upkeep/backup/snapshot.js';
import { DiskStore } from '../../server/platform/files/disk-store.js';
import type { StoredFile } from '../../server/platform/files/upload-store.js';
import { runBackup } from '../support/makers/archives.js';
import { boardAt, pdfNamed } from '../support/makers/boards.js';
import { signIn } from '../support/site/http.js';
import { startReplicaSet } from '../support/site/replica-set.js';
import { startTestSite, testFolder } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';

let site: TestSite;
let files: string[];

beforeAll(async () => {
  site = await startTestSite('moment', { STORAGE: 'disk' });
  const board = boardAt(site, 'posts', 'ko', await signIn(site));
  for (const size of [1000, 90_000]) await board.add({}, pdfNamed('a.pdf', size));
  files = await site.database.collection('ko-posts').distinct('pdfFile');
});

afterAll(async () => {
  await site?.stop();
});

const uploads = () => join(site.dataFolder, 'uploads');
const sizeOf = async (id: string) => (await stat(join(uploads(), id))).size;

/** The site's files, but for some: not seen when all are asked for, and not found so many times. */
class ChangingStore extends DiskStore {
  constructor(
    private readonly hidden: readonly string[],
    private misses: number,
  ) {
    super(uploads());
  }

  override async *all(): AsyncIterable<StoredFile> {
    for (const id of files) if (!this.hidden.includes(id)) yield { id, size: await sizeOf(id) };
  }

  override async find(id: string): Promise<StoredFile | undefined> {
    if (this.hidden.includes(id) && this.misses > 0) {
      this.misses -= 1;
      return undefined;
    }
    return super.find(id);
  }
}

/** The id of a file that there is not. */
const NO_FILE = '00000000-0000-4000-8000-000000000000';

/** A store that lists a file which is gone when it is asked for. */
class FleetingStore extends DiskStore {
  override async *all(): AsyncIterable<StoredFile> {
    yield { id: NO_FILE, size: 1000 };
    yield* super.all();
  }
}

/** A store from which a file goes away while it is read. */
class LosingStore extends DiskStore {
  override read(id: string): Readable {
    if (id !== files[0]) return super.read(id);
    return Readable.from(
      (async function* () {
        yield Buffer.alloc(10);
        throw new Error('gone');
      })(),
    );
  }

  override async *all(): AsyncIterable<StoredFile> {
    for (const id of files) yield { id, size: await sizeOf(id) };
  }

  override find(id: string): Promise<StoredFile | undefined> {
    return id === files[0] ? Promise.resolve(undefined) : super.find(id);
  }
}

const made = async (name: string, store: DiskStore) => {
  const path = join(await testFolder('moment'), name);
  const said: string[] = [];
  const say = (line: string) => void said.push(line);
  const manifest = backUp({ path, app: '1', connection: site.database, store, isIncomplete: false, say });
  return {
    path,
    said,
    ended: await manifest.then(
      () => 'done',
      (error: Error) => error.message,
    ),
  };
};

const filesIn = async (path: string) => (await checkArchive(path)).manifest.files.map(({ id }) => id).toSorted();

describe('a backup of a site that changes meanwhile', () => {
  it('has all collections as of one moment', async () => {
    const database = site.database.getClient().db(site.database.name);
    const added: string[] = [];
    const add = async (name: string) => {
      added.push(name);
      await database.collection('quotes').insertOne({ reference: name, idempotencyKey: name });
    };
    const session = await openSnapshot(database);
    const collections = await addDatabase(database, session, { add });
    await session.endSession();
    expect(added.length).toBeGreaterThan(2);
    expect(collections.find(({ name }) => name === 'quotes')).toMatchObject({ documents: 0, bytes: 0 });
    expect(await database.collection('quotes').countDocuments()).toBe(added.length);
    await database.collection('quotes').deleteMany({});
  });

  it('also has a file that came after the files were copied and before the database was', async () => {
    const { path, said, ended } = await made('later.tar.gz', new ChangingStore(files.slice(0, 1), 0));
    expect({ said, ended }).toEqual({ said: [], ended: 'done' });
    expect(await filesIn(path)).toEqual(files.toSorted());
  });

  it('is of a later moment when a file that the database names is gone by then', async () => {
    const { path, said, ended } = await made('gone.tar.gz', new ChangingStore(files.slice(0, 1), 1));
    expect({ said, ended }).toEqual({ said: [], ended: 'done' });
    expect(await filesIn(path)).toEqual(files.toSorted());
  });

  it('does without a file that went before it was copied and that nothing names', async () => {
    const { path, said, ended } = await made('fleeting.tar.gz', new FleetingStore(uploads()));
    expect({ said, ended }).toEqual({ said: [], ended: 'done' });
    expect(await filesIn(path)).toEqual(files.toSorted());
  });

  it('tells a file that is lost from one that went', async () => {
    const { ended } = await made('lost.tar.gz', new ChangingStore(files.slice(0, 1), Infinity));
    expect(ended).toContain(`names 1 files that the site does not have:\n  ${files[0]}`);
  });

  it('gives up when a file goes away each time it is read, and leaves nothing', async () => {
    const { path, said, ended } = await made('away.tar.gz', new LosingStore(uploads()));
    expect({ tries: said.length + 1, ended }).toEqual({ tries: 3, ended: expect.stringContaining('again and again') });
    for (const each of [path, `${path}.partial`]) await expect(access(each)).rejects.toThrow('ENOENT');
  });
});

describe('a backup of a database that takes longer to read than MongoDB keeps a moment', () => {
  it('says so in words and leaves nothing', async () => {
    const folder = await testFolder('too-old');
    const replicaSet = await startReplicaSet(folder, 1, ['--setParameter', 'enableTestCommands=1']);
    const MONGODB_URI = replicaSet.uriOf('site');
    const database = await mongoose.createConnection(MONGODB_URI).asPromise();
    await database.collection('quotes').insertOne({ reference: 'Q-1' });
    await database.close();
    const data = { failCommands: ['find'], errorCode: 239, namespace: 'site.quotes' };
    await replicaSet.client.db('admin').command({ configureFailPoint: 'failCommand', mode: 'alwaysOn', data });
    const path = join(folder, 'site.tar.gz');
    const { code, output } = await runBackup({ MONGODB_URI, DATA_DIR: folder, UPLOADS_DIR: folder }, path);
    expect({ code, output }).toEqual({
      code: 1,
      output: expect.stringContaining('minSnapshotHistoryWindowInSeconds'),
    });
    await expect(access(`${path}.partial`)).rejects.toThrow('ENOENT');
    await replicaSet.stop();
  });
});
