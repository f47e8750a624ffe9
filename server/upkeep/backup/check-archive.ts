import { isDeepStrictEqual } from 'node:util';

import { mongo } from 'mongoose';

import { StartProblem } from '../../platform/common/start-problem.js';
import { codeOf, messageOf } from '../../platform/common/thrown.js';
import { refuseNewer, VERSION_COLLECTION } from '../changes/changes.js';
import type { VersionDocument } from '../changes/changes.js';

import { partOf, readAbout, readManifest } from './archive-parts.js';
import type { About, FileRecord, Manifest } from './archive.types.js';
import { documentsIn, LARGEST_PART } from './documents.js';
import { readArchive, wholeOf } from './read-archive.js';
import { newDigest, digestFile } from './digest.js';
import type { Digest } from './digest.js';

/** Bytes. A larger manifest would mean a million files. */
const LARGEST_MANIFEST = 256 * 1024 * 1024;

const damaged = (reason: string) =>
  new StartProblem(
    `The archive is damaged or not whole, or was changed (${reason}). Nothing was restored. Take another backup.`,
  );

/**
 * Compares a whole archive with its manifest. Throws StartProblem for one that is damaged, cut off, changed, too new or
 * not ours.
 */
export async function checkArchive(path: string): Promise<{ about: About; manifest: Manifest }> {
  try {
    return await check(path);
  } catch (error) {
    if (error instanceof StartProblem || isOfFiles(error)) throw error;
    throw damaged(messageOf(error));
  }
}

/** Not found, not allowed or a broken disk. */
const isOfFiles = (error: unknown) => /^E[A-Z]+$/.test(codeOf(error) ?? '');

async function check(path: string): Promise<{ about: About; manifest: Manifest }> {
  const digests = new Map<string, Digest>();
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
      files.set(part.id, { id: part.id, ...(await digestFile(entry.content)) });
    } else {
      const digest = digests.get(part.collection) ?? newDigest();
      digests.set(part.collection, digest);
      for (const document of documentsIn(await wholeOf(entry, LARGEST_PART))) {
        digest.count(document);
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the site wrote it
        if (part.collection === VERSION_COLLECTION) refuseNewer(mongo.BSON.deserialize(document) as VersionDocument);
      }
    }
  }
  if (!about || !manifest) throw damaged('its end is missing');
  for (const { name, documents, bytes, sha256 } of manifest.collections) {
    const digest = digests.get(name) ?? newDigest();
    if (!isDeepStrictEqual(digest.result(), { documents, bytes, sha256 })) throw damaged(`the collection ${name}`);
    digests.delete(name);
  }
  for (const file of manifest.files) {
    if (!isDeepStrictEqual(files.get(file.id), file)) throw damaged(`the file ${file.id}`);
    files.delete(file.id);
  }
  const [more] = [...digests.keys(), ...files.keys()];
  if (more !== undefined) throw damaged(`${more} is not in its list`);
  return { about, manifest };
}

/** Bytes that do not begin as an archive are none. */
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
