import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { verify } from '@node-rs/argon2';
import mongoose from 'mongoose';

import { drawingSamples } from './documents.js';
import { sha256 } from './fill-site.js';
import { makePdf } from './pdf.js';
import { builtProgram, spawnProgram } from '../site/server-process.js';
import type { TestProgram } from '../site/server-process.js';
import { testDatabaseUri, testFolder } from '../site/site.js';
import { storage, uploadsOf } from './uploads.js';

/** The settings of a site that nobody has started yet. */
export async function newPlace(name: string): Promise<Record<string, string>> {
  const folder = await testFolder(name);
  return {
    DATA_DIR: folder,
    UPLOADS_DIR: join(folder, 'uploads'),
    MONGODB_URI: testDatabaseUri(name),
    STORAGE: storage,
  };
}

/** The settings by which programs meet a site that runs. */
export const placeOf = (site: { dataFolder: string; databaseUri: string }): Record<string, string> => ({
  DATA_DIR: site.dataFolder,
  UPLOADS_DIR: join(site.dataFolder, 'uploads'),
  MONGODB_URI: site.databaseUri,
  STORAGE: storage,
});

/** Starts `npm run import` or `npm run export`. */
export const begin = (name: 'import' | 'export', place: Record<string, string>, ...options: string[]): TestProgram =>
  spawnProgram([builtProgram(`programs/${name}.js`), ...options], place);

/** Runs it to its end. The report goes into the site's folder. */
export async function runImport(place: Record<string, string>, ...options: string[]) {
  const report = join(place.DATA_DIR ?? '', 'report');
  const isUndo = options.includes('--undo');
  const running = begin('import', place, ...options, ...(isUndo ? [] : ['--report', report]));
  const code = await running.ended;
  const output = running.output();
  return { code, output, report, run: /--undo (\S+)/.exec(output)?.[1] ?? '' };
}

/** The files that the exports of the truth name in the storage: all but the English catalogue. */
export async function writeStorage(folder: string): Promise<string> {
  const path = join(folder, 'storage');
  await mkdir(join(path, 'pdfs'), { recursive: true });
  // As a Mac writes the name.
  await writeFile(join(path, 'pdfs', '가스켓 교체.pdf'.normalize('NFD')), makePdf(5_000));
  await mkdir(join(path, 'certificates'), { recursive: true });
  await writeFile(join(path, 'certificates', 'iso-9001.jpg'), drawingSamples['plate.jpeg'].bytes);
  return path;
}

/** Stored data, each password by a flag that tells if it is the true one, and the bytes of the files. */
export async function contentOf(place: Record<string, string>) {
  const connection = await mongoose.createConnection(place.MONGODB_URI ?? '').asPromise();
  try {
    const content: Record<string, unknown[]> = {};
    for (const name of ['ko-posts', 'en-posts', 'posts', 'ko-e-procurement', 'en-e-procurement', 'certificates']) {
      const found = await connection.collection(name).find().sort({ _id: 1 }).toArray();
      content[name] = await Promise.all(
        found.map(async ({ password, ...rest }) => ({ ...rest, opens: password && (await verify(password, '0417')) })),
      );
    }
    const setting = await connection
      .collection<{ _id: string; password: string }>('admin-settings')
      .findOne({ _id: 'password' });
    content.administrators = [setting && (await verify(setting.password, 'plate-2019!'))];
    const ids = await uploadsOf({ dataFolder: place.DATA_DIR ?? '', database: connection });
    const files = await Promise.all(ids.map(async (id) => sha256(await readFile(join(place.UPLOADS_DIR ?? '', id)))));
    return { content, files: files.toSorted() };
  } finally {
    await connection.close();
  }
}
