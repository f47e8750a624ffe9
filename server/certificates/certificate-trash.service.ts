import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose from 'mongoose';
import type { ClientSession, Model } from 'mongoose';

import { AuditService } from '../audit/audit.service.js';
import { AppError } from '../common/app-error.js';
import { idOf, inTrash, isDue, PURGE_EVERY, outOfTrash, TRASH_PAGE, toTrashed } from '../common/trash.js';
import type { InTrash } from '../common/trash.js';
import { JobsService } from '../jobs/jobs.service.js';

import { toCertificate } from './certificate-answers.js';
import { CertificateChangesService } from './certificate-changes.service.js';
import { CertificateFilesService } from './certificate-files.service.js';
import { StoredCertificate } from './certificates.schema.js';
import type { FoundCertificate } from './certificates.schema.js';
import type { Certificate, TrashedCertificatePage } from './certificates.types.js';

const PURGE = 'purge-certificates';

type DeletedCertificate = FoundCertificate & InTrash;

/** Deleted certificates: in no list and with files that nobody can ask for, but for 30 days to be had back. */
@Injectable()
export class CertificateTrashService implements OnModuleInit {
  constructor(
    @InjectModel(StoredCertificate.name) private readonly certificates: Model<StoredCertificate>,
    private readonly changes: CertificateChangesService,
    private readonly files: CertificateFilesService,
    private readonly jobs: JobsService,
    private readonly audit: AuditService,
  ) {}

  async onModuleInit(): Promise<void> {
    this.jobs.define(PURGE, () => this.expire());
    await this.jobs.every(PURGE_EVERY, PURGE);
  }

  /** Last deleted first, 20 a page. A page beyond the end is empty. */
  async list(page: number): Promise<TrashedCertificatePage> {
    const lastFirst = this.certificates.find(inTrash()).sort({ deletedAt: -1, _id: -1 });
    const [total, found] = await Promise.all([
      this.certificates.countDocuments(inTrash()),
      lastFirst
        .skip((page - 1) * TRASH_PAGE)
        .limit(TRASH_PAGE)
        .lean<DeletedCertificate[]>(),
    ]);
    const items = found.map((each) => ({ ...toCertificate(each), ...toTrashed(each) }));
    return { items, total, page, pageSize: TRASH_PAGE, pageCount: Math.max(1, Math.ceil(total / TRASH_PAGE)) };
  }

  /** Puts the certificate back at its place, with its files. Throws `not_found` when it is not in the trash. */
  restore(id: string): Promise<Certificate> {
    return this.changes.run(async (session) => {
      const stored = await this.find({ _id: idOf(id), ...inTrash() }, session);
      if (!stored) throw new AppError('not_found');
      await this.makeRoom(stored, session);
      const change = { ...outOfTrash, heldFiles: [], ...(await this.files.putBack(stored, session)) };
      const options = { returnDocument: 'after', session } as const;
      const after = await this.certificates.findByIdAndUpdate(stored._id, change, options).lean<FoundCertificate>();
      if (!after) throw new AppError('not_found');
      return toCertificate(after);
    });
  }

  /** Removes the certificate with its files, for good. Throws `not_found` when it is not in the trash. */
  async purge(id: string): Promise<Certificate> {
    const removed = await this.removeOne({ _id: idOf(id), ...inTrash() });
    if (!removed) throw new AppError('not_found');
    return removed;
  }

  private async expire(): Promise<void> {
    for (const { _id } of await this.certificates.find(isDue(), { _id: 1 }).lean()) {
      const removed = await this.removeOne({ _id, ...isDue() });
      if (!removed) continue;
      const { id, name } = removed;
      await this.audit.record({ action: 'trash.expire', subject: { noun: 'certificates', id, name } });
    }
  }

  /** First the certificate, then its files: a crash in between leaves files that nobody needs, which the sweep finds. */
  private async removeOne(filter: object): Promise<Certificate | undefined> {
    let needless: string[] = [];
    const removed = await this.changes.run(async (session) => {
      const stored = await this.find(filter, session);
      if (!stored) return undefined;
      await this.certificates.deleteOne({ _id: stored._id }, { session });
      const held = (stored.heldFiles ?? []).map(({ file }) => file);
      needless = await this.files.needless(held, session);
      return toCertificate(stored);
    });
    await this.files.free(needless);
    return removed;
  }

  /** Whoever has been given its number meanwhile moves on by one, with all that follow. */
  private async makeRoom({ order, deletedAt }: DeletedCertificate, session: ClientSession): Promise<void> {
    const numberedSince = { deletedAt: null, order, updatedAt: mongoose.trusted({ $gt: deletedAt }) };
    if (!(await this.certificates.exists(numberedSince).session(session))) return;
    const following = { deletedAt: null, order: mongoose.trusted({ $gte: order }) };
    await this.certificates.updateMany(following, { $inc: { order: 1 } }, { session });
  }

  private find(filter: object, session: ClientSession): Promise<DeletedCertificate | null> {
    return this.certificates.findOne(filter).session(session).lean<DeletedCertificate>();
  }
}
