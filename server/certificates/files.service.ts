import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose from 'mongoose';
import type { ClientSession, Model } from 'mongoose';

import { AppError } from '../platform/common/app-error.js';
import { UploadSweep } from '../platform/files/upload-sweep.js';
import type { ReceivedFile } from '../platform/files/upload.js';
import { builtInFiles } from '../../shared/certificates/built-in.js';

import { CertificateChangesService } from './changes.service.js';
import { CertificateFile, fileKinds, StoredCertificate } from './certificates.schema.js';
import type { CertificateFileKind, HeldFile } from './certificates.schema.js';
import { freeName } from './free-name.js';

export type FileNames = Record<CertificateFileKind, string>;

export type NamedFile = { id: string; name: string; type: string };

/** Maps public names to files in the upload store. Changes run in the caller's transaction. */
@Injectable()
export class CertificateFilesService implements OnModuleInit {
  constructor(
    @InjectModel(CertificateFile.name) private readonly files: Model<CertificateFile>,
    @InjectModel(StoredCertificate.name) private readonly certificates: Model<StoredCertificate>,
    private readonly changes: CertificateChangesService,
    private readonly sweep: UploadSweep,
  ) {}

  onModuleInit(): void {
    // In one transaction, or a file moving between list and trash would be seen in neither.
    this.sweep.register((ids) => this.changes.look((session) => this.inUse(ids, session)));
  }

  /** Throws `not_found`. Built-in files are served before this. */
  async find(name: string): Promise<NamedFile> {
    // Macs send names decomposed.
    const found = await this.files.findById(name.normalize('NFC')).lean();
    if (!found) throw new AppError('not_found');
    return { id: found.file, name: found._id, type: found.type };
  }

  async has(name: string, kind: CertificateFileKind, session: ClientSession): Promise<boolean> {
    if (builtInFiles[kind].includes(name)) return true;
    const found = await this.files.findById(name).session(session).lean();
    return found !== null && (found.type === 'application/pdf') === (kind === 'pdf');
  }

  /** Registers a file under the free name nearest to its own. */
  async add({ id, name, type, size }: ReceivedFile, session: ClientSession): Promise<string> {
    const taken = await this.files.distinct('_id').session(session);
    const _id = freeName(name, type, [...builtInFiles.image, ...builtInFiles.pdf, ...taken]);
    await this.files.create([{ _id, file: id, type, size }], { session });
    return _id;
  }

  /** The uploaded files of a certificate that goes into the trash; built-in files stay. */
  async hold(names: FileNames, session: ClientSession): Promise<HeldFile[]> {
    const held: HeldFile[] = [];
    for (const kind of fileKinds) {
      const found = await this.files.findById(names[kind]).session(session).lean();
      if (found) held.push({ kind, file: found.file, type: found.type, size: found.size });
    }
    return held;
  }

  /** Registers the kept files again: under their own names, or free ones where these are taken. */
  async putBack(
    { heldFiles = [], ...names }: FileNames & { heldFiles?: HeldFile[] },
    session: ClientSession,
  ): Promise<Partial<FileNames>> {
    const back: Partial<FileNames> = {};
    for (const { kind, file, type, size } of heldFiles) {
      // Another certificate may have kept it or brought it back.
      const known = await this.files.findOne({ file }).session(session).lean();
      back[kind] = known?._id ?? (await this.add({ id: file, name: names[kind], type, size }, session));
    }
    return back;
  }

  /** Removes names that no certificate of the list uses; returns the files to remove after the commit. */
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

  /** The files that have neither a name nor a deleted certificate. */
  async needless(ids: readonly string[], session: ClientSession): Promise<string[]> {
    const needed = new Set(await this.inUse(ids, session));
    return ids.filter((id) => !needed.has(id));
  }

  private async inUse(ids: readonly string[], session: ClientSession): Promise<string[]> {
    const those = mongoose.trusted({ $in: [...ids] });
    const named = await this.files.distinct('file', { file: those }).session(session);
    const held = await this.certificates.find({ 'heldFiles.file': those }).session(session).lean();
    return [...named, ...held.flatMap(({ heldFiles = [] }) => heldFiles.map(({ file }) => file))];
  }
}
