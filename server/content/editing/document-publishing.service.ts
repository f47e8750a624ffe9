import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';

import { AppError } from '../../platform/common/app-error.js';
import type { Language } from '../../../shared/words/localized.types.js';
import { StartProblem } from '../../platform/common/start-problem.js';
import { authorsOf, fieldsChanged, withAuthor } from '../../../shared/content/authors.js';
import type { DocumentName } from '../../../shared/content/content.types.js';
import { isDifferent } from '../../../shared/content/fields/differences.js';
import type { StoredValue } from '../../../shared/content/fields/fields.types.js';
import { merged } from '../../../shared/content/fields/merge.js';
import { isSame } from '../../../shared/content/fields/paths.js';
import { asPublished } from '../../../shared/content/published.js';
import { databaseOf } from '../../platform/database/database-of.js';
import { lockDatabase } from '../../platform/database/lock.js';
import type { DatabaseLock } from '../../platform/database/lock.js';
import { inTransaction } from '../../platform/database/transaction.js';
import type {
  FieldProblem,
  PageProblem,
  PublishInput,
  PublishResult,
} from '../../../shared/content/content-editing.types.js';

import { changesOf, isPassing, problemsIn, settledOf, stateOf } from './document.presenter.js';
import type { StoredContent, StoredContentVersion, StoredPlan } from './content.schema.js';
import { PagesRenderer } from './pages-renderer.js';
import type { RenderedSite } from './pages-renderer.js';
import { PublishedContentService } from './published-content.service.js';
import { StoredContentService } from './stored-content.service.js';
import type { HeldDocument } from './stored-content.service.js';

/** Longest wait for another server, which renders meanwhile: ms. */
const PATIENCE = 60_000;

/** Versions of a document that are kept. */
const KEPT = 50;

type Wanted = { languages: readonly Language[]; session: string | null; isDue?: true };

/** The plan was taken away, or is another one, since it was found due. */
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
   * At once, or as it is now at its time: then the answer says only that there is one. Throws `conflict` while others publish for long, and
   * where other languages have a time, which would be lost.
   */
  async publish(name: DocumentName, input: PublishInput, session: string | null): Promise<PublishResult> {
    const { languages, at } = input;
    if (!at)
      return this.locked(async (lock) => {
        const held = await this.stored.read(name);
        return isStale(held, input) ? refused({ isStale: true }) : this.publishHeld(held, { languages, session }, lock);
      });
    const refusal = await inTransaction(this.connection, async (transaction) => {
      const held = await this.stored.read(name, transaction);
      if (isStale(held, input)) return refused({ isStale: true });
      const { scheduled } = held.record;
      if (scheduled && !isSame(scheduled.languages.toSorted(), languages.toSorted())) throw new AppError('conflict');
      const problems = problemsIn(held, this.renderer, oneOf(languages));
      if (problems.length > 0) return refused({ problems });
      const { value, record } = held;
      const words = { value, authors: record.authors ?? [] };
      const plan: StoredPlan = { at: new Date(at), languages, session, ...words, isRefused: false };
      await this.stored.write(name, { scheduled: plan }, transaction);
      return undefined;
    });
    return refusal ?? this.done(name);
  }

  /**
   * Publishes the words that were planned for now; undefined where none are any more, even if their plan was taken away only
   * meanwhile. A refused plan waits for the office, with its words; where the renderer alone has failed it is tried again.
   */
  publishDue(name: DocumentName): Promise<PublishResult | undefined> {
    return this.locked(async (lock) => {
      const held = await this.stored.read(name);
      const { scheduled: plan } = held.record;
      if (!plan || plan.isRefused || plan.at > new Date()) return undefined;
      const { languages, session, authors } = plan;
      const wanted: Wanted = { languages, session, isDue: true };
      const asPlanned = { ...held, value: held.planned ?? held.value, record: { ...held.record, authors } };
      try {
        const result = await this.publishHeld(asPlanned, wanted, lock);
        if (!result.isPublished && !isPassing(result))
          await this.settle(asPlanned, wanted, { ...plan, isRefused: true });
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

  private async publishHeld(held: HeldDocument, wanted: Wanted, lock: DatabaseLock): Promise<PublishResult> {
    const { name } = held;
    const problems = problemsIn(held, this.renderer, oneOf(wanted.languages));
    if (problems.length > 0) return refused({ problems });
    const isChanged = changesOf(held);
    if (!wanted.languages.some((each) => isChanged[each])) {
      if (held.record.scheduled) await this.settle(held, wanted);
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
      const isSpent = isSame(settledOf(now), settledOf(held));
      const since = authorsOf(now.record.authors ?? [], fieldsChanged(fields, settledOf(held), settledOf(now)));
      const rest = restOf(held, now.record, wanted);
      // A policy that was in force until now stays in what is published later, too.
      const kept = { ...held.value, earlier: value.earlier };
      const withKept = (later: StoredValue) => merged(fields, held.value, kept, later).value;
      const scheduled = rest && { ...rest, value: withKept(rest.value) };
      // A value typed back to the published one is no draft, and becomes one.
      const draft = isSpent ? null : withKept(now.value);
      await this.stored.write(name, { published, last: number, scheduled, authors: since, draft }, session);
      await this.stored.addVersion(version, { kept: KEPT, published }, session);
      for (const site of sites) await this.renderer.keep(site, session);
    });
  }

  /** These languages have no time any more; those of a refused plan keep theirs. */
  private async settle(held: HeldDocument, wanted: Wanted, refusedPlan?: StoredPlan): Promise<void> {
    await inTransaction(this.connection, async (session) => {
      const rest = restOf(held, (await this.stored.read(held.name, session)).record, wanted);
      await this.stored.write(held.name, { scheduled: refusedPlan ?? rest }, session);
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

/** The words that are held, as the first of these languages shows them from then on. */
function toBePublished({ name, described, value, shown }: HeldDocument, [language = 'ko']: readonly Language[]) {
  return asPublished({ name, fields: described.fields }, value, shown[language]);
}

/**
 * Remaining schedule after these languages are published. Another plan than was held stays, and so do other words, unless
 * they were refused. Throws NoLongerDue.
 */
function restOf(held: HeldDocument, { scheduled }: StoredContent, { languages, isDue }: Wanted): StoredPlan | null {
  const isHeld = isSame(scheduled, held.record.scheduled);
  if (isDue && !isHeld) throw new NoLongerDue();
  if (!scheduled || !isHeld) return scheduled;
  const [planned, value] = [held.planned ?? held.value, held.value].map((each) =>
    toBePublished({ ...held, value: each }, languages),
  );
  const isOver = (each: Language) =>
    languages.includes(each) && (scheduled.isRefused || !isDifferent(held.described.fields, planned, value, each));
  const rest = scheduled.languages.filter((each) => !isOver(each));
  return rest.length > 0 ? { ...scheduled, languages: rest } : null;
}
