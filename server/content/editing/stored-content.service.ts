import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose from 'mongoose';
import type { ClientSession, Model } from 'mongoose';

import { languages } from '../../../shared/words/localized.types.js';
import type { Localized } from '../../../shared/words/localized.types.js';
import { recordOf } from '../../../shared/words/records.js';
import { cleaned } from '../../../shared/content/fields/clean.js';
import { completed, isMisshapen, isUnusable } from '../../../shared/content/fields/complete.js';
import type { DocumentName } from '../../../shared/content/content.types.js';
import { defaultContent } from '../../site/defaults.js';
import { documentNames, documents } from '../../../shared/content/documents.js';
import type { ContentDocument, StoredValue } from '../../../shared/content/fields/fields.types.js';

import { StoredContent, StoredContentVersion } from './content.schema.js';

/** A document of content as it is now. */
export type HeldDocument = {
  name: DocumentName;
  described: ContentDocument;
  record: StoredContent;
  /** Value that each language shows. */
  shown: Localized<StoredValue>;
  /** Value published last. */
  newest: StoredValue;
  /** The draft, or what was published last. */
  value: StoredValue;
  /** The draft as it was planned for a time, if it was. */
  planned: StoredValue | undefined;
};

/** A document that nobody has touched. */
const untouched = { published: { ko: { number: 0, at: null }, en: { number: 0, at: null } }, last: 0, revision: 0 };

/** A stored value, or what comes with the site where there is none. */
function filled(name: DocumentName, value?: StoredValue, isMissing = isUnusable): StoredValue {
  const { fields } = documents[name];
  const defaults = defaultContent[name];
  return cleaned(fields, completed(fields, value ?? defaults, defaults, { isMissing }));
}

/** Reads and writes the office's content. Content of an older description is completed as it is read. */
@Injectable()
export class StoredContentService {
  constructor(
    @InjectModel(StoredContent.name) private readonly records: Model<StoredContent>,
    @InjectModel(StoredContentVersion.name) private readonly versions: Model<StoredContentVersion>,
  ) {}

  /** All documents, in the order of the administrators' list. */
  async all(): Promise<HeldDocument[]> {
    const found = await this.records.find().lean<StoredContent[]>();
    return this.held(documentNames, new Map(found.map((each) => [each._id, each])), null);
  }

  async read(name: DocumentName, session: ClientSession | null = null): Promise<HeldDocument> {
    const found = await this.records.findById(name).session(session).lean<StoredContent>();
    const [held] = await this.held([name], new Map(found ? [[name, found]] : []), session);
    if (!held) throw new Error(`There is no document ${name}.`);
    return held;
  }

  /** Undefined for a version that there never was, or is no more. */
  async valueOf(name: DocumentName, number: number): Promise<StoredValue | undefined> {
    if (number === 0) return filled(name);
    const found = await this.versions.findOne({ document: name, number }).lean<StoredContentVersion>();
    return found ? filled(name, found.value) : undefined;
  }

  /** Newest first. */
  async versionsOf(name: DocumentName): Promise<StoredContentVersion[]> {
    const found = await this.versions.find({ document: name }).sort({ number: -1 }).lean<StoredContentVersion[]>();
    return found.map((each) => ({ ...each, value: filled(name, each.value) }));
  }

  /** Changes a record, or begins it; a draft counts, but not one that is spent by publishing. */
  async write(
    name: DocumentName,
    change: Partial<Omit<StoredContent, '_id' | 'revision'>>,
    session?: ClientSession,
  ): Promise<void> {
    const { revision, ...rest } = untouched;
    const begun = Object.fromEntries(Object.entries(rest).filter(([field]) => !(field in change)));
    const isCounted = 'draft' in change && !('last' in change);
    const counted = isCounted ? { $inc: { revision: 1 } } : {};
    const $setOnInsert = isCounted ? begun : { ...begun, revision };
    await this.records.updateOne({ _id: name }, { $set: change, $setOnInsert, ...counted }, { upsert: true, session });
  }

  /** Adds a version; of the earlier ones those that are published stay, and so many others. */
  async addVersion(
    version: StoredContentVersion,
    { kept, published }: { kept: number; published: StoredContent['published'] },
    session: ClientSession,
  ): Promise<void> {
    const { document, number } = version;
    await this.versions.create([version], { session });
    const numbers = languages.map((language) => published[language].number);
    const old = mongoose.trusted({ $lte: number - kept, $nin: numbers });
    await this.versions.deleteMany({ document, number: old }, { session });
  }

  private async held(
    names: readonly DocumentName[],
    records: ReadonlyMap<DocumentName, StoredContent>,
    session: ClientSession | null,
  ): Promise<HeldDocument[]> {
    const pairs = [...records.values()].flatMap(({ _id, published: { ko, en }, last }) =>
      [...new Set([ko.number, en.number, last])].map((number) => ({ document: _id, number })),
    );
    const found =
      pairs.length > 0 ? await this.versions.find({ $or: pairs }).session(session).lean<StoredContentVersion[]>() : [];
    const values = new Map(found.map(({ document, number, value }) => [`${document}/${number}`, value]));
    return names.map((name) => {
      const record: StoredContent = records.get(name) ?? { _id: name, draft: null, scheduled: null, ...untouched };
      const valueOf = (number: number) => filled(name, values.get(`${name}/${number}`));
      const newest = valueOf(record.last);
      const shown = recordOf(languages.map((language) => [language, valueOf(record.published[language].number)]));
      const value = record.draft ? filled(name, record.draft, isMisshapen) : newest;
      const planned = record.scheduled ? filled(name, record.scheduled.value, isMisshapen) : undefined;
      return { name, described: documents[name], record, shown, newest, value, planned };
    });
  }
}
