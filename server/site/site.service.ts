import { readdir } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';

import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';

import { CONFIG } from '../common/config.module.js';
import { languages } from '../common/localized.types.js';
import { requestLanguage } from '../common/request-language.js';
import { StartProblem } from '../common/start-problem.js';
import type { Config } from '../config.js';

import { readBuiltSite, readyText } from './built-site.js';
import type { ReadyAnswer } from './built-site.js';
import { redirectOf } from './redirects.js';
import { headerList } from './security-headers.js';
import { robotsText, sitemapXml } from './sitemap.js';

/** The built client's files, and the pages rendered from it. */
export const WEB_FOLDER = join(import.meta.dirname, '../../web');
export const PAGES_FOLDER = join(import.meta.dirname, '../../pages');

/** Paths that are answered by controllers or files, never by a page. */
const NOT_PAGES = /^\/(?:api|assets|certificates|delivery-files|metrics|share)(?:\/|$)/;

/**
 * Answers pages and text files from memory before the framework sees the request, and redirects to the right
 * language: this is most of the traffic, and the framework would be most of its cost.
 */
@Injectable()
export class SiteService implements OnModuleInit {
  private answers = new Map<string, ReadyAnswer>();
  private pagePaths = new Set<string>();
  private publicPaths = new Set<string>();
  /** Names at the top of the client's folder: what is not kept ready of these, such as icons, is no page either. */
  private fileNames = new Set<string>();
  private readonly security: Record<string, string>;

  constructor(@Inject(CONFIG) private readonly config: Config) {
    this.security = headerList(config.publicUrl, []);
  }

  async onModuleInit(): Promise<void> {
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

  /** Whether visitors find a page at this path below the language; `/` is the home page. */
  hasPublicPage(path: string): boolean {
    return path !== '' && this.publicPaths.has(path === '/' ? '' : path);
  }

  /** Answers the request if it is for a page, a text file or a redirect; false leaves it to the framework. */
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
  const encoding = encodingOf(String(request.headers['accept-encoding'] ?? ''));
  const etag = encoding === 'identity' ? answer.etag : `${answer.etag.slice(0, -1)}-${encoding}"`;
  const headers = { ...answer.headers, ETag: etag };
  // A list, or weakened by a proxy: the quotes around it make it safe to look for.
  if (answer.status === 200 && request.headers['if-none-match']?.includes(etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const body = answer.body[encoding];
  const content = { ...(encoding !== 'identity' && { 'Content-Encoding': encoding }), 'Content-Length': body.length };
  response.writeHead(answer.status, { ...headers, ...content });
  response.end(request.method === 'HEAD' ? undefined : body);
}
