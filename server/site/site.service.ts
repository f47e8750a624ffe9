import { readdir, readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';

import { Injectable } from '@nestjs/common';

import { setFamilyLimits } from '../../shared/calculation/checks/families.js';
import { companyFacts } from '../../shared/content/company-facts.js';
import type { CompanyFacts } from '../../shared/content/company-facts.js';
import type { Content } from '../../shared/content/content.types.js';
import { familyLimitsOf } from '../../shared/content/family-limits.js';
import { policyVersion } from '../../shared/content/policy.js';
import { languages } from '../../shared/words/localized.types.js';
import type { Language } from '../../shared/words/localized.types.js';
import { unpacked } from '../platform/common/packed-files.js';
import type { PackedFiles } from '../platform/common/packed-files.js';
import { requestLanguage } from '../platform/common/request-language.js';
import { StartProblem } from '../platform/common/start-problem.js';
import { postAt } from '../../shared/posts/address.js';
import { REQUESTS_PATH } from '../../shared/requests/quotes.types.js';

import { failedPage } from './posts/page.js';
import { PostTemplates } from './posts/templates.js';
import { answerOf, bodyIn, completed, readBuiltSite, readyText } from './built-site.js';
import type { ReadyAnswer, SiteFacts } from './built-site.js';
import { changeTimesFile } from './changed-pages.js';
import type { ChangeTimes, ShownPages } from './changed-pages.js';
import { defaultContent } from './defaults.js';
import { contentIn } from './shown-content.js';
import { redirectOf } from './redirects.js';
import { headerList, PRIVATE_HEADERS } from './security-headers.js';
import { encodingOf, sendAnswer } from './send-answer.js';
import { robotsText, sitemapXml } from './sitemap.js';

/** Output of the build. */
const DIST = join(import.meta.dirname, '../..');
export const WEB_FOLDER = join(DIST, 'web');

/** Paths that are never a page. */
const NOT_PAGES =
  /^\/(?:api|assets|certificates|data-sheets|delivery-files|metrics|pictures|share)(?:\/|$)|^\/sitemap[^/]*\.xml$/;

/** Pages that are filled with a post, by the application. */
const POST_PAGE = /^\/(?:ko|en)\/(?:posts|e-procurement)\/[^/]+\/?$/;

/** Pages of requests, whose status is the application's to find out. */
const REQUEST_PAGE = /^\/(?:ko|en)\/requests\/[^/]+\/?$/;

/** Pages with a board, whose address could name a post. */
const BOARD_PAGE = /^\/(ko|en)\/(?:customer-support|(e-procurement))$/;
const SHOWN_BY_BOARDS: ReadonlySet<string> = new Set(['category', 'q', 'page']);

/** The office's publication in a language: its versions, and when they changed pages. */
type Published = { key: string; times: ChangeTimes };

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
  readonly templates = new PostTemplates();
  /** The content that each language shows. */
  readonly contents: Record<Language, Content> = { ko: defaultContent, en: defaultContent };
  private readonly published = new Map<Language, Published>();

  constructor(private readonly config: SiteFacts) {
    this.security = headerList(config.publicUrl, []);
  }

  /** Throws StartProblem if there is no build. */
  async load(): Promise<void> {
    const { publicUrl } = this.config;
    try {
      this.answers = await readBuiltSite(DIST, this.config);
      const placeTemplates = await this.templates.read(languages, (file) => this.builtText(file), publicUrl);
      placeTemplates();
    } catch {
      throw new StartProblem('The site is not built. Run `npm run build` first (`npm start` does it by itself).');
    }
    this.fileNames = new Set(await readdir(WEB_FOLDER));
    const pages = [...this.answers].filter(([path, answer]) => /^\/ko(?:\/|$)/.test(path) && answer.status === 200);
    this.pagePaths = new Set(pages.map(([path]) => path.slice('/ko'.length)));
    const isPublic = ([, answer]: [string, ReadyAnswer]) => !answer.body.identity.includes('content="noindex');
    this.publicPaths = new Set(pages.filter(isPublic).map(([path]) => path.slice('/ko'.length)));
    this.placeSitemap();
    this.answers.set('/robots.txt', readyText(robotsText(publicUrl), '.txt', publicUrl));
  }

  /** The company's facts that a language shows. */
  facts(language: Language): CompanyFacts {
    return companyFacts(this.contents[language], language);
  }

  /** Which versions of content a language shows; blank for what comes with the site. */
  keyOf(language: Language): string {
    return this.published.get(language)?.key ?? '';
  }

  /** True if this process shows something that the office published. */
  get hasPublished(): boolean {
    return this.published.size > 0;
  }

  /** Answers in a language with these files, completed, from now on. Rejects and changes nothing if it cannot show them. */
  async use(language: Language, key: string, packed: PackedFiles): Promise<void> {
    const show = await this.prepare(language, key, packed);
    show();
  }

  /** Makes everything of these files that the site answers with. Rejects if it cannot; the answer shows it. */
  async prepare(language: Language, key: string, packed: PackedFiles): Promise<() => void> {
    const { publicUrl } = this.config;
    const files = await unpacked(packed);
    const textOf = async (file: string) => files.get(file)?.toString() ?? this.builtText(file);
    const answers = [...files].flatMap(([file, bytes]) => {
      const answer = answerOf(file, bytes, publicUrl);
      return answer ? [answer] : [];
    });
    const content = contentIn(language, files);
    const facts = companyFacts(content, language);
    const times: ChangeTimes = JSON.parse(files.get(changeTimesFile(language))?.toString() ?? '{}');
    const placeTemplates = await this.templates.read([language], textOf, publicUrl);
    if (language === 'en') answers.push(['/manifest.webmanifest', await this.namedIcon(facts)]);
    return () => {
      placeTemplates();
      this.contents[language] = content;
      // A family has each limit once: one that is published in English only stands on the English pages alone.
      setFamilyLimits(familyLimitsOf(this.contents.ko));
      this.published.set(language, { key, times });
      this.placeSitemap();
      for (const [path, answer] of answers) {
        const shown = this.answers.get(path);
        // An answer that stays the same keeps its compressed bodies, and leaves the block of memory that it came with.
        if (shown?.etag === answer.etag) shown.body.identity = answer.body.identity;
        else this.answers.set(path, answer);
      }
    };
  }

  /** The pages of a language as they are shown, and when publishing has changed each last. */
  shownPages(language: Language): ShownPages {
    const times = this.published.get(language)?.times ?? {};
    const pages = [...this.answers].filter(([path]) => path === `/${language}` || path.startsWith(`/${language}/`));
    return Object.fromEntries(pages.map(([path, { etag }]) => [path, { etag, changedAt: times[path] }]));
  }

  private placeSitemap(): void {
    const times = Object.assign({}, ...[...this.published.values()].map((each) => each.times));
    const { publicUrl } = this.config;
    this.answers.set(
      '/sitemap-pages.xml',
      readyText(sitemapXml([...this.publicPaths], publicUrl, times), '.xml', publicUrl),
    );
  }

  /** The names that a browser shows beside the icon of the site on the home screen. */
  private async namedIcon({ company, wordmark }: CompanyFacts): Promise<ReadyAnswer> {
    const built: object = JSON.parse(await readFile(join(WEB_FOLDER, 'manifest.webmanifest'), 'utf8'));
    const named = JSON.stringify({ ...built, name: company, short_name: wordmark });
    return readyText(named, '.webmanifest', this.config.publicUrl);
  }

  /** True if this version of the privacy policy ever existed. */
  knowsPolicy(version: number | undefined): version is number {
    return (
      version !== undefined && version >= 1 && version <= Math.max(...Object.values(this.contents).map(policyVersion))
    );
  }

  /** A file of the build, completed. */
  private async builtText(file: string): Promise<string> {
    // oxlint-disable-next-line security/detect-non-literal-fs-filename -- the server's own names below the build
    return completed(file, await readFile(join(DIST, file), 'utf8'), this.config);
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
    const post = queryAt < 0 ? undefined : postNamed(path, url.slice(queryAt));
    if (post) {
      this.redirect(post, response);
      return true;
    }
    if (ready) {
      send(ready, request, response);
      return true;
    }
    const isFilled = POST_PAGE.test(path) || REQUEST_PAGE.test(path);
    if (NOT_PAGES.test(path) || isFilled || this.fileNames.has(path.slice(1)) || !path.startsWith('/')) return false;
    const target = redirectOf(path, this.pagePaths, requestLanguage(request));
    if (target) {
      this.redirect(target + (queryAt < 0 ? '' : url.slice(queryAt)), response);
      return true;
    }
    const language = languages.find((each) => path.startsWith(`/${each}/`)) ?? 'ko';
    const missing = this.answers.get(`/${language}/404`);
    if (missing) send(missing, request, response);
    return missing !== undefined;
  }

  /** The page of a request, which itself comes by the API. */
  sendRequestPage(status: number, request: IncomingMessage, response: ServerResponse): void {
    const language = languages.find((each) => request.url?.startsWith(`/${each}/`)) ?? 'ko';
    const page = this.answers.get(`/${language}${REQUESTS_PATH}`);
    if (!page) throw new Error('The site is not loaded yet.');
    const retry: Record<string, string> = status === 503 ? { 'Retry-After': '5' } : {};
    send({ ...page, status, headers: { ...page.headers, ...PRIVATE_HEADERS, ...retry } }, request, response);
  }

  /** Answers the page of a post or of a request while there is no database to read it from; false for other addresses. */
  answerWithoutDatabase(request: IncomingMessage, response: ServerResponse): boolean {
    const [path = '', query] = (request.url ?? '').split('?', 2);
    if (REQUEST_PAGE.test(path) && (request.method === 'GET' || request.method === 'HEAD')) {
      this.sendRequestPage(503, request, response);
      return true;
    }
    const post = POST_PAGE.test(path) ? postAt({ pathname: path, search: query ?? '' }) : undefined;
    const language = languages.find((each) => path.startsWith(`/${each}/`));
    if (!post || !language || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
    const page = failedPage(this.templates, language, post);
    sendAnswer(page, page.html, 'identity', request, response);
    return true;
  }

  private redirect(target: string, response: ServerResponse): void {
    const passing = { Location: target, 'Cache-Control': 'no-store', Vary: 'Cookie, Accept-Language' };
    response.writeHead(302, { ...this.security, ...passing }).end();
  }
}

/** The page of a post that the former address of its popup named, with what the board below showed: its way back. */
function postNamed(path: string, query: string): string | undefined {
  const [, language, kind = 'posts'] = BOARD_PAGE.exec(path) ?? [];
  const asked = new URLSearchParams(query);
  const id = language && asked.get('post');
  if (!id) return undefined;
  const shown = String(new URLSearchParams([...asked].filter(([name]) => SHOWN_BY_BOARDS.has(name))));
  return `/${language}/${kind}/${encodeURIComponent(id)}${shown && `?${shown}`}`;
}

function send(answer: ReadyAnswer, request: IncomingMessage, response: ServerResponse): void {
  const encoding = encodingOf(request);
  const body = bodyIn(answer.body, encoding);
  if (Buffer.isBuffer(body)) sendAnswer(answer, body, encoding, request, response);
  else void body.then((made) => sendAnswer(answer, made, encoding, request, response));
}
