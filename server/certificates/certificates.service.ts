import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose from 'mongoose';
import type { ClientSession, Model } from 'mongoose';

import { SettingsService } from '../access/settings/settings.service.js';
import { AppError } from '../platform/common/app-error.js';
import type { FieldErrors } from '../../shared/words/error.types.js';
import type { Language } from '../../shared/words/localized.types.js';
import { intoTrash } from '../access/trash/trash.js';
import { UploadStore } from '../platform/files/upload-store.js';
import type { ReceivedFile } from '../platform/files/upload.js';
import { builtInCertificates } from '../../shared/certificates/built-in.js';
import type { Certificate, CertificateList, SeedAnswer } from '../../shared/certificates/certificates.types.js';

import { toCertificate } from './certificate.presenter.js';
import { CertificateChangesService } from './changes.service.js';
import { CertificateFilesService } from './files.service.js';
import type { FileNames } from './files.service.js';
import type { CertificateDto, UpdateCertificateDto } from './certificates.dto.js';
import { fileKinds, StoredCertificate } from './certificates.schema.js';
import type { CertificateFileKind, FoundCertificate } from './certificates.schema.js';

export type SentFiles = Partial<Record<CertificateFileKind, ReceivedFile>>;

/**
 * The list of certificates. Each change is one transaction: no certificate names a missing file, and files that none
 * needs are removed.
 */
@Injectable()
export class CertificatesService {
  constructor(
    @InjectModel(StoredCertificate.name) private readonly certificates: Model<StoredCertificate>,
    private readonly changes: CertificateChangesService,
    private readonly files: CertificateFilesService,
    private readonly store: UploadStore,
    private readonly settings: SettingsService,
  ) {}

  /** The list of the page in this language; without a language the stored one. */
  async list(language?: Language): Promise<CertificateList> {
    const isBuiltIn = language === 'ko' && (await this.settings.get()).koCertificates === 'built-in';
    return { items: isBuiltIn ? [...builtInCertificates] : await this.stored() };
  }

  create(dto: CertificateDto, sent: SentFiles): Promise<Certificate> {
    return this.changes.run(async (session) => {
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
    const changed = await this.changes.run(async (session) => {
      const stored = await this.find(id, session);
      const { category = stored.category, name = stored.name, order = stored.order } = dto;
      const names = await this.namesOf(dto, sent, session);
      const change = { category, name, order: Number(order), ...names };
      const options = { returnDocument: 'after', session } as const;
      const after = await this.certificates.findByIdAndUpdate(stored._id, change, options).lean<FoundCertificate>();
      if (!after) throw new AppError('not_found');
      needless = await this.files.forgetUnnamed(stored, session);
      return toCertificate(after);
    });
    await this.store.free(needless);
    return changed;
  }

  /** Its files go with it unless other certificates name them. Throws `not_found`. */
  remove(id: string, by: string | null): Promise<Certificate> {
    return this.changes.run(async (session) => {
      const stored = await this.find(id, session);
      const change = { ...intoTrash(by), heldFiles: await this.files.hold(stored, session) };
      await this.certificates.updateOne({ _id: stored._id }, change, { session, timestamps: false });
      await this.files.forgetUnnamed(stored, session);
      return toCertificate(stored);
    });
  }

  /** Adds the built-in certificates whose PDF no certificate names. */
  seed(): Promise<SeedAnswer> {
    return this.changes.run(async (session) => {
      const those = { deletedAt: null, pdf: mongoose.trusted({ $in: builtInCertificates.map(({ pdf }) => pdf) }) };
      const there = new Set(await this.certificates.distinct('pdf', those).session(session));
      const missing = builtInCertificates.filter(({ pdf }) => !there.has(pdf));
      const added = missing.map(({ category, name, image, pdf, order }) => ({ category, name, image, pdf, order }));
      await this.certificates.create(added, { session, ordered: true });
      return { added: missing.length };
    });
  }

  /** Numbers the certificates from 1. Throws `conflict` unless the ids are exactly the stored ones. */
  async arrange(ids: readonly string[]): Promise<CertificateList> {
    const items = await this.changes.run(async (session) => {
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

  private async stored(session: ClientSession | null = null): Promise<Certificate[]> {
    const found = this.certificates.find({ deletedAt: null }).sort({ order: 1, _id: 1 }).session(session);
    return (await found.lean<FoundCertificate[]>()).map(toCertificate);
  }

  private async find(id: string, session: ClientSession): Promise<FoundCertificate> {
    if (!mongoose.isObjectIdOrHexString(id)) throw new AppError('not_found');
    const wanted = { _id: id, deletedAt: null };
    const found = await this.certificates.findOne(wanted).session(session).lean<FoundCertificate>();
    if (!found) throw new AppError('not_found');
    return found;
  }

  /** Names of the uploaded files, or of present ones. Throws `validation_failed`. */
  private async namesOf(dto: Partial<FileNames>, sent: SentFiles, session: ClientSession): Promise<Partial<FileNames>> {
    const fields: FieldErrors = {};
    const names: Partial<FileNames> = {};
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
}
