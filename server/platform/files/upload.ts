import { finished } from 'node:stream';
import type { Readable } from 'node:stream';

import type { Request } from 'express';
import type { StorageEngine } from 'multer';

import { AppError } from '../common/app-error.js';
import { fileRefusals } from '../../../shared/words/error.types.js';

import { checkOf } from './upload-kinds.js';
import type { FileKind } from './upload-kinds.js';
import type { UploadStore } from './upload-store.js';

/** Already stored; `type` is by content, not as the sender said. */
export type ReceivedFile = { id: string; size: number; name: string; type: string };

/** The files of a form: one of a kind, or at most so many. */
export type FileParts = Readonly<Record<string, FileKind | { kind: FileKind; most: number }>>;

/** Kind and number of files that a field of the form takes. */
export function partOf(parts: FileParts, name: string): { kind: FileKind; most: number } {
  const part = parts[name] ?? 'pdf';
  return typeof part === 'string' ? { kind: part, most: 1 } : part;
}

export function checkedStorage(store: UploadStore, parts: FileParts): StorageEngine {
  // A single part needs no name in the refusal.
  const hasSeveral = Object.keys(parts).length > 1;
  const came: Record<string, number> = {};
  return {
    _handleFile: (_request: Request, file: Express.Multer.File, done) => {
      const sent: Readable = file.stream;
      // Not `pipeline`, which would end the source, and multer would answer before the store has cleaned up.
      const { kind, most } = partOf(parts, file.fieldname);
      const position = (came[file.fieldname] ??= 0);
      came[file.fieldname] = position + 1;
      const checked = sent.pipe(checkOf(kind, file.originalname));
      finished(sent, (error) => error && checked.destroy(error));
      // The store reports the failure when it reads.
      checked.on('error', () => undefined);
      store.save(checked).then(
        // multer copies these into the request's file.
        ({ id, size }) => done(null, { filename: id, size, mimetype: checked.type }),
        (error: Error) => {
          sent.resume();
          done(hasSeveral ? naming(most > 1 ? `${file.fieldname}.${position}` : file.fieldname, error) : error);
        },
      );
    },
    _removeFile: (_request: Request, file: Express.Multer.File, done) => {
      store.remove(file.filename).then(() => done(null), done);
    },
  };
}

function naming(part: string, error: Error): Error {
  const code = error instanceof AppError && fileRefusals.find((each) => each === error.code);
  return code ? new AppError(code, { fields: { [part]: code } }) : error;
}
