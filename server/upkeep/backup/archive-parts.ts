import { mongo } from 'mongoose';

import { StartProblem } from '../../platform/common/start-problem.js';
import { isFileId } from '../../platform/files/upload-store.js';

import type { About, Manifest } from './archive.types.js';

const FORMAT = 'heat-exchanger-site-backup';
/** Raised when an older site could not restore what a newer one writes. */
const VERSION = 1;

export const ABOUT = 'about.json';
export const MANIFEST = 'manifest.json';

export type Part = { kind: 'manifest' } | { kind: 'documents'; collection: string } | { kind: 'file'; id: string };

export const documentsName = (collection: string, number: number) =>
  `database/${encodeURIComponent(collection)}/${String(number).padStart(6, '0')}.bson`;
export const fileName = (id: string) => `files/${id}`;

/** Undefined for a name that is not ours. Names are compared and never become paths. */
export function partOf(name: string): Part | undefined {
  if (name === MANIFEST) return { kind: 'manifest' };
  const id = /^files\/(.+)$/.exec(name)?.[1];
  if (id !== undefined && isFileId(id)) return { kind: 'file', id };
  const collection = /^database\/([^/]+)\/\d+\.bson$/.exec(name)?.[1];
  return collection === undefined ? undefined : { kind: 'documents', collection: decodeURIComponent(collection) };
}

export const aboutNow = (app: string): About => ({
  format: FORMAT,
  version: VERSION,
  created: new Date().toISOString(),
  app,
});

/** Throws StartProblem for an archive of another program or a newer site. */
export function readAbout(name: string, content: Buffer): About {
  const about: Partial<About> | null = name === ABOUT ? JSON.parse(content.toString()) : null; // checked below
  const { format, version, created, app } = about ?? {};
  if (format !== FORMAT || typeof version !== 'number' || !created || !app)
    throw new StartProblem('This is no backup of this site.');
  if (version > VERSION)
    throw new StartProblem(
      `This backup was made by a newer version of the site (format ${version}; this one reads up to ${VERSION}). ` +
        'Restore it with that version.',
    );
  return { format, version, created, app };
}

// Extended JSON, because options of indexes may be of any BSON type.
export const writeManifest = (manifest: Manifest) => Buffer.from(mongo.BSON.EJSON.stringify(manifest));
export const readManifest = (content: Buffer): Manifest => mongo.BSON.EJSON.parse(content.toString()); // its checksums prove the rest
