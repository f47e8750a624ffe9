import { finished } from 'node:stream';
import type { Readable } from 'node:stream';

import type { Request } from 'express';
import type { StorageEngine } from 'multer';

import { AppError } from '../common/app-error.js';

import { checkOf } from './upload-kinds.js';
import type { FileKind } from './upload-kinds.js';
import type { UploadStore } from './upload-store.js';

/** A file that came with a request and is in the store; `type` is by its content, not by what the sender said. */
export type ReceivedFile = { id: string; size: number; name: string; type: string };

/** The file parts a form may have, each with the kind of file it takes. */
export type FileParts = Readonly<Record<string, FileKind>>;

/** Streams uploaded files straight into the store, checked on the way. */
export function checkedStorage(store: UploadStore, parts: FileParts): StorageEngine {
  // With one part alone there is no question which file was meant.
  const hasSeveral = Object.keys(parts).length > 1;
  return {
    _handleFile: (_request: Request, file: Express.Multer.File, done) => {
      const sent: Readable = file.stream;
      // Not `pipeline`: it would end the source too, and multer would answer before the store has cleaned up.
      const checked = sent.pipe(checkOf(parts[file.fieldname] ?? 'pdf'));
      finished(sent, (error) => error && checked.destroy(error));
      // What fails before the store reads is told to the store when it does.
      checked.on('error', () => undefined);
      store.save(checked).then(
        // multer copies these into the request's file
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

/** The refusal with the part that it is about. */
function naming(part: string, error: Error): Error {
  const isRefused = error instanceof AppError && error.code === 'unsupported_file';
  return isRefused ? new AppError(error.code, { fields: { [part]: 'unsupported_file' } }) : error;
}
