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
import { CertificateFile } from './certificates.schema.js';
import { freeName } from './free-name.js';

/** A file in the upload store under the name it is asked for by. */
export type NamedFile = { id: string; name: string; type: string };

/** Which file in the upload store a name stands for. Who changes something here says in which transaction. */
@Injectable()
export class CertificateFilesService implements OnModuleInit {
  private readonly logger = new Logger('Certificates');

  constructor(
    @InjectModel(CertificateFile.name) private readonly files: Model<CertificateFile>,
    private readonly store: UploadStore,
    private readonly sweep: UploadSweep,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.files.init();
    this.sweep.register((ids) => this.files.distinct('file', { file: mongoose.trusted({ $in: [...ids] }) }));
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

  /** Forgets these names; what they stood for is to be freed once that is certain. */
  async forget(names: readonly string[], session: ClientSession): Promise<string[]> {
    const those = { _id: mongoose.trusted({ $in: [...names] }) };
    const found = await this.files.find(those).session(session).lean();
    await this.files.deleteMany(those, { session });
    return found.map(({ file }) => file);
  }

  /** What cannot be removed now the sweep finds later; the change that made it needless stands. */
  async free(ids: readonly string[]): Promise<void> {
    for (const id of ids)
      await this.store.remove(id).catch((error: unknown) => this.logger.error(error, `${id} was not removed`));
  }
}
