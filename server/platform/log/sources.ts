import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that the built server is in. An error's words may look like a line of a stack: no other folder is read. */
const BUILT = new URL('../../', import.meta.url).href;

/** Source maps of the build's files, by file; undefined for a file without one. */
const maps = new Map<string, SourceMap | undefined>();

function mapOf(file: string): SourceMap | undefined {
  if (!maps.has(file)) maps.set(file, readMap(`${file}.map`));
  return maps.get(file);
}

function readMap(path: string): SourceMap | undefined {
  try {
    // oxlint-disable-next-line security/detect-non-literal-fs-filename -- a file that this process runs
    return new SourceMap(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return undefined; // not in the bundle
  }
}

/**
 * A line of a stack with file, line and column of the source instead of the built file's, which holds many. Unchanged where
 * the build knows nothing of it. Node would do the same with `--enable-source-maps`, but for every stack, at every start.
 */
export function inSources(line: string, built = BUILT): string {
  const [whole, url, row, column] = /(file:\/\/\/[^\s()]+):(\d+):(\d+)/.exec(line) ?? [];
  if (!whole || !url || !URL.parse(url)?.href.startsWith(built)) return line;
  const file = fileURLToPath(url);
  const found = mapOf(file)?.findEntry(Number(row) - 1, Number(column) - 1);
  if (!found || !('originalSource' in found)) return line;
  const source = join(dirname(file), found.originalSource);
  return line.replace(whole, `${source}:${found.originalLine + 1}:${found.originalColumn + 1}`);
}
