import { finished } from 'node:stream';
import type { Readable } from 'node:stream';

import type { Request } from 'express';
import type { StorageEngine } from 'multer';

import { AppError } from '../common/app-error.js';

import { checkOf } from './upload-kinds.js';
import type { FileKind } from './upload-kinds.js';
import type { UploadStore } from './upload-store.js';

/** Already stored; `type` is by content, not as the sender said. */
export type ReceivedFile = { id: string; size: number; name: string; type: string };

export type FileParts = Readonly<Record<string, FileKind>>;

export function checkedStorage(store: UploadStore, parts: FileParts): StorageEngine {
  // A single part needs no name in the refusal.
  const hasSeveral = Object.keys(parts).length > 1;
  return {
    _handleFile: (_request: Request, file: Express.Multer.File, done) => {
      const sent: Readable = file.stream;
      // Not `pipeline`, which would end the source, and multer would answer before the store has cleaned up.
      const checked = sent.pipe(checkOf(parts[file.fieldname] ?? 'pdf'));
      finished(sent, (error) => error && checked.destroy(error));
      // The store reports the failure when it reads.
      checked.on('error', () => undefined);
      store.save(checked).then(
        // multer copies these into the request's file.
        ({ id, size }) => done(null, { filename: id, size, mimetype: checked.type }),
        (error: Error) => {
          sent.resume();
          done(hasSeveral ? naming(file.fieldname, error) : error);
        },
      );
    },
    _removeFile: (_request: Request, file: Express.Multer.File, done) => {
      store.remove(file.filename).then(() => done(null), done);
    },
  };
}

function naming(part: string, error: Error): Error {
  const isRefused = error instanceof AppError && error.code === 'unsupported_file';
  return isRefused ? new AppError(error.code, { fields: { [part]: 'unsupported_file' } }) : error;
}
