import { deepStrictEqual } from 'node:assert/strict';

import mongoose from 'mongoose';
import type { Connection } from 'mongoose';

import type { Language } from '../../../shared/words/localized.types.js';
import { packing, unpacked } from '../../../server/platform/common/packed-files.js';
import {
  StoredContent,
  StoredContentSchema,
  StoredContentVersion,
  StoredContentVersionSchema,
} from '../../../server/content/editing/content.schema.js';
import type { PageProblem, PublishResult } from '../../../shared/content/content-editing.types.js';
import { ContentDraftsService } from '../../../server/content/editing/drafts.service.js';
import { PagesRenderer } from '../../../server/content/editing/pages-renderer.js';
import type { RenderedSite } from '../../../server/content/editing/pages-renderer.js';
import { PublishedContentService } from '../../../server/content/editing/published-content.service.js';
import { ContentPublishingService } from '../../../server/content/editing/document-publishing.service.js';
import { ContentScheduleService } from '../../../server/content/editing/schedule.service.js';
import { StoredContentService } from '../../../server/content/editing/stored-content.service.js';
import { ContentVersionsService } from '../../../server/content/editing/versions.service.js';
import { defaultContent } from '../../../server/site/defaults.js';
import type { Content } from '../../../shared/content/content.types.js';
import { documents } from '../../../shared/content/documents.js';
import { viewOf } from '../../../shared/content/fields/view.js';
import { applyChanges } from '../../../server/upkeep/changes/changes.js';
import { connectionOptions } from '../../../server/platform/database/connection-options.js';

import type { Desk } from '../fuzz/content-sequences.js';
import { testDatabaseUri } from '../site/site.js';

/** Stands for the pages of a language: what documents say in it, their pictures by name. */
function pagesOf({ company, esg }: Content, language: Language): string {
  const tools = {
    pictureOf: (name: string) => ({ sources: {}, img: { src: name, w: 4, h: 3 } }),
    logoOf: (name: string) => name,
    facts: {},
  };
  const views = [
    viewOf(documents.company.fields, company, language, tools),
    viewOf(documents.esg.fields, esg, language, tools),
  ];
  return JSON.stringify(views);
}

/** Renders few words, shows them, and keeps them in a collection. */
class FakeRenderer extends PagesRenderer {
  /** Leads of the page about ESG. */
  readonly used: string[] = [];
  readonly shown = new Map<Language, string>();
  readonly previews: [lead: string, path: string][] = [];
  problems: PageProblem[] = [];
  lookedAt: PageProblem[] = [];
  isFailing = false;
  meanwhile = async (): Promise<void> => undefined;

  constructor(private readonly database: Connection) {
    super();
  }

  override async render(content: Content, language: Language, key: string): Promise<RenderedSite> {
    await this.meanwhile();
    const files = packing();
    files.add('lead', content.esg.lead[language]);
    files.add('pages', pagesOf(content, language));
    return { language, key, problems: this.problems, files: await files.end() };
  }

  override async look(): Promise<PageProblem[]> {
    return this.lookedAt;
  }

  override unshown(): Language[] {
    return [];
  }

  override async keep({ language, key, files }: RenderedSite, session: mongoose.ClientSession): Promise<void> {
    const pages = (await unpacked(files)).get('pages')?.toString();
    await this.database.collection('kept').insertOne({ language, key, pages }, { session });
    if (this.isFailing) throw new Error('the disk is full');
  }

  override async use({ language, files }: RenderedSite): Promise<void> {
    const made = await unpacked(files);
    this.used.push(`${language}: ${made.get('lead')?.toString()}`);
    this.shown.set(language, String(made.get('pages')));
  }

  override async preview({ esg }: Content, language: Language, path: string): Promise<string> {
    this.previews.push([esg.lead[language], path]);
    return `<p>${esg.hero.picture}</p>`;
  }

  override knowsPicture(name: string): boolean {
    return !name.startsWith('upload/') && name !== '';
  }
}

const { esg } = defaultContent;

/** The document about ESG with another lead. */
export const withLead = (ko: string, en = esg.lead.en) => ({ ...esg, lead: { ko, en } });

/** State of a document after publishing; throws if that was refused. */
export function stateIn(result: PublishResult | undefined) {
  if (!result?.isPublished) throw new Error(JSON.stringify(result));
  return result.state;
}

/** A database of content, of this test run where none is named. */
export async function openContentDatabase(name: string, uri = testDatabaseUri(name)): Promise<Connection> {
  mongoose.set('sanitizeFilter', true);
  mongoose.set('strictQuery', 'throw');
  await applyChanges(uri, () => undefined);
  const database = await mongoose.createConnection(uri, connectionOptions(10_000)).asPromise();
  database.model(StoredContent.name, StoredContentSchema);
  database.model(StoredContentVersion.name, StoredContentVersionSchema);
  return database;
}

/** The services that edit content, on an empty database, with a renderer that does what a test wants. */
export async function contentServices(database: Connection) {
  for (const name of ['content', 'content-versions', 'kept']) await database.collection(name).deleteMany({});
  const records = database.model<StoredContent>(StoredContent.name);
  const stored = new StoredContentService(records, database.model<StoredContentVersion>(StoredContentVersion.name));
  const renderer = new FakeRenderer(database);
  const published = new PublishedContentService(stored);
  const drafts = new ContentDraftsService(database, stored, published, renderer);
  const publishing = new ContentPublishingService(database, stored, published, renderer);
  const noted: unknown[] = [];
  const audit = {
    record: async (note: unknown) => void noted.push(note),
    begin: async (note: unknown) => note,
    finish: async (note: object, outcome: string) => void noted.push({ ...note, outcome }),
  };
  const save = (value: object, was: object = esg) => drafts.save('esg', { value: { ...value }, was: { ...was } });
  const publish = (...wanted: Language[]) => publishing.publish('esg', { languages: wanted }, 'session1');
  return {
    renderer,
    published,
    drafts,
    publishing,
    versions: new ContentVersionsService(stored),
    schedule: new ContentScheduleService(records, publishing, audit as never, { isTrusted: async () => true } as never),
    /** Notes of the activity log. */
    noted,
    save,
    publish,
    /** Numbers of the versions that are kept. */
    numbers: async () =>
      (await database.collection('content-versions').find().sort({ number: 1 }).toArray()).map(
        ({ number }) => number as number,
      ),
    keyOf: async (language: Language) => (await published.contentOf(language)).key,
  };
}

export type ContentServices = Awaited<ReturnType<typeof contentServices>>;

/** The services as a sequence uses them. Pages shown, kept for others, and rendered again have to be the same. */
export async function deskOf(database: Connection): Promise<Desk> {
  const { renderer, published, drafts, publishing, versions } = await contentServices(database);
  return {
    open: (name) => drafts.open(name),
    save: (name, value, was) => drafts.save(name, { value, was }),
    publish: (name, wanted) => publishing.publish(name, { languages: wanted }, null),
    restore: (name, number) => drafts.restore(name, number).catch(() => undefined),
    discard: (name) => drafts.discard(name),
    versions: (name) => versions.list(name),
    pages: async (language) => {
      const { content, key } = await published.contentOf(language);
      const pages = pagesOf(content, language);
      const kept = await database.collection('kept').findOne({ language, key }, { sort: { _id: -1 } });
      deepStrictEqual(
        [renderer.shown.get(language), kept?.pages],
        key === '' ? [undefined, undefined] : [pages, pages],
      );
      return pages;
    },
  };
}
