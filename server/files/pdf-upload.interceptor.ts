import { createParamDecorator, Inject, Injectable } from '@nestjs/common';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { Request, RequestHandler, Response } from 'express';
import multer, { MulterError } from 'multer';
import { catchError, from, switchMap } from 'rxjs';
import type { Observable } from 'rxjs';

import { AppError } from '../common/app-error.js';
import { isDatabaseDown } from '../common/error.filter.js';
import { CONFIG } from '../common/config.module.js';
import type { Config } from '../config.js';

import { cleanFileName, pdfStorage } from './upload.js';
import type { ReceivedFile } from './upload.js';
import { UploadStore } from './upload-store.js';

const FIELD = 'pdf';

/** The PDF that came with the request, already in the store; undefined when there was none. */
export const ReceivedPdf = createParamDecorator((_: unknown, context: ExecutionContext): ReceivedFile | undefined => {
  const { file } = context.switchToHttp().getRequest<Request>();
  return file && { id: file.filename, size: file.size, name: cleanFileName(file.originalname) };
});

/**
 * Takes in a form with a PDF; when something is refused afterwards (a wrong field, by the database), the file is freed
 * again. Where the database did not answer, the document may be there: the file stays, for the sweep to decide.
 */
@Injectable()
export class PdfUploadInterceptor implements NestInterceptor {
  private readonly receive: RequestHandler;

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly store: UploadStore,
  ) {
    const limits = {
      fileSize: config.uploadMegabytes * 1024 * 1024,
      files: 1,
      fields: 20,
      fieldSize: 200_000,
      parts: 30,
    };
    const options = { storage: pdfStorage(store), limits, defParamCharset: 'utf8' };
    this.receive = multer(options).single(FIELD);
  }

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<Request>();
    const response = context.switchToHttp().getResponse<Response>();
    await new Promise<void>((resolve, reject) => {
      void this.receive(request, response, (error: unknown) => {
        // A client that went away is no failure of ours.
        if (error) reject(request.complete ? toAppError(error) : new AppError('validation_failed'));
        else resolve();
      });
    });
    return next.handle().pipe(
      catchError((error: unknown) => {
        const { file } = request;
        const freed = file && !isDatabaseDown(error) ? this.store.remove(file.filename) : Promise.resolve();
        return from(freed).pipe(
          switchMap(() => {
            throw error;
          }),
        );
      }),
    );
  }
}

function toAppError(error: unknown): unknown {
  if (!(error instanceof MulterError)) return error;
  if (error.code === 'LIMIT_FILE_SIZE') return new AppError('file_too_large');
  if (error.code === 'LIMIT_UNEXPECTED_FILE') {
    return new AppError('validation_failed', { fields: { [error.field ?? 'file']: 'unknown_field' } });
  }
  if (error.code === 'LIMIT_FIELD_VALUE' && error.field) {
    return new AppError('validation_failed', { fields: { [error.field]: 'too_long' } });
  }
  return new AppError('validation_failed');
}
