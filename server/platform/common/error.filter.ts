import { Catch, HttpException, Logger } from '@nestjs/common';
import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common';
import type { Request, Response } from 'express';
import { mongo, Error as mongooseErrors } from 'mongoose';

import type { ErrorBody } from '../../../shared/words/error.types.js';
import { fieldsOf } from '../../../shared/words/records.js';

import { AppError, codeOfStatus } from './app-error.js';
import { refusalPage } from './refusal-page.js';
import { codeOf } from './thrown.js';

/** Answers every failure with the one error body; driver texts, stacks and paths go to the log only. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('Request');

  catch(thrown: unknown, host: ArgumentsHost): void {
    const response = host.switchToHttp().getResponse<Response>();
    const request = host.switchToHttp().getRequest<Request & { id?: unknown }>();
    const error = toAppError(thrown);
    if (error.getStatus() >= 500) this.logger.error(thrown);
    if (response.headersSent) {
      response.destroy();
      return;
    }
    sendFailure(error, request, response);
  }
}

export function sendFailure(error: AppError, request: Request & { id?: unknown }, response: Response): void {
  const { fields, retryAfter } = error.details;
  if (retryAfter !== undefined) response.setHeader('Retry-After', String(retryAfter));
  const page = refusalPage(request, error.code);
  if (page) {
    response.status(error.getStatus()).type('html').set('Cache-Control', 'no-store').send(page);
    return;
  }
  const body: ErrorBody = {
    success: false,
    code: error.code,
    message: error.message,
    ...(fields && { fields }),
    requestId: typeof request.id === 'string' ? request.id : '',
  };
  response.status(error.getStatus()).json(body);
}

export const databaseUnavailable = () => new AppError('database_unavailable', { retryAfter: 5 });

function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (isDatabaseDown(thrown) || isInterrupted(thrown)) return databaseUnavailable();
  if (thrown instanceof HttpException) return new AppError(codeOfStatus(thrown.getStatus()));
  const { status } = fieldsOf(thrown); // Express's body parser throws plain errors with a status
  return new AppError(typeof status === 'number' ? codeOfStatus(status) : 'internal_error');
}

/** Another change interrupted the transaction: nothing is stored, and a retry may succeed. */
export const isInterrupted = (thrown: unknown): boolean =>
  thrown instanceof mongo.MongoError && thrown.hasErrorLabel('TransientTransactionError');

/** MongoDB's codes while it stops, starts or elects; reads get them too. */
const PASSING_CODES = new Set<unknown>([
  50, 64, 91, 94, 133, 134, 189, 202, 262, 9001, 10_107, 11_600, 11_602, 13_435, 13_436,
]);

const SOCKET_CODES = new Set<unknown>(['EPIPE', 'ECONNRESET', 'ECONNREFUSED', 'ETIMEDOUT']);

/** No server, a lost connection or no answer in time. A write may still have been done, or be done later. */
export function isDatabaseDown(thrown: unknown): boolean {
  return (
    thrown instanceof mongo.MongoNetworkError ||
    thrown instanceof mongo.MongoServerSelectionError ||
    thrown instanceof mongo.MongoNotConnectedError ||
    thrown instanceof mongo.MongoTopologyClosedError ||
    thrown instanceof mongo.MongoWriteConcernError ||
    thrown instanceof mongooseErrors.MongooseServerSelectionError ||
    SOCKET_CODES.has(codeOf(thrown)) ||
    (thrown instanceof mongo.MongoError && thrown.name === 'MongoWaitQueueTimeoutError') ||
    (thrown instanceof mongo.MongoError && thrown.hasErrorLabel('RetryableWriteError')) ||
    (thrown instanceof mongo.MongoServerError && PASSING_CODES.has(thrown.code))
  );
}
