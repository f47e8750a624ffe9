import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';

import { grouped } from '../../../../shared/words/records.js';

/** Bytes of a file, as often as they are asked for. */
export type Bytes = () => AsyncIterable<Buffer>;

/** A file as a field of an export names it. `candidates`: more than one file fits. */
export type Named = { name: string; bytes: Bytes } | { name: string; address: string; candidates: readonly string[] };

/** The place of a file in the former storage; the bucket is known by addresses of the storage only. */
type Stored = { path: string; bucket?: string };

const comparable = (path: string) => path.normalize('NFC').replaceAll('\\', '/').replace(/^\/+/, '');

/** Buckets as Firebase names them. */
const BUCKET = /\.(?:appspot\.com|firebasestorage\.app)$/;

/**
 * Files beside an export, by their whole paths: a file of the same name in another folder is another one, and may be
 * locked. A path in the export is compared, never opened.
 */
export class FileFinder {
  /** Files by the ends of their paths, each with the folder in which that end begins: '' is the folder that was named. */
  private ends = new Map<string, { parent: string; path: string }[]>();
  private roots: readonly string[] = [];

  /**
   * Reads the names below the folder; without a folder nothing is found. Paths begin there, in the folder of a bucket, or
   * in one of `roots`.
   */
  async load(folder: string | undefined, ...roots: string[]): Promise<void> {
    if (!folder) return;
    this.roots = ['', ...roots];
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    // Links could lead anywhere.
    const paths = entries.filter((each) => each.isFile()).map(({ parentPath, name }) => join(parentPath, name));
    const ends = paths.flatMap((path) => {
      const steps = comparable(relative(folder, path)).split('/');
      return steps.map((_, at) => [steps.slice(at).join('/'), { parent: steps[at - 1] ?? '', path }] as const);
    });
    this.ends = grouped(ends);
  }

  /** The files of this path, in the folder that was named or in that of the bucket. */
  find({ path, bucket }: Stored): readonly string[] {
    const isRoot = (parent: string) =>
      this.roots.includes(parent) || (bucket === undefined ? BUCKET.test(parent) : parent === bucket);
    const found = this.ends.get(comparable(path)) ?? [];
    return found
      .filter(({ parent }) => isRoot(parent))
      .map((each) => each.path)
      .toSorted();
  }

  /** True if the folder can be read. */
  static async isFolder(path: string): Promise<boolean> {
    return (await stat(path).catch(() => undefined))?.isDirectory() ?? false;
  }
}

const DATA_URL = /^data:([\w.+-]+\/[\w.+-]+)?((?:;[\w.+-]+=[^;,]*)*)(;base64)?,/i;
/** Firebase's addresses hold the path as one part: `…/b/BUCKET/o/pdfs%2Fname.pdf?alt=media`. */
const FIREBASE = /^https?:\/\/[^?#]+\/b\/([^/?#]+)\/o\/([^/?#]+)(?:[?#]|$)/i;
const GOOGLE = /^(?:gs:\/\/|https?:\/\/storage\.(?:googleapis|cloud\.google)\.com\/)([^/?#]+)\/([^?#]+)/i;

/** Reads a field that names a file: a data URL, bytes, an address, or a path. `name` is what the export calls it. */
export function readFile(value: string | Uint8Array, name: string | undefined, finder: FileFinder): Named {
  if (typeof value !== 'string') return { name: name ?? '', bytes: once(Buffer.from(value)) };
  const data = DATA_URL.exec(value);
  if (data) {
    const content = value.slice(data[0].length);
    const bytes = data[3] ? Buffer.from(content, 'base64') : Buffer.from(decoded(content), 'latin1');
    return { name: name ?? '', bytes: once(bytes) };
  }
  const stored = storedAt(value);
  const candidates = finder.find(stored);
  const ownName = name ?? basename(stored.path.replaceAll('\\', '/'));
  const [found] = candidates;
  if (found === undefined || candidates.length > 1) return { name: ownName, address: value, candidates };
  // It has no encoding.
  return { name: ownName, bytes: () => createReadStream(found) as AsyncIterable<Buffer> };
}

function storedAt(address: string): Stored {
  const [, bucket, path] = FIREBASE.exec(address) ?? GOOGLE.exec(address) ?? [];
  if (path) return { path: decoded(path), ...(bucket && { bucket }) };
  // Elsewhere, what follows the path may say which file it is.
  return { path: decoded(/^[a-z]+:\/\/[^/?#]*(.*)/is.exec(address)?.[1] ?? address) };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const once = (bytes: Buffer): Bytes =>
  async function* () {
    yield bytes;
  };
