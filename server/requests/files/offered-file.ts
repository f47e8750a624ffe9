import { Logger, StreamableFile } from '@nestjs/common';
import type { Response } from 'express';

import { AppError } from '../../platform/common/app-error.js';
import { nameFile } from '../../platform/files/send-file.js';
import { contentTypeOf } from '../../platform/files/upload-kinds.js';
import type { UploadStore } from '../../platform/files/upload-store.js';

const logger = new Logger('RequestFiles');

/** Strangers sent it: should a browser open it after all, nothing in it may run or load. */
const POLICY = "default-src 'none'; sandbox";

/** An answer that is a file; the log reads the reference of its request. It is sent once that is written. */
export class OfferedFile extends StreamableFile {
  constructor(
    content: ReturnType<UploadStore['read']>,
    readonly reference: string,
  ) {
    super(content);
    this.setErrorHandler((error, response) => {
      logger.error(error, 'a file was not sent whole');
      // The reader notices that its end is missing.
      response.destroy?.();
    });
  }
}

type Offer = { file: string; name: string; reference: string };

/** A file to be saved; what shows it after all may run nothing in it. Throws `not_found` if the store has lost it. */
export async function offerFile(
  store: UploadStore,
  { file, name, reference }: Offer,
  response: Response,
): Promise<OfferedFile> {
  const found = await store.find(file);
  if (!found) throw new AppError('not_found');
  nameFile(response, { name, type: contentTypeOf(name) });
  response.set({
    'Content-Length': String(found.size),
    'Content-Security-Policy': POLICY,
  });
  return new OfferedFile(store.read(file), reference);
}
