import mongoose from 'mongoose';
import type { Connection } from 'mongoose';

import type { Language } from '../../server/common/localized.types.js';
import {
  StoredContent,
  StoredContentSchema,
  StoredContentVersion,
  StoredContentVersionSchema,
} from '../../server/content-editing/content.schema.js';
import type { PageProblem, PublishResult } from '../../server/content-editing/content-editing.types.js';
import { ContentDraftsService } from '../../server/content-editing/drafts.service.js';
import { PagesRenderer } from '../../server/content-editing/pages-renderer.js';
import type { RenderedSite } from '../../server/content-editing/pages-renderer.js';
import { PublishedContentService } from '../../server/content-editing/published-content.service.js';
import { ContentPublishingService } from '../../server/content-editing/publishing.service.js';
import { ContentScheduleService } from '../../server/content-editing/schedule.service.js';
import { StoredContentService } from '../../server/content-editing/stored-content.service.js';
import { ContentVersionsService } from '../../server/content-editing/versions.service.js';
import { defaultContent } from '../../server/content/content.js';
import type { Content } from '../../server/content/content.types.js';
import { applyChanges } from '../../server/database/changes.js';
import { connectionOptions } from '../../server/database/connection-options.js';

import { testDatabaseUri } from './site.js';

/** Renders the lead of the page about ESG, and keeps what it is given in a collection. */
class FakeRenderer extends PagesRenderer {
  readonly used: string[] = [];
  readonly previews: [lead: string, path: string][] = [];
  problems: PageProblem[] = [];
  isFailing = false;
  meanwhile = async (): Promise<void> => undefined;

  constructor(private readonly database: Connection) {
    super();
  }

  override async render({ esg }: Content, language: Language, key: string): Promise<RenderedSite> {
    await this.meanwhile();
    return { language, key, problems: this.problems, files: new Map([['esg.html', esg.lead[language]]]) };
  }

  override async keep({ language, key }: RenderedSite, session: mongoose.ClientSession): Promise<void> {
    await this.database.collection('kept').insertOne({ language, key }, { session });
    if (this.isFailing) throw new Error('the disk is full');
  }

  override async use({ language, files }: RenderedSite): Promise<void> {
    this.used.push(`${language}: ${files.get('esg.html')}`);
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

/** What a document became by publishing; throws where that was refused. */
export function stateIn(result: PublishResult | undefined) {
  if (!result?.isPublished) throw new Error(JSON.stringify(result));
  return result.state;
}

/** A database of content. */
export async function openContentDatabase(name: string): Promise<Connection> {
  const uri = testDatabaseUri(name);
  mongoose.set('sanitizeFilter', true);
  mongoose.set('strictQuery', 'throw');
  await applyChanges(uri, () => undefined);
  const database = await mongoose.createConnection(uri, connectionOptions).asPromise();
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
    schedule: new ContentScheduleService(records, publishing, audit as never),
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
