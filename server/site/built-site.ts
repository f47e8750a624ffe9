import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';

import type { Config } from '../platform/config.js';
import { withPeriod, withTerms } from '../../shared/questionnaire/privacy/page-terms.js';
import type { PrivacySettings } from '../../shared/questionnaire/privacy/page-terms.js';

import { headerList } from './security-headers.js';
import { compressed, etagOf } from './send-answer.js';
import type { AnswerHead, Encoding } from './send-answer.js';

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

/** A body in the encodings that were asked for so far. */
export type ReadyBody = { identity: Buffer } & Partial<Record<'br' | 'gzip', Buffer | Promise<Buffer>>>;

export type ReadyAnswer = AnswerHead & { body: ReadyBody };

/** Facts that complete built pages. */
export type SiteFacts = Pick<Config, 'publicUrl' | 'naverVerification' | 'googleVerification'> & PrivacySettings;

/** Those of all settings. */
export const siteFactsOf = (config: SiteFacts): SiteFacts => ({
  publicUrl: config.publicUrl,
  naverVerification: config.naverVerification,
  googleVerification: config.googleVerification,
  privacyBasis: config.privacyBasis,
  quoteRetentionDays: config.quoteRetentionDays,
});

/** The body in an encoding, made when it is first asked for and kept: a start that made all would be seconds longer. */
export function bodyIn(body: ReadyBody, encoding: Encoding): Buffer | Promise<Buffer> {
  if (encoding === 'identity') return body.identity;
  return (body[encoding] ??= compressed(body.identity, encoding, true).then((made) => (body[encoding] = made)));
}

const ready = (body: ReadyBody, headers: Record<string, string>, status = 200): ReadyAnswer => ({
  status,
  headers: { ...headers, Vary: 'Accept-Encoding' },
  etag: etagOf(body.identity),
  body,
});

/** For the page's Content-Security-Policy. Data blocks run nothing and need no hash. */
function inlineScriptHashes(page: Buffer): string[] {
  // A byte a character, which takes half the memory.
  const scripts = page
    .toString('latin1')
    .matchAll(/<script(?![^>]*(?:\ssrc=|application\/(?:ld\+)?json))[^>]*>([\s\S]*?)<\/script>/g);
  return [...scripts].map(([, code = '']) => createHash('sha256').update(code, 'latin1').digest('base64'));
}

const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' };
const revalidated = { 'Cache-Control': 'no-cache' };

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}

/**
 * A rendered file as this site answers it: with the public address and the period of privacy in it, a page also with its
 * terms and the tags of search engines.
 */
export function completed(file: string, text: string, site: SiteFacts): string {
  if (!/^(?:pages|post-pages|content)\//.test(file)) return text;
  const addressed = withPeriod(text, site).replaceAll(ORIGIN_PLACEHOLDER, site.publicUrl);
  if (file.startsWith('content/')) return addressed;
  const html = withTerms(addressed, site);
  const tags = verificationTags(site);
  return tags ? html.replace('</head>', () => `${tags}</head>`) : html;
}

/** By these tags search engines know that somebody owns the site; the settings take no characters to be escaped. */
function verificationTags({ naverVerification, googleVerification }: SiteFacts): string {
  const values = { 'naver-site-verification': naverVerification, 'google-site-verification': googleVerification };
  return Object.entries(values)
    .map(([name, value]) => (value ? `<meta name="${name}" content="${value}">\n` : ''))
    .join('');
}

/** The headers of a page. */
export function pageHeaders(page: Buffer, language: string, publicUrl: string): Record<string, string> {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  return {
    ...headerList(publicUrl, inlineScriptHashes(page)),
    ...revalidated,
    'Set-Cookie': `lang=${language}; Path=/; SameSite=Lax${secure}`,
    'Content-Type': types['.html'] ?? '',
    'Content-Language': language,
    Vary: 'Accept-Encoding',
  };
}

/** A page or what a page that follows another needs, by its path; undefined for other files. Takes it completed. */
export function answerOf(file: string, identity: Buffer, publicUrl: string): [string, ReadyAnswer] | undefined {
  const [, folder, language = 'ko', name = ''] = /^(pages|content)\/(\w+)\/(.*)\.\w+$/.exec(file) ?? [];
  if (folder === 'content') return [`/api/content/${language}/${name}`, readyBody(identity, '.json', publicUrl)];
  if (folder !== 'pages') return undefined;
  const path = name === 'index' ? `/${language}` : `/${language}/${name}`;
  return [path, ready({ identity }, pageHeaders(identity, language, publicUrl), name === '404' ? 404 : 200)];
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

/** All pages, what pages that follow need, and compressible files, by path, of the folder of the build. */
export async function readBuiltSite(dist: string, site: SiteFacts): Promise<Map<string, ReadyAnswer>> {
  const answers = new Map<string, ReadyAnswer>();
  const security = headerList(site.publicUrl, []);
  const web = join(dist, 'web');
  const texts = (await filesBelow(web)).filter((file) => extname(file) in types && !file.startsWith('.'));
  const add = async (folder: string, from = folder) => {
    for (const name of await filesBelow(join(dist, from))) {
      const file = `${folder}/${name}`;
      const text = completed(file, await readFile(join(dist, from, name), 'utf8'), site);
      const answer = answerOf(file, Buffer.from(text), site.publicUrl);
      if (answer) answers.set(...answer);
    }
  };
  await add('pages');
  // Pages that ask for consent take the place of those that do not.
  if (site.privacyBasis === 'consent') await add('pages', 'consent-pages');
  await add('content');
  for (const file of texts) answers.set(...(await readText(file, web, security)));
  return answers;
}

function readyBody(
  identity: Buffer,
  extension: '.xml' | '.txt' | '.json' | '.webmanifest',
  publicUrl: string,
): ReadyAnswer {
  const headers = { ...headerList(publicUrl, []), ...revalidated, 'Content-Type': types[extension] ?? '' };
  return ready({ identity }, headers);
}

/** For texts that the server makes, e.g. the sitemap. */
export const readyText = (text: string, extension: '.xml' | '.txt' | '.webmanifest', publicUrl: string): ReadyAnswer =>
  readyBody(Buffer.from(text), extension, publicUrl);
