import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { headerList } from './security-headers.js';

/** Stands for the public address in the built pages. */
const ORIGIN_PLACEHOLDER = 'https://origin.invalid';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};

/** An answer kept ready in memory in every encoding. */
export type ReadyAnswer = {
  status: number;
  headers: Record<string, string>;
  etag: string;
  body: Record<'br' | 'gzip' | 'identity', Buffer>;
};

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Brotli at 9 is within a few percent of the best and quick enough for a start; a page fits into a small window. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 18 };

async function compress(body: Buffer): Promise<ReadyAnswer['body']> {
  const [br, gz] = await Promise.all([brotli(body, { params }), gzipped(body)]);
  return { br, gzip: gz, identity: body };
}

function ready(body: ReadyAnswer['body'], headers: Record<string, string>, status = 200): ReadyAnswer {
  const etag = `"${createHash('sha256').update(body.identity).digest('base64url').slice(0, 22)}"`;
  return { status, headers: { ...headers, Vary: 'Accept-Encoding' }, etag, body };
}

/** Hashes of the scripts written into a page, for its Content-Security-Policy; data blocks run nothing and need none. */
function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*(?:\ssrc=|application\/(?:ld\+)?json))[^>]*>([\s\S]*?)<\/script>/g);
  return [...scripts].map(([, code = '']) => createHash('sha256').update(code).digest('base64'));
}

const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' };
const revalidated = { 'Cache-Control': 'no-cache' };

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}

/** A page with this site's address in it. */
async function readPage(file: string, folder: string, publicUrl: string): Promise<[string, ReadyAnswer]> {
  const [language = 'ko', ...rest] = file.replace(/\.html$/, '').split('/');
  const html = (await readFile(join(folder, file), 'utf8')).replaceAll(ORIGIN_PLACEHOLDER, publicUrl);
  const name = rest.join('/');
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  const headers = {
    ...headerList(publicUrl, inlineScriptHashes(html)),
    ...revalidated,
    'Set-Cookie': `lang=${language}; Path=/; SameSite=Lax${secure}`,
    'Content-Type': types['.html'] ?? '',
    'Content-Language': language,
  };
  const path = name === 'index' ? `/${language}` : `/${language}/${name}`;
  return [path, ready(await compress(Buffer.from(html)), headers, name === '404' ? 404 : 200)];
}

/** A script, style or other text, compressed by the build. */
async function readText(
  file: string,
  folder: string,
  security: Record<string, string>,
): Promise<[string, ReadyAnswer]> {
  const path = join(folder, file);
  const [identity, br, gz] = await Promise.all([readFile(path), readFile(`${path}.br`), readFile(`${path}.gz`)]);
  const caching = file.startsWith('assets/') ? immutable : revalidated;
  const headers = { ...security, ...caching, 'Content-Type': types[extname(file)] ?? '' };
  return [`/${file}`, ready({ br, gzip: gz, identity }, headers)];
}

/** Reads the built site into answers by path: pages, and every file that is worth compressing. */
export async function readBuiltSite(web: string, pages: string, publicUrl: string): Promise<Map<string, ReadyAnswer>> {
  const answers = new Map<string, ReadyAnswer>();
  const security = headerList(publicUrl, []);
  const texts = (await filesBelow(web)).filter((file) => extname(file) in types && !file.startsWith('.'));
  // One after the other: all at once would take the memory of all at once.
  for (const file of await filesBelow(pages)) answers.set(...(await readPage(file, pages, publicUrl)));
  for (const file of texts) answers.set(...(await readText(file, web, security)));
  return answers;
}

/** A text of the server's own (sitemap, robots) as a ready answer. */
export async function readyText(text: string, extension: '.xml' | '.txt', publicUrl: string): Promise<ReadyAnswer> {
  const headers = { ...headerList(publicUrl, []), ...revalidated, 'Content-Type': types[extension] ?? '' };
  return ready(await compress(Buffer.from(text)), headers);
}
