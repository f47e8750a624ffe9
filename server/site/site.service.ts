import { readdir } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';

import { Injectable } from '@nestjs/common';

import { languages } from '../common/localized.types.js';
import { isOtherVersion } from '../http/preconditions.js';
import { requestLanguage } from '../common/request-language.js';
import { StartProblem } from '../common/start-problem.js';
import type { Config } from '../config.js';

import { readBuiltSite, readyText } from './built-site.js';
import type { ReadyAnswer } from './built-site.js';
import { redirectOf } from './redirects.js';
import { headerList } from './security-headers.js';
import { robotsText, sitemapXml } from './sitemap.js';

export const WEB_FOLDER = join(import.meta.dirname, '../../web');
export const PAGES_FOLDER = join(import.meta.dirname, '../../pages');

/** Paths that are never a page. */
const NOT_PAGES = /^\/(?:api|assets|certificates|delivery-files|metrics|share)(?:\/|$)/;

/**
 * Answers pages, text files and redirects from memory in front of the framework: most of the traffic at little cost.
 */
@Injectable()
export class SiteService {
  private answers = new Map<string, ReadyAnswer>();
  private pagePaths = new Set<string>();
  private publicPaths = new Set<string>();
  /** Files at the top of the client's folder, e.g. icons, are no pages. */
  private fileNames = new Set<string>();
  private readonly security: Record<string, string>;

  constructor(private readonly config: Pick<Config, 'publicUrl'>) {
    this.security = headerList(config.publicUrl, []);
  }

  /** Throws StartProblem if there is no build. */
  async load(): Promise<void> {
    const { publicUrl } = this.config;
    this.answers = await readBuiltSite(WEB_FOLDER, PAGES_FOLDER, publicUrl).catch(() => {
      throw new StartProblem('The site is not built. Run `npm run build` first (`npm start` does it by itself).');
    });
    this.fileNames = new Set(await readdir(WEB_FOLDER));
    const pages = [...this.answers].filter(([path, answer]) => /^\/ko(?:\/|$)/.test(path) && answer.status === 200);
    this.pagePaths = new Set(pages.map(([path]) => path.slice('/ko'.length)));
    const isPublic = ([, answer]: [string, ReadyAnswer]) => !answer.body.identity.includes('content="noindex');
    this.publicPaths = new Set(pages.filter(isPublic).map(([path]) => path.slice('/ko'.length)));
    const sitemap = sitemapXml([...this.publicPaths], publicUrl);
    this.answers.set('/sitemap.xml', await readyText(sitemap, '.xml', publicUrl));
    this.answers.set('/robots.txt', await readyText(robotsText(publicUrl), '.txt', publicUrl));
  }

  /** `/` is the home page. */
  hasPublicPage(path: string): boolean {
    return path !== '' && this.publicPaths.has(path === '/' ? '' : path);
  }

  /** False leaves the request to the framework. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const url = request.url ?? '/';
    const queryAt = url.indexOf('?');
    const path = queryAt < 0 ? url : url.slice(0, queryAt);
    const ready = this.answers.get(path);
    if (ready) {
      send(ready, request, response);
      return true;
    }
    if (NOT_PAGES.test(path) || this.fileNames.has(path.slice(1)) || !path.startsWith('/')) return false;
    const target = redirectOf(path, this.pagePaths, requestLanguage(request));
    if (target) {
      const query = queryAt < 0 ? '' : url.slice(queryAt);
      const passing = { Location: target + query, 'Cache-Control': 'no-store', Vary: 'Cookie, Accept-Language' };
      response.writeHead(302, { ...this.security, ...passing }).end();
      return true;
    }
    const language = languages.find((each) => path.startsWith(`/${each}/`)) ?? 'ko';
    const missing = this.answers.get(`/${language}/404`);
    if (missing) send(missing, request, response);
    return missing !== undefined;
  }
}

function encodingOf(accepted: string): 'br' | 'gzip' | 'identity' {
  if (/\bbr\b(?!;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return 'br';
  return /\bgzip\b(?!;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted) ? 'gzip' : 'identity';
}

function send(answer: ReadyAnswer, request: IncomingMessage, response: ServerResponse): void {
  const encoding = encodingOf(request.headers['accept-encoding'] ?? '');
  const etag = encoding === 'identity' ? answer.etag : `${answer.etag.slice(0, -1)}-${encoding}"`;
  const headers = { ...answer.headers, ETag: etag };
  // These files have no date, so If-Unmodified-Since does not count (RFC 9110, section 13.1.4).
  if (answer.status === 200 && isOtherVersion(request.headers['if-match'], etag)) {
    response.writeHead(412, { ...answer.headers, 'Cache-Control': 'no-store' });
    response.end();
    return;
  }
  // The header may be a list or weakened by a proxy; the quotes make a plain search safe.
  if (answer.status === 200 && request.headers['if-none-match']?.includes(etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const body = answer.body[encoding];
  const content = { ...(encoding !== 'identity' && { 'Content-Encoding': encoding }), 'Content-Length': body.length };
  response.writeHead(answer.status, { ...headers, ...content });
  response.end(request.method === 'HEAD' ? undefined : body);
}
