import { createHash, randomBytes } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose from 'mongoose';
import type { ClientSession, Model, QueryFilter, Types } from 'mongoose';

import { AppError } from '../../platform/common/app-error.js';
import type { ReceivedFile } from '../../platform/files/upload.js';
import { UploadStore } from '../../platform/files/upload-store.js';
import { UploadSweep } from '../../platform/files/upload-sweep.js';
import { FILE_WAITS, MOST_REQUEST_FILES } from '../../../shared/requests/request-files.types.js';
import type { RequestFile, ScanState, SentFile } from '../../../shared/requests/request-files.types.js';

import { RemovalService } from './removal.service.js';
import { StoredRequestFile } from './request-files.schema.js';
import { QuotaService } from './quota.service.js';
import { ScanService } from './scan/scan.service.js';

type FoundFile = StoredRequestFile & { _id: Types.ObjectId };

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
const isOneOf = (tokens: readonly string[]) => ({ tokenHash: mongoose.trusted({ $in: tokens.map(hashOf) }) });

const isOf = (quotes?: readonly Types.ObjectId[]) => ({
  quote: mongoose.trusted(quotes ? { $in: [...quotes] } : { $ne: null }),
});

/** One ending for each kind of file. */
export function kindOf(name: string): string {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return { jpeg: 'jpg', stp: 'step' }[ending] ?? ending;
}

/** Files that come with quote requests: taken one by one before the request, and joined to it when it is sent. */
@Injectable()
export class RequestFilesService implements OnModuleInit {
  constructor(
    @InjectModel(StoredRequestFile.name) private readonly files: Model<StoredRequestFile>,
    private readonly scanner: ScanService,
    private readonly removal: RemovalService,
    private readonly rooms: QuotaService,
    private readonly store: UploadStore,
    private readonly sweep: UploadSweep,
  ) {}

  onModuleInit(): void {
    this.sweep.register((ids) => this.files.distinct('file', { file: mongoose.trusted({ $in: [...ids] }) }));
  }

  /** Takes a stored file in for a day. Throws `infected_file`. */
  async take({ id, name, size }: ReceivedFile): Promise<SentFile> {
    const scan = await this.scanner.look(id);
    if (scan === 'infected') throw new AppError('infected_file');
    return this.keep({ id, name, size }, scan);
  }

  /** Takes in a stored file that this site has made, for a day. */
  takeOwn(file: Pick<ReceivedFile, 'id' | 'name' | 'size'>): Promise<SentFile> {
    return this.keep(file, 'clean');
  }

  /** Copies a file of a request as one that has arrived; it counts for this address. Throws `not_found`. */
  async copy(quote: Types.ObjectId, id: string, address: string): Promise<SentFile> {
    const { file, name, size, scan } = await this.find(quote, id);
    const room = await this.rooms.enter(address, size, { received: () => size, end: () => undefined });
    try {
      if (!(await this.store.find(file))) throw new AppError('not_found');
      const copy = await this.store.save(this.store.read(file));
      const sent = await this.keep({ ...copy, name }, scan);
      if (await this.files.exists({ file, quote })) return sent;
      // Its request was erased while it was copied.
      await this.takeBack(sent.file);
      throw new AppError('not_found');
    } catch (error) {
      await room.giveBack();
      throw error;
    } finally {
      room.leave();
    }
  }

  private async keep(
    { id, name, size }: Pick<ReceivedFile, 'id' | 'name' | 'size'>,
    scan: ScanState,
  ): Promise<SentFile> {
    const token = randomBytes(32).toString('base64url');
    const expiresAt = new Date(Date.now() + FILE_WAITS);
    await this.files.create({ file: id, name, size, tokenHash: hashOf(token), scan, expiresAt });
    return { file: token, name, size, kind: kindOf(name) };
  }

  /** Removes a file that no request has yet. Throws `not_found`. */
  async takeBack(token: string): Promise<void> {
    if (!(await this.removal.mark({ tokenHash: hashOf(token), quote: null }))) throw new AppError('not_found');
    await this.removal.clear();
  }

  /**
   * Joins files to a request, as part of the transaction that stores it. Throws `validation_failed`, naming the places of
   * those that are unknown, too old, or another request's already, or if the request would have too many. With `entry`
   * they go with this answer, which counts its own.
   */
  async claim(
    tokens: readonly string[],
    quote: Types.ObjectId,
    session: ClientSession,
    entry: string | null = null,
  ): Promise<void> {
    const there = await this.files.countDocuments({ quote, entry }).session(session);
    if (there + tokens.length > MOST_REQUEST_FILES)
      throw new AppError('validation_failed', { fields: { files: 'invalid' } });
    const isValid = { quote: null, expiresAt: mongoose.trusted({ $gt: new Date() }) };
    const gone: number[] = [];
    for (const [place, token] of tokens.entries()) {
      const change = { quote, entry, expiresAt: null };
      const { matchedCount } = await this.files.updateOne({ tokenHash: hashOf(token), ...isValid }, change, {
        session,
      });
      if (matchedCount === 0) gone.push(place);
    }
    if (gone.length === 0) return;
    const places = Object.fromEntries(gone.map((place) => [`files.${place}`, 'not_found' as const]));
    throw new AppError('validation_failed', { fields: { files: 'not_found', ...places } });
  }

  /** Files by their tokens, of those that are there. */
  async sent(tokens: readonly string[]): Promise<Pick<StoredRequestFile, 'name' | 'size'>[]> {
    const found = await this.files.find(isOneOf(tokens)).lean();
    return tokens.flatMap((token) => found.find(({ tokenHash }) => tokenHash === hashOf(token)) ?? []);
  }

  /** True if all of these files are the request's. */
  async has(quote: Types.ObjectId, tokens: readonly string[]): Promise<boolean> {
    if (tokens.length === 0) return true;
    return (await this.files.countDocuments({ ...isOneOf(tokens), quote })) === tokens.length;
  }

  /** Files from the senders of these requests, or of all, by the request's id. */
  async ofQuotes(quotes?: readonly Types.ObjectId[]): Promise<Map<string, RequestFile[]>> {
    return this.sorted({ ...isOf(quotes), entry: null }, ({ quote }) => String(quote));
  }

  /** Every file of these requests, those of answers too, by the request's id. */
  async everyOf(quotes: readonly Types.ObjectId[]): Promise<Map<string, RequestFile[]>> {
    return this.sorted(isOf(quotes), ({ quote }) => String(quote));
  }

  /** The files of the answers to these requests, or to all, by the answer's id. */
  async ofAnswers(quotes?: readonly Types.ObjectId[]): Promise<Map<string, RequestFile[]>> {
    return this.sorted({ ...isOf(quotes), entry: mongoose.trusted({ $ne: null }) }, ({ entry }) => String(entry));
  }

  private async sorted(those: QueryFilter<StoredRequestFile>, keyOf: (file: FoundFile) => string) {
    const byKey = new Map<string, RequestFile[]>();
    for (const file of await this.files.find(those).sort({ _id: 1 }).lean<FoundFile[]>())
      byKey.set(keyOf(file), [...(byKey.get(keyOf(file)) ?? []), toRequestFile(file)]);
    return byKey;
  }

  /** The files of a request. */
  async of(quote: Types.ObjectId): Promise<RequestFile[]> {
    return (await this.ofQuotes([quote])).get(String(quote)) ?? [];
  }

  /** The stored file behind one of a request. Throws `not_found`, or `infected_file`. */
  async find(
    quote: Types.ObjectId,
    id: string,
  ): Promise<Pick<StoredRequestFile, 'file' | 'name' | 'size' | 'entry' | 'scan'>> {
    const found = mongoose.isObjectIdOrHexString(id)
      ? await this.files.findOne({ _id: id, quote }).lean<FoundFile>()
      : null;
    if (!found) throw new AppError('not_found');
    if (found.scan === 'infected') throw new AppError('infected_file');
    return found;
  }

  /** Gives up the files of a request that is erased; `clear` of the removal then takes them from the store. */
  async letGo(quote: Types.ObjectId, session: ClientSession): Promise<void> {
    await this.removal.mark({ quote }, session);
  }
}

function toRequestFile({ _id, name, size, scan }: FoundFile): RequestFile {
  return { id: String(_id), name, size, kind: kindOf(name), scan };
}
