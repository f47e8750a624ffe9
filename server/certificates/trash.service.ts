import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose from 'mongoose';
import type { ClientSession, Model } from 'mongoose';

import { AppError } from '../platform/common/app-error.js';
import { idOf, inTrash, outOfTrash, toTrashed } from '../access/trash/trash.js';
import type { InTrash } from '../access/trash/trash.js';
import { UploadStore } from '../platform/files/upload-store.js';
import type { Bin } from '../access/trash/trash.service.js';
import { TrashService } from '../access/trash/trash.service.js';
import type { Certificate, TrashedCertificatePage } from '../../shared/certificates/certificates.types.js';

import { toCertificate } from './certificate.presenter.js';
import { CertificateChangesService } from './changes.service.js';
import { CertificateFilesService } from './files.service.js';
import { StoredCertificate } from './certificates.schema.js';
import type { FoundCertificate } from './certificates.schema.js';

type DeletedCertificate = FoundCertificate & InTrash;

/** The files of deleted certificates cannot be asked for. */
@Injectable()
export class CertificateTrashService implements OnModuleInit {
  private readonly bin: Bin<StoredCertificate, DeletedCertificate, Certificate>;

  constructor(
    @InjectModel(StoredCertificate.name) private readonly certificates: Model<StoredCertificate>,
    private readonly changes: CertificateChangesService,
    private readonly files: CertificateFilesService,
    private readonly store: UploadStore,
    private readonly trash: TrashService,
  ) {
    this.bin = {
      noun: 'certificates',
      documents: certificates,
      toTrashed: (found) => ({ ...toCertificate(found), ...toTrashed(found) }),
      nameOf: ({ name }) => name,
      remove: (filter) => this.remove(filter),
    };
  }

  async onModuleInit(): Promise<void> {
    await this.trash.expireHourly('purge-certificates', [this.bin]);
  }

  list(page: number): Promise<TrashedCertificatePage> {
    return this.trash.list(this.bin, page);
  }

  /** Puts the certificate back at its place, with its files. Throws `not_found` unless it is in the trash. */
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

  /** Throws `not_found` unless the certificate is in the trash. */
  purge(id: string): Promise<Certificate> {
    return this.trash.purge(this.bin, id);
  }

  /** First the certificate, then its files: after a crash in between the sweep finds the files. */
  private async remove(filter: object): Promise<Certificate | null> {
    let needless: string[] = [];
    const removed = await this.changes.run(async (session) => {
      const stored = await this.find(filter, session);
      if (!stored) return null;
      await this.certificates.deleteOne({ _id: stored._id }, { session });
      const held = (stored.heldFiles ?? []).map(({ file }) => file);
      needless = await this.files.needless(held, session);
      return toCertificate(stored);
    });
    await this.store.free(needless);
    return removed;
  }

  /** Moves a certificate that was given this number meanwhile, and all that follow, by one. */
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
