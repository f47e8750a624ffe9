import { finished } from 'node:stream';
import type { Readable } from 'node:stream';

import type { Request } from 'express';
import type { StorageEngine } from 'multer';

import { PdfCheck } from './pdf-check.js';
import type { UploadStore } from './upload-store.js';

/** A file that came with a request and is in the store. */
export type ReceivedFile = { id: string; size: number; name: string };

const LONGEST_NAME = 200;

/** The name a file came with: composed Unicode (Macs send it decomposed), no path, no control characters. */
export function cleanFileName(name: string): string {
  const last = name.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const clean = last.replaceAll(/[\p{Cc}\p{Cf}]/gu, '').trim();
  const ending = /\.pdf$/i.exec(clean)?.[0] ?? '';
  // By characters: half of one could not be sent back.
  const stem = Array.from(clean.slice(0, clean.length - ending.length))
    .slice(0, LONGEST_NAME)
    .join('');
  return stem + ending || 'document.pdf';
}

/** Streams uploaded PDFs straight into the store, checked on the way. */
export function pdfStorage(store: UploadStore): StorageEngine {
  return {
    _handleFile: (_request: Request, file: Express.Multer.File, done) => {
      const sent: Readable = file.stream;
      // Not `pipeline`: it would end the source too, and multer would answer before the store has cleaned up.
      const checked = sent.pipe(new PdfCheck());
      finished(sent, (error) => error && checked.destroy(error));
      // What fails before the store reads is told to the store when it does.
      checked.on('error', () => undefined);
      store.save(checked).then(
        // multer copies these into the request's file
        ({ id, size }) => done(null, { filename: id, size }),
        (error: Error) => {
          sent.resume();
          done(error);
        },
      );
    },
    _removeFile: (_request: Request, file: Express.Multer.File, done) => {
      store.remove(file.filename).then(() => done(null), done);
    },
  };
}
