import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import type { Connection } from 'mongoose';
import type { mongo } from 'mongoose';

import { openSnapshot } from '../backup/snapshot.js';
import { allBoards, collectionName } from '../../posts/boards/collections.js';
import { appVersion } from '../../platform/common/app-version.js';
import { StartProblem } from '../../platform/common/start-problem.js';
import { fieldsOf } from '../../../shared/words/records.js';
import { databaseOf } from '../../platform/database/database-of.js';
import type { UploadStore } from '../../platform/files/upload-store.js';

import { exportContent } from './export-content.js';
import { plainValue } from './plain-value.js';

/** Folder of the files, below the folder of an export. */
export const FILES = 'files';
const CONTENT = 'content';

/** Fields that the site derives for speed. */
const derived = new Set(['_id', 'searchText', 'searchGrams', 'heldFiles']);

/** Requests and what belongs to them; they say themselves by what they are found. */
const requests = ['quotes', 'request-files', 'quotations'];
const derivedOf = (collection: string, field: string) =>
  derived.has(field) && !(requests.includes(collection) && field === 'searchText');

type ExportedFile = { path: string; name: string; size: number; sha256: string };

export type Exported = { collections: Record<string, number>; files: ExportedFile[]; missing: string[] };

/**
 * Writes posts, certificates and requests as JSON by collection, their files, and published content into an empty folder, as
 * of one moment.
 * Throws StartProblem for a folder that holds something.
 */
export async function exportSite(folder: string, connection: Connection, store: UploadStore): Promise<Exported> {
  await mkdir(join(folder, FILES), { recursive: true, mode: 0o700 });
  const there = (await readdir(folder)).filter((name) => name !== FILES);
  if (there.length > 0 || (await readdir(join(folder, FILES))).length > 0)
    throw new StartProblem(`${folder} is not empty. Choose another folder.`);
  const database = databaseOf(connection);
  const session = await openSnapshot(database);
  const exported: Exported = { collections: {}, files: [], missing: [] };
  const files = new FileWriter(folder, store, exported);
  try {
    const certificates = await namesOfCertificates(database, session);
    for (const collection of [...allBoards.map(collectionName), 'certificates', ...requests]) {
      // The trash is not exported.
      const found = database.collection(collection).find({ deletedAt: null }, { session }).sort({ _id: 1 });
      exported.collections[collection] = await writeCollection(folder, collection, found, (document) =>
        collection === 'certificates' ? files.ofCertificate(document, certificates) : files.of(document),
      );
    }
    await exportContent(join(folder, CONTENT), connection, session);
  } finally {
    await session.endSession();
  }
  const about = { format: 'heat-exchanger-site export', version: 1, app: appVersion, at: new Date().toISOString() };
  await writeFile(join(folder, 'index.json'), `${JSON.stringify({ ...about, ...exported }, null, 2)}\n`, MODE);
  return exported;
}

const MODE = { mode: 0o600 };

/** `{ "<id>": { …fields } }`, a document a line. Returns how many. */
async function writeCollection(
  folder: string,
  collection: string,
  documents: AsyncIterable<mongo.Document>,
  withFiles: (document: mongo.Document) => Promise<mongo.Document>,
): Promise<number> {
  const file = await open(join(folder, `${collection}.json`), 'wx', MODE.mode);
  let count = 0;
  try {
    await file.write('{');
    for await (const document of documents) {
      const named = await withFiles(document);
      const fields = Object.entries(named).filter(([field]) => !derivedOf(collection, field));
      const plain = Object.fromEntries(fields.map(([field, value]) => [field, plainValue(value)]));
      await file.write(`${count === 0 ? '' : ','}\n${JSON.stringify(String(document._id))}: ${JSON.stringify(plain)}`);
      count += 1;
    }
    await file.write('\n}\n');
  } finally {
    await file.close();
  }
  return count;
}

async function namesOfCertificates(database: mongo.Db, session: mongo.ClientSession): Promise<Map<string, string>> {
  const found = database.collection<{ _id: string; file: string }>('certificate-files').find({}, { session });
  return new Map((await found.toArray()).map(({ _id, file }) => [_id, file]));
}

/** Copies files out of the upload store; documents then name them by their paths. */
class FileWriter {
  private readonly paths = new Set<string>();

  constructor(
    private readonly folder: string,
    private readonly store: UploadStore,
    private readonly exported: Exported,
  ) {}

  /** The files of a post, or the one of a request or a quotation. */
  async of(document: mongo.Document): Promise<mongo.Document> {
    const named = { ...document };
    if (typeof document.pdfFile === 'string')
      named.pdfFile = await this.copy(document.pdfFile, String(document.pdfFileName ?? 'document.pdf'));
    if (typeof document.file === 'string')
      named.file = await this.copy(document.file, String(document.name ?? `${document.number}.pdf`));
    if (Array.isArray(document.files))
      named.files = await Promise.all(
        document.files.map(fieldsOf).map(async (each) => ({
          ...each,
          file: await this.copy(String(each.file), String(each.name)),
        })),
      );
    return named;
  }

  /** Certificates name their files by public names, which lead to them in the export, too. */
  async ofCertificate(document: mongo.Document, names: ReadonlyMap<string, string>): Promise<mongo.Document> {
    for (const name of [document.image, document.pdf].map(String)) {
      const id = names.get(name);
      if (id) await this.copy(id, name, name);
    }
    return document;
  }

  private async copy(id: string, name: string, as = id + endingOf(name)): Promise<string> {
    const path = `${FILES}/${as}`;
    if (this.paths.has(path)) return path;
    this.paths.add(path);
    if (!(await this.store.find(id))) {
      this.exported.missing.push(name);
      return path;
    }
    const hash = createHash('sha256');
    let size = 0;
    const count = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk);
        size += chunk.length;
        done(null, chunk);
      },
    });
    await pipeline(this.store.read(id), count, createWriteStream(join(this.folder, path), MODE));
    this.exported.files.push({ path, name, size, sha256: hash.digest('hex') });
    return path;
  }
}

const endingOf = (name: string) => /\.[a-z\d]{1,5}$/i.exec(name)?.[0].toLowerCase() ?? '';
