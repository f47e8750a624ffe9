import { isDeepStrictEqual } from 'node:util';
import { Readable } from 'node:stream';

import { hash } from '@node-rs/argon2';
import type { ClientSession, Connection, mongo } from 'mongoose';

import { fieldsOf } from '../../../../shared/words/records.js';
import { databaseOf } from '../../../platform/database/database-of.js';
import { inPatientTransaction } from '../../../platform/database/transaction.js';
import type { UploadStore } from '../../../platform/files/upload-store.js';
import { CERTIFICATES } from '../documents/certificates.js';
import { REQUESTS } from '../documents/requests.js';
import { SETTINGS } from '../documents/settings.js';
import type { CertificateName, Outcome, Prepared, Refused, Remark, ReportLine } from '../import.types.js';
import { LEDGER } from '../../../posts/imported/ledger.js';
import type { LedgerEntry } from '../../../posts/imported/ledger.js';

import { fingerprintOf } from './fingerprint.js';

/** MongoDB's code for a value that has to be the only one. */
const TAKEN = 11_000;

const idsOf = (files: Prepared['files']): string[] => files.map(({ id }) => id);

type Stored = mongo.Document & { _id: mongo.ObjectId | string };
type Judged = { outcome: Outcome; remarks?: readonly Remark[]; entry?: LedgerEntry; stored?: Stored };

const momentIn = (value: unknown): Date | null => (value instanceof Date ? value : null);

/** Values that change when somebody saves or deletes a document here. */
const versionOf = ({ updatedAt, deletedAt }: mongo.Document): Pick<LedgerEntry, 'updatedAt' | 'deletedAt'> => ({
  updatedAt: momentIn(updatedAt),
  deletedAt: momentIn(deletedAt),
});

/** True if somebody has saved or deleted it here since it came in. */
export const isChangedHere = (stored: mongo.Document, { updatedAt, deletedAt }: LedgerEntry): boolean =>
  !isDeepStrictEqual(versionOf(stored), { updatedAt, deletedAt });

/** Stores prepared documents, each with its files or not at all. */
export class DocumentWriter {
  private readonly database: mongo.Db;

  constructor(
    private readonly connection: Connection,
    private readonly store: UploadStore,
    /** Called while something stands in the way. */
    private readonly onWait: () => void = () => undefined,
  ) {
    this.database = databaseOf(connection);
  }

  /** Predicts the document's outcome; changes nothing. */
  async look(prepared: Prepared | Refused): Promise<ReportLine> {
    if (prepared.kind === 'refused') return { ...lineOf(prepared), outcome: 'refused' };
    const { outcome, remarks = [] } = await this.judge(prepared);
    return { ...lineOf(prepared), outcome, remarks: [...prepared.remarks, ...remarks] };
  }

  /** Stores it as part of this run. A document changed here stays as it is. */
  async write(prepared: Prepared | Refused, run: string): Promise<ReportLine> {
    if (prepared.kind === 'refused') return this.look(prepared);
    const judged = await this.judge(prepared);
    const { outcome, remarks = [] } = judged;
    const line = { ...lineOf(prepared), outcome, remarks: [...prepared.remarks, ...remarks] };
    if (outcome !== 'added' && outcome !== 'updated') return line;
    await this.saveFiles(prepared);
    const problem = await this.put(prepared, judged, run);
    if (!problem) return line;
    // An export may name a document twice: then the other one has the same files.
    const needed = (await this.ledger.findOne({ _id: prepared.key }))?.files ?? [];
    await this.store.free(idsOf(prepared.files).filter((id) => !needed.includes(id)));
    return { ...line, outcome: problem === 'id_taken' ? 'refused' : 'kept', remarks: [{ code: problem }] };
  }

  private async judge(prepared: Prepared): Promise<Judged> {
    const { key, collection, document } = prepared;
    const entry = (await this.ledger.findOne({ _id: key })) ?? undefined;
    const _id = entry?.document ?? document._id;
    const stored = (await this.database.collection<Stored>(collection).findOne({ _id })) ?? undefined;
    if (entry && !stored) return { outcome: 'kept', remarks: [{ code: 'deleted_here' }], entry };
    if (entry && stored) {
      if (entry.fingerprint === fingerprintOf(prepared)) return { outcome: 'there', entry, stored };
      if (isChangedHere(stored, entry)) return { outcome: 'kept', remarks: [{ code: 'changed_here' }], entry, stored };
      return { outcome: 'updated', entry, stored };
    }
    if (stored && collection === SETTINGS && stored.isInitial === true) return { outcome: 'added', stored };
    if (stored)
      return { outcome: 'kept', remarks: [{ code: collection === SETTINGS ? 'password_kept' : 'id_taken' }], stored };
    return { outcome: 'added' };
  }

  /** A killed run leaves files without a document: the next one writes them again, or the site removes them in time. */
  private async saveFiles({ files }: Prepared): Promise<void> {
    for (const { id, size, open } of files) {
      const saved = await this.store.save(Readable.from(open()), id);
      if (saved.size !== size) throw new Error(`${id} has changed while it was read.`);
    }
  }

  /** Returns why it could not be stored. */
  private async put(
    prepared: Prepared,
    { entry, stored }: Judged,
    run: string,
  ): Promise<'id_taken' | 'changed_here' | undefined> {
    const { key, collection, names, files, plainPassword } = prepared;
    const password = plainPassword === undefined ? {} : { password: await hash(plainPassword) };
    const document = { ...merged(prepared.document, stored), ...password };
    const noted: LedgerEntry = {
      _id: key,
      run: entry?.run ?? run,
      collection,
      document: document._id,
      fingerprint: fingerprintOf(prepared),
      ...versionOf(document),
      files: idsOf(files),
      ...(stored && !entry && { former: stored }),
      ...(entry?.former && { former: entry.former }),
    };
    try {
      const write = async (session: ClientSession) => {
        if (!(await this.replace(collection, document, stored, session))) return false;
        if (collection === CERTIFICATES) await this.putNames(names, session);
        if (collection === REQUESTS) await this.countOn(document, session);
        await this.ledger.replaceOne({ _id: key }, noted, { upsert: true, session });
        return true;
      };
      const isDone = await inPatientTransaction(this.connection, write, this.onWait);
      if (!isDone) return 'changed_here';
    } catch (error) {
      if (fieldsOf(error).code === TAKEN) return 'id_taken';
      throw error;
    }
    const needless = (entry?.files ?? []).filter((id) => !noted.files.includes(id));
    await this.store.free(needless);
    return undefined;
  }

  /** False if it is another by now. */
  private async replace(
    collection: string,
    document: Stored,
    stored: Stored | undefined,
    session: ClientSession,
  ): Promise<boolean> {
    const documents = this.database.collection<Stored>(collection);
    if (!stored) {
      await documents.insertOne(document, { session });
      return true;
    }
    const known = { _id: stored._id, ...versionOf(stored) };
    const { matchedCount } = await documents.replaceOne(known, document, { session });
    return matchedCount === 1;
  }

  /** Every change of the list of certificates writes its state, so that two never overlap. */
  private async putNames(names: Prepared['names'], session: ClientSession): Promise<void> {
    const lists = this.database.collection<{ _id: string; version: number }>('certificate-list');
    await lists.updateOne({ _id: 'list' }, { $inc: { version: 1 } }, { upsert: true, session });
    const files = this.database.collection<CertificateName>('certificate-files');
    // Another file that has got the name meanwhile keeps it: the upsert fails then.
    for (const { _id, file, type, size } of names)
      await files.updateOne({ _id, file }, { $set: { type, size } }, { upsert: true, session });
  }

  /** The site's next request gets a number that none has. */
  private async countOn({ reference }: mongo.Document, session: ClientSession): Promise<void> {
    const [, year, number] = /^Q-(\d{4})-(\d+)$/.exec(String(reference)) ?? [];
    if (!year) return;
    const counters = this.database.collection<{ _id: string; value: number }>('counters');
    await counters.updateOne({ _id: `quotes-${year}` }, { $max: { value: Number(number) } }, { upsert: true, session });
  }

  private get ledger(): mongo.Collection<LedgerEntry> {
    return this.database.collection<LedgerEntry>(LEDGER);
  }
}

const lineOf = ({ place, key, title, collection, remarks }: Prepared | Refused) => ({
  place,
  key,
  title,
  collection,
  remarks,
});

/** Counts and links added here since stay with a document that is imported again. */
function merged(document: Prepared['document'], stored: Stored | undefined): Stored {
  if (!stored) return document;
  const { viewCount, twin, twinState, pinnedUntil } = stored;
  return {
    ...document,
    _id: stored._id,
    ...('viewCount' in document && { viewCount: Math.max(Number(document.viewCount), Number(viewCount) || 0) }),
    ...('twin' in document && !document.twin && { twin, twinState }),
    ...('pinnedUntil' in document && !document.pinnedUntil && { pinnedUntil }),
  };
}
