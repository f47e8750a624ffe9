import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose from 'mongoose';
import type { ClientSession, Model } from 'mongoose';

import { CONFIG } from '../common/config.module.js';
import type { Language } from '../common/localized.types.js';
import { keysOf } from '../common/records.js';
import type { Config } from '../config.js';
import type { PageProblem } from '../content-editing/content-editing.types.js';
import { PagesRenderer } from '../content-editing/pages-renderer.js';
import type { RenderedSite } from '../content-editing/pages-renderer.js';
import type { Content } from '../content/content.types.js';
import { documents } from '../content/documents.js';
import { pictureNamesIn } from '../content/view.js';
import { PicturesService } from '../pictures/pictures.service.js';
import { UPLOADED } from '../pictures/pictures.types.js';
import { SiteService } from '../site/site.service.js';

import { StoredRenderedSite } from './rendered-site.schema.js';
import { RenderFailure, RenderProcess } from './render-process.js';
import type { UploadsInUse } from './orders.types.js';

const DIST = join(import.meta.dirname, '../..');
const compressed = promisify(gzip);
const decompressed = promisify(gunzip);

/** What other builds show is kept for so long, in case they are still running: ms. */
const OTHER_BUILDS = 30 * 24 * 60 * 60 * 1000;

type BuiltNames = Record<'hero' | 'card' | 'logo', readonly string[]>;

/** Has pages rendered with content, keeps them in the database, and has the site answer with them. */
@Injectable()
export class RenderedSitesService extends PagesRenderer {
  private readonly renderer = new RenderProcess();
  private readonly shown = new Map<Language, string>();
  private build: Promise<{ id: string; pictures: ReadonlySet<string> }> | undefined;
  private names: ReadonlySet<string> = new Set();

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @InjectModel(StoredRenderedSite.name) private readonly stored: Model<StoredRenderedSite>,
    private readonly pictures: PicturesService,
    private readonly site: SiteService,
  ) {
    super();
  }

  async onModuleInit(): Promise<void> {
    this.names = (await this.builtFacts()).pictures;
  }

  override async render(content: Content, language: Language, key: string): Promise<RenderedSite> {
    const { files, problems } = await this.ordered(content, language);
    return { language, key, problems, files };
  }

  override async preview(content: Content, language: Language, path: string): Promise<string> {
    const { files, problems } = await this.ordered(content, language, path.replace(/#.*$/, ''));
    const [page] = files.values();
    if (page === undefined) throw new Error(problems[0]?.detail ?? 'The page could not be rendered.');
    return this.site.complete(page);
  }

  override async keep(rendered: RenderedSite, session?: ClientSession): Promise<void> {
    const { language, key, files } = rendered;
    const { id } = await this.builtFacts();
    const record = { language, key, files: await compressed(JSON.stringify([...files])), at: new Date() };
    const _id = `${id}/${this.config.privacyBasis}/${language}`;
    await this.stored.replaceOne({ _id }, record, { upsert: true, session });
    const at = mongoose.trusted({ $lt: new Date(Date.now() - OTHER_BUILDS) });
    await this.stored.deleteMany({ at, _id: mongoose.trusted({ $ne: _id }) }, { session });
  }

  override async use(rendered: RenderedSite): Promise<void> {
    await this.show(rendered);
  }

  override knowsPicture(name: string): boolean {
    return name.startsWith(UPLOADED) ? this.pictures.has(name.slice(UPLOADED.length)) : this.names.has(name);
  }

  /** Answers with it from now on. Rejects, and the site goes on as before, if it is not whole. */
  async show({ language, key, files }: Pick<RenderedSite, 'language' | 'key' | 'files'>): Promise<void> {
    await this.site.use(language, files);
    this.shown.set(language, key);
  }

  /** Whether this process answers with these versions; those that come with the site have no key. */
  isShown(language: Language, key: string): boolean {
    return (this.shown.get(language) ?? '') === key;
  }

  /** What a process of this build has rendered of these versions. */
  async kept(language: Language, key: string): Promise<Pick<RenderedSite, 'language' | 'key' | 'files'> | undefined> {
    const { id } = await this.builtFacts();
    const found = await this.stored.findById(`${id}/${this.config.privacyBasis}/${language}`).lean();
    if (found?.key !== key) return undefined;
    // The driver's own type of bytes.
    const bytes = Buffer.isBuffer(found.files) ? found.files : Buffer.from(Object(found.files).buffer);
    const files: [string, string][] = JSON.parse((await decompressed(bytes)).toString());
    return { language, key, files: new Map(files) };
  }

  end(): void {
    this.renderer.end();
  }

  private async ordered(content: Content, language: Language, path?: string) {
    try {
      const uploads = this.uploadsIn(content);
      const order = { language, content, uploads, basis: this.config.privacyBasis, path };
      const { files, problems, failure } = await this.renderer.order(order);
      return failure === undefined ? { files, problems } : { files, problems: failed('fails', language, failure) };
    } catch (error) {
      if (!(error instanceof RenderFailure)) throw error;
      return { files: new Map<string, string>(), problems: failed(error.reason, language) };
    }
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

  private builtFacts() {
    this.build ??= readBuiltFacts();
    return this.build;
  }
}

const failed = (problem: PageProblem['problem'], language: Language, detail?: string): PageProblem[] => [
  { path: `/${language}`, problem, detail },
];

async function readBuiltFacts() {
  // oxlint-disable-next-line security/detect-non-literal-fs-filename -- the server's own names below the build
  const read = (name: string) => readFile(join(DIST, 'frames', name), 'utf8');
  const { id, pictures }: { id: string; pictures: BuiltNames } = JSON.parse(await read('build.json'));
  return { id, pictures: new Set(Object.values(pictures).flat()) };
}
