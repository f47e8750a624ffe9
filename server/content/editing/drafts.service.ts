import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { ClientSession, Connection } from 'mongoose';

import { AppError } from '../../platform/common/app-error.js';
import { languages } from '../../../shared/words/localized.types.js';
import type { Language, Localized } from '../../../shared/words/localized.types.js';
import { recordOf } from '../../../shared/words/records.js';
import { SerialQueue } from '../../platform/workers/serial-queue.js';
import { fieldsChanged, withAuthor } from '../../../shared/content/authors.js';
import { bytesOf, DOCUMENT_BYTES } from '../../../shared/content/fields/check.js';
import { cleaned, settled } from '../../../shared/content/fields/clean.js';
import { completed, isUnseen } from '../../../shared/content/fields/complete.js';
import type { DocumentName } from '../../../shared/content/content.types.js';
import { documents } from '../../../shared/content/documents.js';
import type { Field, Fields, StoredValue } from '../../../shared/content/fields/fields.types.js';
import { fieldsFound } from '../../../shared/content/fields/find-fields.js';
import { merged } from '../../../shared/content/fields/merge.js';
import { isSame } from '../../../shared/content/fields/paths.js';
import { isOnlyPublished } from '../../../shared/content/published.js';
import { repeatsOf } from '../../../shared/content/repeats.js';
import { wordsAsShown } from '../../../shared/content/shown.js';
import { pictureNamesIn } from '../../../shared/content/fields/view.js';
import { inTransaction } from '../../platform/database/transaction.js';
import type {
  DocumentList,
  DraftInput,
  FoundField,
  OpenDocument,
  PreviewInput,
  RepeatedFigure,
  SavedDraft,
} from '../../../shared/content/content-editing.types.js';

import { changesOf, openedOf, planOf, problemsIn, settledOf, stateOf } from './document.presenter.js';
import { PagesRenderer } from './pages-renderer.js';
import { PublishedContentService } from './published-content.service.js';
import { StoredContentService } from './stored-content.service.js';
import type { HeldDocument } from './stored-content.service.js';

/** Content that is being edited: visitors do not see it. All editors share one draft of a document. */
@Injectable()
export class ContentDraftsService {
  /** Large documents that come at once would keep everybody waiting until the last of them is compared. */
  private readonly turns = new SerialQueue();

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly stored: StoredContentService,
    private readonly published: PublishedContentService,
    private readonly renderer: PagesRenderer,
  ) {}

  async list(): Promise<DocumentList> {
    const all = await this.stored.all();
    const listed = all.map((held) => ({ ...stateOf(held), contents: contentsOf(held.described.fields) }));
    return { documents: listed, unshown: this.renderer.unshown() };
  }

  /** The fields that a search is about, by their names and by what they say now. */
  async find(search: string): Promise<FoundField[]> {
    return fieldsFound(await this.stored.all(), search);
  }

  async open(name: DocumentName, person: string | null = null): Promise<OpenDocument> {
    return openedOf(await this.stored.read(name), this.renderer, person);
  }

  /** Joins what was typed with what others have saved since; `person` is who typed it. Throws `payload_too_large` for more than a document may hold. */
  save(name: DocumentName, sent: DraftInput, person: string | null = null): Promise<SavedDraft> {
    return this.turns.take(() => this.join(name, sent, person));
  }

  private async join(name: DocumentName, sent: DraftInput, person: string | null): Promise<SavedDraft> {
    const { fields } = documents[name];
    const [was, mine] = [cleaned(fields, sent.was), cleaned(fields, sent.value)];
    const { held, conflicts, isOwn } = await inTransaction(this.connection, async (session) => {
      const there = await this.stored.read(name, session);
      // Changes that publishing made since are nobody's: the draft goes on, beside the policies that publishing has kept.
      const isTyped = !isSame(was, mine);
      const kept = { ...was, earlier: there.value.earlier };
      // Blanks that somebody has just typed into a draft are not what publishing tidies.
      const isUntyped = !there.record.draft || isSame(kept, there.value);
      const isTidied = isTyped && isUntyped && isOnlyPublished({ name, fields }, was, there.value);
      const theirs = isTidied ? kept : there.value;
      const joined = merged(fields, was, mine, theirs);
      if (bytesOf(joined.value) > DOCUMENT_BYTES) throw new AppError('payload_too_large');
      return {
        held: await this.keep(there, joined.value, person, session),
        conflicts: joined.conflicts,
        isOwn: isTidied,
      };
    });
    const { value, record } = held;
    return {
      value,
      revision: record.revision,
      problems: problemsIn(held, this.renderer),
      isChanged: changesOf(held),
      scheduled: planOf(held),
      conflicts,
      isJoined: !isOwn && !isSame(value, mine),
    };
  }

  /** Makes a version the draft. Throws `not_found` for one that is not kept. */
  async restore(name: DocumentName, number: number, person: string | null = null): Promise<OpenDocument> {
    const value = await this.stored.valueOf(name, number);
    if (!value) throw new AppError('not_found');
    const held = await inTransaction(this.connection, async (session) =>
      this.keep(await this.stored.read(name, session), value, person, session),
    );
    return openedOf(held, this.renderer, person);
  }

  /**
   * Goes back to what is published; what has no draft needs no time. A version that one language shows holds words of the
   * other one, too, which nobody has published: they do not stay.
   */
  async discard(name: DocumentName): Promise<void> {
    await inTransaction(this.connection, async (session) => {
      const { described, newest, shown } = await this.stored.read(name, session);
      const value = wordsAsShown(described.fields, newest, shown);
      const draft = isSame(value, newest) ? null : value;
      await this.stored.write(name, { draft, authors: [], scheduled: null }, session);
    });
  }

  /** The page of a document as it would be; where something is missing or cannot be shown it has what is published. */
  async preview(name: DocumentName, input: PreviewInput): Promise<string> {
    const path = pageOf(name);
    const content = await this.turns.take(() => this.contentWith(name, input));
    return this.renderer.preview(content, input.language, path);
  }

  /** Texts of the site that would repeat a figure of this document as it was before it is published. */
  async repeats(name: DocumentName): Promise<RepeatedFigure[]> {
    const value = settledOf(await this.stored.read(name));
    const found = await Promise.all(
      languages.map(async (language) => {
        const { content } = await this.published.contentOf(language);
        return repeatsOf(content, { ...content, [name]: value }, language);
      }),
    );
    return found.flat();
  }

  /** The page of a document as it is published. */
  async page(name: DocumentName, language: Language): Promise<string> {
    const path = pageOf(name);
    return this.renderer.preview((await this.published.contentOf(language)).content, language, path);
  }

  private async contentWith(name: DocumentName, { value, language }: PreviewInput) {
    const { fields } = documents[name];
    const { record, shown } = await this.stored.read(name);
    const [picture] = pictureNamesIn(fields, shown[language]);
    const isMissing = (field: Field, held: unknown) =>
      isUnseen(field, held) || (field.kind === 'logo' && !this.renderer.knowsPicture(String(held)));
    const whole = completed(fields, settled(fields, value), shown[language], { isMissing, picture });
    const candidate = { name, number: record.last + 1, value: whole };
    return (await this.published.contentOf(language, candidate)).content;
  }

  /** A value equal to the newest version is no draft. */
  private async keep(
    held: HeldDocument,
    value: StoredValue,
    person: string | null,
    session: ClientSession,
  ): Promise<HeldDocument> {
    if (isSame(value, held.value)) return held;
    const { name, record, described, newest } = held;
    const isNone = isSame(value, newest);
    const changed = fieldsChanged(described.fields, held.value, value);
    const authors = isNone ? [] : withAuthor(record.authors ?? [], changed, person);
    await this.stored.write(name, { draft: isNone ? null : value, authors }, session);
    return { ...held, value, record: { ...record, authors, revision: record.revision + 1 } };
  }
}

/** The names of what a document holds, in one line. */
function contentsOf(fields: Fields): Localized {
  const labels = Object.values(fields).flatMap(({ kind, label }) => (kind === 'flag' ? [] : [label]));
  return recordOf(languages.map((language) => [language, labels.map((label) => label[language]).join(', ')]));
}

/** Path of the page that shows a document best. */
function pageOf(name: DocumentName): string {
  const { path } = documents[name];
  if (path === null) throw new AppError('not_found');
  return path.replace(/#.*/, '');
}
