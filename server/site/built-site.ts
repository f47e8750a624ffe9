import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { headerList } from './security-headers.js';

/** Stands for the public address in built pages. */
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

export type ReadyAnswer = {
  status: number;
  headers: Record<string, string>;
  etag: string;
  body: Record<'br' | 'gzip' | 'identity', Buffer>;
};

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Brotli 9 is close to the best and quick enough for a start; a page fits a small window. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 18 };

async function compress(body: Buffer): Promise<ReadyAnswer['body']> {
  const [br, gz] = await Promise.all([brotli(body, { params }), gzipped(body)]);
  return { br, gzip: gz, identity: body };
}

function ready(body: ReadyAnswer['body'], headers: Record<string, string>, status = 200): ReadyAnswer {
  const etag = `"${createHash('sha256').update(body.identity).digest('base64url').slice(0, 22)}"`;
  return { status, headers: { ...headers, Vary: 'Accept-Encoding' }, etag, body };
}

/** For the page's Content-Security-Policy. Data blocks run nothing and need no hash. */
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

/** All pages and compressible files, by path. */
export async function readBuiltSite(web: string, pages: string, publicUrl: string): Promise<Map<string, ReadyAnswer>> {
  const answers = new Map<string, ReadyAnswer>();
  const security = headerList(publicUrl, []);
  const texts = (await filesBelow(web)).filter((file) => extname(file) in types && !file.startsWith('.'));
  // In turn, because all at once would take all their memory.
  for (const file of await filesBelow(pages)) answers.set(...(await readPage(file, pages, publicUrl)));
  for (const file of texts) answers.set(...(await readText(file, web, security)));
  return answers;
}

/** For texts that the server makes, e.g. the sitemap. */
export async function readyText(text: string, extension: '.xml' | '.txt', publicUrl: string): Promise<ReadyAnswer> {
  const headers = { ...headerList(publicUrl, []), ...revalidated, 'Content-Type': types[extension] ?? '' };
  return ready(await compress(Buffer.from(text)), headers);
}
