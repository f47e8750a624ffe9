import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';

/** Bytes of a file, as often as they are asked for. */
export type Bytes = () => AsyncIterable<Buffer>;

/** What a field of an export says of a file. */
export type Named = { name: string; bytes: Bytes } | { name: string; address: string };

const comparable = (path: string) => path.normalize('NFC').replaceAll('\\', '/').toLowerCase();

/** Files beside an export, by their path and by their name. A path in the export is compared, never opened. */
export class FileFinder {
  private readonly paths = new Map<string, string>();
  private readonly names = new Map<string, string>();

  /** Reads the names below the folder; without a folder nothing is found. */
  async load(folder: string | undefined): Promise<void> {
    if (!folder) return;
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    // Links could lead anywhere.
    for (const entry of entries.filter((each) => each.isFile())) {
      const path = join(entry.parentPath, entry.name);
      const key = comparable(relative(folder, path));
      this.paths.set(key, path);
      const name = basename(key);
      if (!this.names.has(name)) this.names.set(name, path);
    }
  }

  /** The file of this path or, failing that, of this name. */
  find(path: string): Bytes | undefined {
    const key = comparable(path).replace(/^\/+/, '');
    const found = this.paths.get(key) ?? this.names.get(basename(key));
    return found === undefined ? undefined : () => createReadStream(found) as AsyncIterable<Buffer>; // it has no encoding
  }

  /** Whether a folder is there to be looked into. */
  static async isFolder(path: string): Promise<boolean> {
    return (await stat(path).catch(() => undefined))?.isDirectory() ?? false;
  }
}

const DATA_URL = /^data:([\w.+-]+\/[\w.+-]+)?((?:;[\w.+-]+=[^;,]*)*)(;base64)?,/i;
/** Storage's addresses hold the path as one part: `…/o/pdfs%2Fname.pdf?alt=media`. */
const STORAGE = /\/o\/([^/?#]+)(?:[?#]|$)/;

/** Reads a field that names a file: a data URL, bytes, an address, or a path. `name` is what the export calls it. */
export function readFile(value: string | Uint8Array, name: string | undefined, finder: FileFinder): Named {
  if (typeof value !== 'string') return { name: name ?? '', bytes: once(Buffer.from(value)) };
  const data = DATA_URL.exec(value);
  if (data) {
    const content = value.slice(data[0].length);
    const bytes = data[3] ? Buffer.from(content, 'base64') : Buffer.from(decoded(content), 'latin1');
    return { name: name ?? '', bytes: once(bytes) };
  }
  const path = pathIn(value);
  const bytes = finder.find(path) ?? (name ? finder.find(name) : undefined);
  const ownName = name ?? basename(path.replaceAll('\\', '/'));
  return bytes ? { name: ownName, bytes } : { name: ownName, address: value };
}

function pathIn(address: string): string {
  const stored = STORAGE.exec(address)?.[1];
  if (stored) return decoded(stored);
  if (!/^[a-z]+:\/\//i.test(address)) return decoded(address);
  const path = /^[a-z]+:\/\/[^/?#]*\/?([^?#]*)/i.exec(address)?.[1] ?? '';
  // `gs://bucket/path` as well.
  return decoded(path);
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
