import {
  applyDecorators,
  createParamDecorator,
  Inject,
  Injectable,
  SetMetadata,
  UseInterceptors,
} from '@nestjs/common';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiConsumes } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import multer, { MulterError } from 'multer';
import { catchError, from, switchMap } from 'rxjs';
import type { Observable } from 'rxjs';

import { AppError } from '../common/app-error.js';
import { CONFIG } from '../common/config.module.js';
import { isDatabaseDown } from '../common/error.filter.js';
import type { Config } from '../config.js';

import { cleanFileName } from './upload-kinds.js';
import { checkedStorage, partOf } from './upload.js';
import type { FileParts, ReceivedFile } from './upload.js';
import { UploadStore } from './upload-store.js';

const FORM = 'uploadForm';

type Form = { parts: FileParts; isNameInBody: boolean; megabytes?: number };
type Receiving = Request & { receivedFiles?: Record<string, ReceivedFile[]> };

/**
 * The route takes a form with these files. With `isNameInBody` a file's name also becomes the body's field of its part,
 * for forms in which a file may be sent or named. A file may have as many `megabytes`, or what the setting says.
 */
export const TakesFiles = (
  parts: FileParts,
  { isNameInBody = false, megabytes }: { isNameInBody?: boolean; megabytes?: number } = {},
) =>
  applyDecorators(
    SetMetadata(FORM, { parts, isNameInBody, megabytes } satisfies Form),
    UseInterceptors(UploadInterceptor),
    ApiConsumes('multipart/form-data'),
  );

/** The stored file of this part; undefined if none came. */
export const Received = createParamDecorator((part: string, context: ExecutionContext): ReceivedFile | undefined => {
  return context.switchToHttp().getRequest<Receiving>().receivedFiles?.[part]?.[0];
});

/** All stored files of this part. */
export const ReceivedAll = createParamDecorator((part: string, context: ExecutionContext): ReceivedFile[] => {
  return context.switchToHttp().getRequest<Receiving>().receivedFiles?.[part] ?? [];
});

/**
 * Stores the files of a form and removes them if the request is refused afterwards. If the database did not answer, the
 * document may exist: the files stay for the sweep.
 */
@Injectable()
export class UploadInterceptor implements NestInterceptor {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly store: UploadStore,
    private readonly reflector: Reflector,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<Receiving>();
    const form = this.reflector.get<Form>(FORM, context.getHandler());
    await this.receive(form, request, context.switchToHttp().getResponse<Response>());
    const sent = filesOf(request).map((file) => [file.fieldname, receivedFrom(file, form.parts)] as const);
    request.receivedFiles = {};
    for (const [part, file] of sent) (request.receivedFiles[part] ??= []).push(file);
    if (form.isNameInBody)
      Object.assign(request.body ?? {}, Object.fromEntries(sent.map(([part, { name }]) => [part, name])));
    return next.handle().pipe(
      catchError((error: unknown) => {
        const ids = isDatabaseDown(error) ? [] : sent.map(([, { id }]) => id);
        return from(Promise.all(ids.map((id) => this.store.remove(id)))).pipe(
          switchMap(() => {
            throw error;
          }),
        );
      }),
    );
  }

  private receive({ parts, megabytes }: Form, request: Request, response: Response): Promise<void> {
    const wanted = Object.keys(parts).map((name) => ({ name, maxCount: partOf(parts, name).most }));
    const limits = {
      fileSize: (megabytes ?? this.config.uploadMegabytes) * 1024 * 1024,
      files: wanted.reduce((sum, { maxCount }) => sum + maxCount, 0),
      // A rewritten notice, with all its parts, that leaves nine files out.
      fields: 40,
      fieldSize: 200_000,
      parts: 60,
    };
    const options = { storage: checkedStorage(this.store, parts), limits, defParamCharset: 'utf8' };
    const receive = multer(options).fields(wanted);
    return new Promise((resolve, reject) => {
      void receive(request, response, (error: unknown) => {
        // A client that went away is no failure.
        if (error) reject(request.complete ? toAppError(error, parts) : new AppError('validation_failed'));
        else resolve();
      });
    });
  }
}

/** multer groups files by part; its types allow a list too. */
const filesOf = ({ files = {} }: Request) => (Array.isArray(files) ? files : Object.values(files).flat());

function receivedFrom(file: Express.Multer.File, parts: FileParts): ReceivedFile {
  const { filename: id, size, mimetype: type, originalname, fieldname } = file;
  return { id, size, type, name: cleanFileName(originalname, partOf(parts, fieldname).kind) };
}

/** multer tells broken forms apart by message only. */
const BROKEN_FORM =
  /^(?:Malformed (?:content type|part header)|Multipart: Boundary not found|Unexpected end of (?:form|file))$/;

function toAppError(error: unknown, parts: FileParts): unknown {
  if (error instanceof Error && BROKEN_FORM.test(error.message)) return new AppError('validation_failed');
  if (!(error instanceof MulterError)) return error;
  const { code, field = 'file' } = error;
  if (code === 'LIMIT_FILE_SIZE') {
    const hasSeveral = Object.keys(parts).length > 1;
    return new AppError('file_too_large', hasSeveral ? { fields: { [field]: 'file_too_large' } } : {});
  }
  if (code === 'LIMIT_UNEXPECTED_FILE') {
    // A known part came twice.
    return new AppError('validation_failed', {
      fields: { [field]: Object.hasOwn(parts, field) ? 'invalid' : 'unknown_field' },
    });
  }
  if (code === 'LIMIT_FIELD_VALUE' && error.field) {
    return new AppError('validation_failed', { fields: { [error.field]: 'too_long' } });
  }
  return new AppError('validation_failed');
}
