import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose from 'mongoose';
import type { ClientSession, Model } from 'mongoose';

import { CONFIG } from '../../platform/common/config.module.js';
import { languages } from '../../../shared/words/localized.types.js';
import type { Language } from '../../../shared/words/localized.types.js';
import { unpacked } from '../../platform/common/packed-files.js';
import type { PackedFiles } from '../../platform/common/packed-files.js';
import { NoAnswer, OwnProcess } from '../../platform/workers/own-process.js';
import { isKeyOf, keysOf } from '../../../shared/words/records.js';
import { messageOf } from '../../platform/common/thrown.js';
import type { Config } from '../../platform/config.js';
import type { PageProblem } from '../../../shared/content/content-editing.types.js';
import { PagesRenderer } from '../editing/pages-renderer.js';
import type { RenderedSite } from '../editing/pages-renderer.js';
import type { Content } from '../../../shared/content/content.types.js';
import { documents } from '../../../shared/content/documents.js';
import { pictureNamesIn } from '../../../shared/content/fields/view.js';
import { DataSheetsService } from '../../print/sheets/data-sheets.service.js';
import { PicturesService } from '../../pictures/pictures.service.js';
import { UPLOADED } from '../../../shared/content/pictures.types.js';
import { BUILD, makerOf } from '../../site/build.js';
import type { Build } from '../../site/build.js';
import { siteFactsOf } from '../../site/built-site.js';
import type { SiteFacts } from '../../site/built-site.js';
import { contentIn } from '../../site/shown-content.js';
import { SiteService } from '../../site/site.service.js';

import { rememberShown } from './last-shown.js';
import { StoredRenderedSite } from './rendered-site.schema.js';
import type { RenderAnswer, RenderOrder, UploadsInUse } from './orders.types.js';

/** Time to keep other builds' files, in case those builds still run: ms. */
const OTHER_BUILDS = 30 * 24 * 60 * 60 * 1000;

/** For one order: ms. The whole site takes a second or two, on a busy machine many times that. */
const PATIENCE = 60_000;
/** A process that nobody needed for so long ends, and its memory with it: ms. */
const REST = 60_000;
/** About three times what the site takes: MB. */
const MEMORY = 384;

const nothing: PackedFiles = { index: [], bytes: new Uint8Array() };

/** Has pages rendered with content, keeps them in the database, and has the site answer with them. */
@Injectable()
export class RenderedSitesService extends PagesRenderer {
  private readonly renderer = new OwnProcess<RenderOrder, RenderAnswer>(new URL('render.process.js', import.meta.url), {
    longest: PATIENCE,
    rest: REST,
    megabytes: MEMORY,
  });
  private readonly logger = new Logger('PublishedSite');
  private readonly facts: SiteFacts;
  private readonly maker: string;
  private readonly failing = new Set<Language>();
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(BUILD) private readonly build: Build,
    @InjectModel(StoredRenderedSite.name) private readonly stored: Model<StoredRenderedSite>,
    private readonly pictures: PicturesService,
    private readonly site: SiteService,
    private readonly sheets: DataSheetsService,
  ) {
    super();
    this.facts = siteFactsOf(config);
    this.maker = makerOf(build, this.facts);
  }

  override async render(content: Content, language: Language, key: string, at: Date): Promise<RenderedSite> {
    const { files, problems } = await this.ordered(content, language, { at });
    return { language, key, problems, files };
  }

  override async look({ language, key, files }: RenderedSite): Promise<PageProblem[]> {
    try {
      await this.site.prepare(language, key, files);
      const wide = await this.sheets.tooLong(language, contentIn(language, await unpacked(files)));
      return wide.map((path) => ({ path, problem: 'sheet' }));
    } catch (error) {
      return failed('fails', language, messageOf(error));
    }
  }

  override unshown(): Language[] {
    return [...this.failing];
  }

  override async preview(content: Content, language: Language, path: string): Promise<string> {
    const { files, problems } = await this.ordered(content, language, { path: path.replace(/#.*$/, '') });
    const [page] = (await unpacked(files)).values();
    if (page === undefined) throw new Error(problems[0]?.detail ?? 'The page could not be rendered.');
    return page.toString();
  }

  override async keep(rendered: RenderedSite, session?: ClientSession): Promise<void> {
    const { language, key, files } = rendered;
    const stored = { index: [...files.index], bytes: Buffer.from(files.bytes) };
    const record = { language, key, files: stored, at: new Date() };
    const _id = this.idOf(language);
    await this.stored.replaceOne({ _id }, record, { upsert: true, session });
    const at = mongoose.trusted({ $lt: new Date(Date.now() - OTHER_BUILDS) });
    await this.stored.deleteMany({ at, _id: mongoose.trusted({ $nin: languages.map(this.idOf) }) }, { session });
  }

  override async use(rendered: RenderedSite): Promise<void> {
    await this.inTurn(() => this.show(rendered));
  }

  override knowsPicture(name: string): boolean {
    return name.startsWith(UPLOADED)
      ? this.pictures.has(name.slice(UPLOADED.length))
      : isKeyOf(this.build.pictures, name);
  }

  /** Says that what is published in a language cannot be shown: the site goes on with what it shows. */
  leave(language: Language, reason: unknown): void {
    this.failing.add(language);
    this.logger.error({ reason }, `what is published in ${language} cannot be shown by this build`);
  }

  /** Answers with it from now on. Rejects, and the site goes on as before, if it is not whole. */
  async show({ language, key, files }: Pick<RenderedSite, 'language' | 'key' | 'files'>): Promise<void> {
    const answerWithIt = await this.site.prepare(language, key, files);
    // First, because a start never shows less than pages have shown.
    await rememberShown(this.config, language, { maker: this.maker, key, files }).catch((error: unknown) => {
      this.logger.warn(`the next start shows what comes with the site first: ${messageOf(error)}`);
    });
    answerWithIt();
    this.failing.delete(language);
  }

  /** One after the other, so that what was read earlier does not take the place of what was published since. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.last.then(work);
    this.last = turn.catch(() => undefined);
    return turn;
  }

  /** True if this process answers with these versions; those that come with the site have no key. */
  isShown(language: Language, key: string): boolean {
    return this.site.keyOf(language) === key;
  }

  /** Files that a process of this build has rendered of these versions. */
  async kept(language: Language, key: string): Promise<Pick<RenderedSite, 'language' | 'key' | 'files'> | undefined> {
    const found = await this.stored.findById(this.idOf(language)).lean();
    if (found?.key !== key) return undefined;
    const { index, bytes } = found.files;
    return { language, key, files: { index, bytes: bytesOf(bytes) } };
  }

  end(): void {
    this.renderer.end();
  }

  private async ordered(content: Content, language: Language, { path, at = new Date() }: { path?: string; at?: Date }) {
    const uploads = this.uploadsIn(content);
    const shown = this.site.shownPages(language);
    const order = { language, content, uploads, site: this.facts, path, shown, at: at.toISOString() };
    return this.renderer
      .order(order)
      .catch((error: unknown): RenderAnswer => ({ files: nothing, problems: problemsOf(error, language) }));
  }

  private uploadsIn(content: Content): UploadsInUse {
    const names = keysOf(documents).flatMap((name) => pictureNamesIn(documents[name].fields, content[name]));
    const ids = new Set(names.filter((name) => name.startsWith(UPLOADED)).map((name) => name.slice(UPLOADED.length)));
    const uploads: UploadsInUse = { pictures: {}, logos: {} };
    for (const id of ids) {
      for (const role of ['hero', 'card'] as const) {
        const sources = this.pictures.sourcesOf(id, role);
        if (sources) uploads.pictures[`${role}/${id}`] = sources;
      }
      const address = this.pictures.addressOf(id);
      if (address) uploads.logos[id] = address;
    }
    return uploads;
  }

  private readonly idOf = (language: Language) => `${this.maker}/${language}`;
}

/** Of the driver's own type, which is what a lean record has in truth. */
const bytesOf = (bytes: Buffer): Uint8Array => (Buffer.isBuffer(bytes) ? bytes : Object(bytes).buffer);

/** Most likely it was killed for want of memory. */
function problemsOf(error: unknown, language: Language): PageProblem[] {
  if (!(error instanceof NoAnswer)) return failed('fails', language, messageOf(error));
  return failed(error.reason === 'out_of_time' ? 'out_of_time' : 'out_of_memory', language);
}

const failed = (problem: PageProblem['problem'], language: Language, detail?: string): PageProblem[] => [
  { path: `/${language}`, problem, detail },
];
