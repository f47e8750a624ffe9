/** Puts a brotli and a gzip version beside every built text file; the server sends what the browser takes. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const web = join(import.meta.dirname, '../dist/web');
const entries = await readdir(web, { recursive: true, withFileTypes: true });
const texts = entries.filter((entry) => entry.isFile() && /\.(?:js|css|svg|json|webmanifest)$/.test(entry.name));

async function compress(path: string): Promise<void> {
  const body = await readFile(path);
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } };
  await writeFile(`${path}.br`, await brotli(body, best));
  await writeFile(`${path}.gz`, await gzipped(body, { level: 9 }));
}

await Promise.all(texts.map(({ parentPath, name }) => compress(join(parentPath, name))));
