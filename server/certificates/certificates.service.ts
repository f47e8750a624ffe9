import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import mongoose from 'mongoose';
import type { ClientSession, Connection, Model } from 'mongoose';

import { SettingsService } from '../admin/settings.service.js';
import { AppError } from '../common/app-error.js';
import type { FieldErrors } from '../common/error.types.js';
import type { Language } from '../common/localized.types.js';
import { inTransaction } from '../database/transaction.js';
import type { ReceivedFile } from '../files/upload.js';

import { builtInCertificates } from './built-in.js';
import { CertificateFilesService } from './certificate-files.service.js';
import type { CertificateDto, UpdateCertificateDto } from './certificates.dto.js';
import { CertificateListState, StoredCertificate } from './certificates.schema.js';
import type { FoundCertificate } from './certificates.schema.js';
import type { Certificate, CertificateList, SeedAnswer } from './certificates.types.js';

const LIST = 'list';
const fileKinds = ['image', 'pdf'] as const;

/** The files that came with a form; a kind that was not sent is named in the form, or stays. */
export type SentFiles = Partial<Record<(typeof fileKinds)[number], ReceivedFile>>;

type Names = Partial<Pick<Certificate, (typeof fileKinds)[number]>>;

/**
 * The list of certificates. Changes happen one after the other, each whole or not at all, so that a certificate never
 * names a file that is not there, and a file that no certificate names is freed.
 */
@Injectable()
export class CertificatesService implements OnModuleInit {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(StoredCertificate.name) private readonly certificates: Model<StoredCertificate>,
    @InjectModel(CertificateListState.name) private readonly state: Model<CertificateListState>,
    private readonly files: CertificateFilesService,
    private readonly settings: SettingsService,
  ) {}

  async onModuleInit(): Promise<void> {
    // Collections are made outside of transactions only.
    await this.certificates.init();
    await this.state.updateOne({ _id: LIST }, {}, { upsert: true });
  }

  /** What the page in this language shows; without a language the stored list. */
  async list(language?: Language): Promise<CertificateList> {
    const isBuiltIn = language === 'ko' && (await this.settings.get()).koCertificates === 'built-in';
    return { items: isBuiltIn ? [...builtInCertificates] : await this.stored() };
  }

  create(dto: CertificateDto, sent: SentFiles): Promise<Certificate> {
    return this.change(async (session) => {
      const { category, name, order } = dto;
      const names = await this.namesOf(dto, sent, session);
      const [certificate] = await this.certificates.create([{ category, name, order: Number(order), ...names }], {
        session,
      });
      if (!certificate) throw new Error('The database gave back no certificate.');
      return toCertificate(certificate.toObject());
    });
  }

  /** Throws `not_found`. */
  async update(id: string, dto: UpdateCertificateDto, sent: SentFiles): Promise<Certificate> {
    let needless: string[] = [];
    const changed = await this.change(async (session) => {
      const stored = await this.find(id, session);
      const { category = stored.category, name = stored.name, order = stored.order } = dto;
      const names = await this.namesOf(dto, sent, session);
      const change = { category, name, order: Number(order), ...names };
      const options = { returnDocument: 'after', session } as const;
      const after = await this.certificates.findByIdAndUpdate(stored._id, change, options).lean<FoundCertificate>();
      if (!after) throw new AppError('not_found');
      needless = await this.forgetUnnamed(stored, session);
      return toCertificate(after);
    });
    await this.files.free(needless);
    return changed;
  }

  /** Throws `not_found`. */
  async remove(id: string): Promise<Certificate> {
    let needless: string[] = [];
    const removed = await this.change(async (session) => {
      const stored = await this.find(id, session);
      await this.certificates.deleteOne({ _id: stored._id }, { session });
      needless = await this.forgetUnnamed(stored, session);
      return toCertificate(stored);
    });
    await this.files.free(needless);
    return removed;
  }

  /** Adds those of the built-in certificates whose PDF no certificate names yet. */
  seed(): Promise<SeedAnswer> {
    return this.change(async (session) => {
      const those = { pdf: mongoose.trusted({ $in: builtInCertificates.map(({ pdf }) => pdf) }) };
      const there = new Set(await this.certificates.distinct('pdf', those).session(session));
      const missing = builtInCertificates.filter(({ pdf }) => !there.has(pdf));
      const added = missing.map(({ category, name, image, pdf, order }) => ({ category, name, image, pdf, order }));
      await this.certificates.create(added, { session, ordered: true });
      return { added: missing.length };
    });
  }

  /** Numbers the certificates from 1 in this order. Throws `conflict` unless these are exactly the stored ones. */
  async arrange(ids: readonly string[]): Promise<CertificateList> {
    const items = await this.change(async (session) => {
      const stored = await this.stored(session);
      const given = new Set(ids);
      const isComplete = given.size === ids.length && given.size === stored.length;
      if (!isComplete || !stored.every(({ id }) => given.has(id))) throw new AppError('conflict');
      await this.certificates.bulkWrite(
        ids.map((id, index) => ({
          updateOne: { filter: { _id: new mongoose.Types.ObjectId(id) }, update: { order: index + 1 } },
        })),
        { session },
      );
      return this.stored(session);
    });
    return { items };
  }

  /** Every change writes the same document first: of two at once the database lets one wait and begin anew. */
  private change<T>(work: (session: ClientSession) => Promise<T>): Promise<T> {
    return inTransaction(this.connection, async (session) => {
      await this.state.updateOne({ _id: LIST }, { $inc: { version: 1 } }, { session, upsert: true });
      return work(session);
    });
  }

  private async stored(session: ClientSession | null = null): Promise<Certificate[]> {
    const found = this.certificates.find().sort({ order: 1, _id: 1 }).session(session);
    return (await found.lean<FoundCertificate[]>()).map(toCertificate);
  }

  private async find(id: string, session: ClientSession): Promise<FoundCertificate> {
    const isId = mongoose.isObjectIdOrHexString(id);
    const found = isId ? await this.certificates.findById(id).session(session).lean<FoundCertificate>() : null;
    if (!found) throw new AppError('not_found');
    return found;
  }

  /** The names a form asks for: of the files it brought, or of files that are there. Throws `validation_failed`. */
  private async namesOf(dto: Names, sent: SentFiles, session: ClientSession): Promise<Names> {
    const fields: FieldErrors = {};
    const names: Names = {};
    for (const kind of fileKinds) {
      const file = sent[kind];
      const name = dto[kind];
      if (file) names[kind] = await this.files.add(file, session);
      else if (name !== undefined && (await this.files.has(name, kind, session))) names[kind] = name;
      else if (name !== undefined) fields[kind] = 'not_found';
    }
    if (Object.keys(fields).length > 0) throw new AppError('validation_failed', { fields });
    return names;
  }

  /** Forgets the files of this certificate that none names any more; gives what is to be freed in the store. */
  private async forgetUnnamed({ image, pdf }: StoredCertificate, session: ClientSession): Promise<string[]> {
    const unnamed: string[] = [];
    for (const name of [image, pdf]) {
      const naming = mongoose.trusted({ $or: [{ image: name }, { pdf: name }] });
      if (!(await this.certificates.exists(naming).session(session))) unnamed.push(name);
    }
    return this.files.forget(unnamed, session);
  }
}

const toCertificate = ({ _id, category, name, image, pdf, order }: FoundCertificate): Certificate => ({
  id: String(_id),
  category,
  name,
  image,
  pdf,
  order,
});
