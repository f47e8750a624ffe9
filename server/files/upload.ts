import { Readable, pipeline } from 'node:stream';

import type { Request } from 'express';
import type { StorageEngine } from 'multer';

import { PdfCheck } from './pdf-check.js';
import type { UploadStore } from './upload-store.js';

/** A file that came with a request and is in the store. */
export type ReceivedFile = { id: string; size: number; name: string };

/** The name a file came with: composed Unicode (Macs send it decomposed), no path, no control characters. */
export function cleanFileName(name: string): string {
  const last = name.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  return last
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .slice(0, 200);
}

/** Streams uploaded PDFs straight into the store, checked on the way. */
export function pdfStorage(store: UploadStore): StorageEngine {
  return {
    _handleFile: (_request: Request, file: Express.Multer.File, done) => {
      const checked = new PdfCheck();
      // Ends both when either fails; the failure itself reaches us through what `save` throws.
      pipeline(file.stream as Readable, checked, () => undefined);
      store.save(checked).then(
        // multer copies these into the request's file
        ({ id, size }) => done(null, { filename: id, size }),
        (error: Error) => {
          file.stream.resume();
          done(error);
        },
      );
    },
    _removeFile: (_request: Request, file: Express.Multer.File, done) => {
      store.remove(file.filename).then(() => done(null), done);
    },
  };
}
