import { Injectable, Logger } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose from 'mongoose';
import type { ClientSession, Model } from 'mongoose';

import { AppError } from '../common/app-error.js';
import type { FileKind } from '../files/upload-kinds.js';
import { UploadStore } from '../files/upload-store.js';
import { UploadSweep } from '../files/upload-sweep.js';
import type { ReceivedFile } from '../files/upload.js';

import { builtInFiles } from './built-in.js';
import { CertificateChangesService } from './certificate-changes.service.js';
import { CertificateFile, fileKinds, StoredCertificate } from './certificates.schema.js';
import type { CertificateFileKind, HeldFile } from './certificates.schema.js';
import { freeName } from './free-name.js';

/** What a certificate's files are called. */
export type FileNames = Record<CertificateFileKind, string>;

/** A file in the upload store under the name it is asked for by. */
export type NamedFile = { id: string; name: string; type: string };

/** Which file in the upload store a name stands for. Who changes something here says in which transaction. */
@Injectable()
export class CertificateFilesService implements OnModuleInit {
  private readonly logger = new Logger('Certificates');

  constructor(
    @InjectModel(CertificateFile.name) private readonly files: Model<CertificateFile>,
    @InjectModel(StoredCertificate.name) private readonly certificates: Model<StoredCertificate>,
    private readonly changes: CertificateChangesService,
    private readonly store: UploadStore,
    private readonly sweep: UploadSweep,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.files.init();
    // At one moment: a file on its way between list and trash is in neither for who looks at one after the other.
    this.sweep.register((ids) => this.changes.look((session) => this.inUse(ids, session)));
  }

  /** Throws `not_found`; files that are part of the site never get here, they are served as they are. */
  async find(name: string): Promise<NamedFile> {
    // Macs send names decomposed.
    const found = await this.files.findById(name.normalize('NFC')).lean();
    if (!found) throw new AppError('not_found');
    return { id: found.file, name: found._id, type: found.type };
  }

  /** Whether there is a file of this kind under the name, uploaded or part of the site. */
  async has(name: string, kind: FileKind, session: ClientSession): Promise<boolean> {
    if (builtInFiles[kind].includes(name)) return true;
    const found = await this.files.findById(name).session(session).lean();
    return found !== null && (found.type === 'application/pdf') === (kind === 'pdf');
  }

  /** Gives an uploaded file a name that no other has, as close to its own as can be. */
  async add({ id, name, type, size }: ReceivedFile, session: ClientSession): Promise<string> {
    const taken = await this.files.distinct('_id').session(session);
    const _id = freeName(name, type, [...builtInFiles.image, ...builtInFiles.pdf, ...taken]);
    await this.files.create([{ _id, file: id, type, size }], { session });
    return _id;
  }

  /** What a certificate that goes into the trash keeps; files that are part of the site stay where they are. */
  async hold(names: FileNames, session: ClientSession): Promise<HeldFile[]> {
    const held: HeldFile[] = [];
    for (const kind of fileKinds) {
      const found = await this.files.findById(names[kind]).session(session).lean();
      if (found) held.push({ kind, file: found.file, type: found.type, size: found.size });
    }
    return held;
  }

  /** Gives what a certificate has kept a name again: its own, or a free one when another file has taken that. */
  async putBack(
    { heldFiles = [], ...names }: FileNames & { heldFiles?: HeldFile[] },
    session: ClientSession,
  ): Promise<Partial<FileNames>> {
    const back: Partial<FileNames> = {};
    for (const { kind, file, type, size } of heldFiles) {
      // Another certificate may have had it all the time, or have brought it back.
      const known = await this.files.findOne({ file }).session(session).lean();
      back[kind] = known?._id ?? (await this.add({ id: file, name: names[kind], type, size }, session));
    }
    return back;
  }

  /** Forgets the names that no certificate of the list has any more; gives what is to be freed once that is certain. */
  async forgetUnnamed({ image, pdf }: FileNames, session: ClientSession): Promise<string[]> {
    const unnamed: string[] = [];
    for (const name of [image, pdf]) {
      const naming = { deletedAt: null, $or: [{ image: name }, { pdf: name }] };
      if (!(await this.certificates.exists(naming).session(session))) unnamed.push(name);
    }
    const those = { _id: mongoose.trusted({ $in: unnamed }) };
    const found = await this.files.find(those).session(session).lean();
    await this.files.deleteMany(those, { session });
    return this.needless(
      found.map(({ file }) => file),
      session,
    );
  }

  /** Of these files the ones that neither have a name nor are kept in the trash. */
  async needless(ids: readonly string[], session: ClientSession): Promise<string[]> {
    const needed = new Set(await this.inUse(ids, session));
    return ids.filter((id) => !needed.has(id));
  }

  /** What cannot be removed now the sweep finds later; the change that made it needless stands. */
  async free(ids: readonly string[]): Promise<void> {
    for (const id of ids)
      await this.store.remove(id).catch((error: unknown) => this.logger.error(error, `${id} was not removed`));
  }

  private async inUse(ids: readonly string[], session: ClientSession): Promise<string[]> {
    const those = mongoose.trusted({ $in: [...ids] });
    const named = await this.files.distinct('file', { file: those }).session(session);
    const held = await this.certificates.find({ 'heldFiles.file': those }).session(session).lean();
    return [...named, ...held.flatMap(({ heldFiles = [] }) => heldFiles.map(({ file }) => file))];
  }
}
