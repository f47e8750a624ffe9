import { isDeepStrictEqual } from 'node:util';

import { StartProblem } from '../common/start-problem.js';

import { partOf, readAbout, readManifest } from './archive-parts.js';
import type { About, FileRecord, Manifest } from './archive.types.js';
import { documentsIn, LARGEST_PART } from './documents.js';
import { readArchive, wholeOf } from './read-archive.js';
import { newTally, tallyFile } from './tally.js';

/** Larger ones would have a million files and more: bytes. */
const LARGEST_MANIFEST = 256 * 1024 * 1024;

const damaged = (reason: string) =>
  new StartProblem(
    `The archive is damaged or not whole, or was changed (${reason}). Nothing was restored. Take another backup.`,
  );

/**
 * Reads an archive to its end and holds everything in it against what its manifest says. Throws StartProblem for one that
 * is damaged, cut off, changed, newer than this site, or none of ours.
 */
export async function checkArchive(path: string): Promise<{ about: About; manifest: Manifest }> {
  try {
    return await check(path);
  } catch (error) {
    if (error instanceof StartProblem || isOfFiles(error)) throw error;
    throw damaged((error as Error).message);
  }
}

/** It could not be read at all: not there, not allowed, a broken disk. */
const isOfFiles = (error: unknown) => /^E[A-Z]+$/.test((error as NodeJS.ErrnoException).code ?? '');

async function check(path: string): Promise<{ about: About; manifest: Manifest }> {
  const tallies = new Map<string, ReturnType<typeof newTally>>();
  const files = new Map<string, FileRecord>();
  let about: About | undefined;
  let manifest: Manifest | undefined;
  for await (const entry of parts(path)) {
    if (!about) {
      about = readAbout(entry.name, await wholeOf(entry, LARGEST_PART));
      continue;
    }
    const part = partOf(entry.name);
    if (!part || manifest) throw damaged(`${entry.name} does not belong there`);
    if (part.kind === 'manifest') {
      manifest = readManifest(await wholeOf(entry, LARGEST_MANIFEST));
    } else if (part.kind === 'file') {
      files.set(part.id, { id: part.id, ...(await tallyFile(entry.content)) });
    } else {
      const tally = tallies.get(part.collection) ?? newTally();
      tallies.set(part.collection, tally);
      for (const document of documentsIn(await wholeOf(entry, LARGEST_PART))) tally.count(document);
    }
  }
  if (!about || !manifest) throw damaged('its end is missing');
  for (const { name, documents, bytes, sha256 } of manifest.collections) {
    const tally = tallies.get(name) ?? newTally();
    if (!isDeepStrictEqual(tally.result(), { documents, bytes, sha256 })) throw damaged(`the collection ${name}`);
    tallies.delete(name);
  }
  for (const file of manifest.files) {
    if (!isDeepStrictEqual(files.get(file.id), file)) throw damaged(`the file ${file.id}`);
    files.delete(file.id);
  }
  const [more] = [...tallies.keys(), ...files.keys()];
  if (more !== undefined) throw damaged(`${more} is not in its list`);
  return { about, manifest };
}

/** The parts; what does not even begin as an archive is none. */
async function* parts(path: string): ReturnType<typeof readArchive> {
  let isBegun = false;
  try {
    for await (const entry of readArchive(path)) {
      isBegun = true;
      yield entry;
    }
  } catch (error) {
    if (isBegun || isOfFiles(error)) throw error;
    throw new StartProblem('This is no backup of this site, or not even its beginning is whole.');
  }
}
