import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';

import { AppError } from '../common/app-error.js';
import type { Language } from '../common/localized.types.js';
import { StartProblem } from '../common/start-problem.js';
import { authorsOf, fieldsChanged, withAuthor } from '../content/authors.js';
import { ordered } from '../content/clean.js';
import type { Content, DocumentName } from '../content/content.types.js';
import type { StoredValue } from '../content/fields.types.js';
import { isSame } from '../content/paths.js';
import { withEarlier } from '../content/policy.js';
import { databaseOf } from '../database/changes.js';
import { lockDatabase } from '../database/lock.js';
import type { DatabaseLock } from '../database/lock.js';
import { inTransaction } from '../database/transaction.js';

import { changesOf, isPassing, problemsIn, settledOf, stateOf } from './answers.js';
import type { FieldProblem, PageProblem, PublishInput, PublishResult } from './content-editing.types.js';
import type { StoredContent, StoredContentVersion } from './content.schema.js';
import { PagesRenderer } from './pages-renderer.js';
import type { RenderedSite } from './pages-renderer.js';
import { PublishedContentService } from './published-content.service.js';
import { StoredContentService } from './stored-content.service.js';
import type { HeldDocument } from './stored-content.service.js';

/** Longest wait for another server, which renders meanwhile: ms. */
const PATIENCE = 60_000;

/** Versions of a document that are kept. */
const KEPT = 50;

/** `at` is the time of a publication that is due. */
type Wanted = { languages: readonly Language[]; session: string | null; at?: Date; revision?: number };

/** The time of a publication was taken away, or is another one, since it was found due. */
class NoLongerDue extends Error {}

const refused = (why: { problems?: FieldProblem[]; pages?: PageProblem[]; isStale?: true }): PublishResult => ({
  isPublished: false,
  problems: [],
  pages: [],
  ...why,
});

/** True if somebody has saved another revision than the one to publish. */
const isStale = ({ record }: HeldDocument, { revision }: Pick<PublishInput, 'revision'>) =>
  revision !== undefined && revision !== record.revision;

/** Both languages have the same problems in what has no language. */
const oneOf = (wanted: readonly Language[]) => (wanted.length === 1 ? wanted[0] : undefined);

/** Makes a draft what visitors see. It is rendered first, so that nothing is published that pages cannot show. */
@Injectable()
export class ContentPublishingService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly stored: StoredContentService,
    private readonly published: PublishedContentService,
    private readonly renderer: PagesRenderer,
  ) {}

  /**
   * At once, or at its time: then the answer says only that there is one. Throws `conflict` while others publish for long, and
   * where other languages have a time, which would be lost.
   */
  async publish(name: DocumentName, input: PublishInput, session: string | null): Promise<PublishResult> {
    const { languages, at, revision } = input;
    if (!at) return this.locked((lock) => this.publishDraft(name, { languages, session, revision }, lock));
    const refusal = await inTransaction(this.connection, async (transaction) => {
      const held = await this.stored.read(name, transaction);
      if (isStale(held, input)) return refused({ isStale: true });
      const { scheduled } = held.record;
      if (scheduled && !isSame(scheduled.languages.toSorted(), languages.toSorted())) throw new AppError('conflict');
      const problems = problemsIn(held, this.renderer, oneOf(languages));
      if (problems.length > 0) return refused({ problems });
      await this.stored.write(name, { scheduled: { at: new Date(at), languages, session } }, transaction);
      return undefined;
    });
    return refusal ?? this.done(name);
  }

  /**
   * Publishes what is due by now; undefined where nothing is any more, even if its time was taken away only meanwhile. What is
   * refused stays a draft, without a time; where the renderer alone has failed the time stays, to be tried again.
   */
  publishDue(name: DocumentName): Promise<PublishResult | undefined> {
    return this.locked(async (lock) => {
      const { scheduled } = (await this.stored.read(name)).record;
      if (!scheduled || scheduled.at > new Date()) return undefined;
      try {
        const result = await this.publishDraft(name, scheduled, lock);
        if (!result.isPublished && !isPassing(result)) await this.settleSchedule(name, scheduled);
        return result;
      } catch (error) {
        if (error instanceof NoLongerDue) return undefined;
        throw error;
      }
    });
  }

  async unschedule(name: DocumentName): Promise<void> {
    await this.stored.write(name, { scheduled: null });
  }

  private async publishDraft(name: DocumentName, wanted: Wanted, lock: DatabaseLock): Promise<PublishResult> {
    const held = await this.stored.read(name);
    if (isStale(held, wanted)) return refused({ isStale: true });
    const problems = problemsIn(held, this.renderer, oneOf(wanted.languages));
    if (problems.length > 0) return refused({ problems });
    const isChanged = changesOf(held);
    if (!wanted.languages.some((each) => isChanged[each])) {
      if (held.record.scheduled) await this.settleSchedule(name, wanted);
      return this.done(name);
    }
    const sites = await this.rendered(held, wanted.languages);
    const pages = sites.flatMap((each) => each.problems);
    if (pages.length > 0) return refused({ pages });
    lock.confirm();
    await this.store(held, wanted, sites);
    for (const site of sites) await this.renderer.use(site);
    return this.done(name);
  }

  private async rendered(held: HeldDocument, languages: readonly Language[]): Promise<RenderedSite[]> {
    const candidate = { name: held.name, number: held.record.last + 1, value: toBePublished(held, languages) };
    const sites: RenderedSite[] = [];
    for (const language of languages) {
      const { content, key } = await this.published.contentOf(language, candidate);
      const site = await this.renderer.render(content, language, key, new Date());
      const problems = site.problems.length > 0 ? site.problems : await this.renderer.look(site);
      sites.push({ ...site, problems });
    }
    return sites;
  }

  /** The version, what shows it, and the pages made of it: all or nothing. Later changes stay the draft. */
  private async store(held: HeldDocument, wanted: Wanted, sites: readonly RenderedSite[]) {
    const { name } = held;
    const { languages, session: by } = wanted;
    const value = toBePublished(held, languages);
    const number = held.record.last + 1;
    const at = new Date();
    const { fields } = held.described;
    // Publishing may have put entries into another order.
    const authors = withAuthor(held.record.authors ?? [], fieldsChanged(fields, held.value, value), null);
    const shown = [...languages];
    const version: StoredContentVersion = { document: name, number, value, at, session: by, languages: shown, authors };
    await inTransaction(this.connection, async (session) => {
      const now = await this.stored.read(name, session);
      const pointers = Object.fromEntries(languages.map((language) => [language, { number, at }]));
      const published = { ...now.record.published, ...pointers };
      const isSpent = now.record.draft !== null && isSame(settledOf(now), settledOf(held));
      const since = authorsOf(now.record.authors ?? [], fieldsChanged(fields, settledOf(held), settledOf(now)));
      const scheduled = restOf(now.record, wanted);
      const left = { authors: since, ...(isSpent && { draft: null }) };
      await this.stored.write(name, { published, last: number, scheduled, ...left }, session);
      await this.stored.addVersion(version, { kept: KEPT, published }, session);
      for (const site of sites) await this.renderer.keep(site, session);
    });
  }

  /** These languages have no time any more. */
  private async settleSchedule(name: DocumentName, wanted: Wanted): Promise<void> {
    await inTransaction(this.connection, async (session) => {
      const { record } = await this.stored.read(name, session);
      await this.stored.write(name, { scheduled: restOf(record, wanted) }, session);
    });
  }

  private async done(name: DocumentName): Promise<PublishResult> {
    return { isPublished: true, state: stateOf(await this.stored.read(name)) };
  }

  /** One server at a time, so that what each renders is what all have published. */
  private async locked<T>(work: (lock: DatabaseLock) => Promise<T>): Promise<T> {
    try {
      const wanted = { id: 'content-publishing', name: 'publishing of content', patience: PATIENCE };
      const lock = await lockDatabase(databaseOf(this.connection), wanted);
      try {
        return await work(lock);
      } finally {
        await lock.release();
      }
    } catch (error) {
      throw error instanceof StartProblem ? new AppError('conflict') : error;
    }
  }
}

/** The draft, and with a privacy policy what was in force before. */
function toBePublished(held: HeldDocument, wanted: readonly Language[]): StoredValue {
  const value = ordered(held.described.fields, settledOf(held));
  const [language = 'ko'] = wanted;
  if (held.name !== 'privacy') return value;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing is wrong with the fields of either
  return withEarlier(value as Content['privacy'], held.shown[language] as Content['privacy']);
}

/** What is still to be published at its time when these languages are. Throws NoLongerDue. */
function restOf({ scheduled }: StoredContent, { languages, at }: Wanted): StoredContent['scheduled'] {
  if (at && scheduled?.at.getTime() !== at.getTime()) throw new NoLongerDue();
  const rest = scheduled?.languages.filter((each) => !languages.includes(each)) ?? [];
  return scheduled && rest.length > 0 ? { ...scheduled, languages: rest } : null;
}
