import { Catch, HttpException, Logger } from '@nestjs/common';
import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common';
import type { Request, Response } from 'express';
import { mongo, Error as mongooseErrors } from 'mongoose';

import { AppError, codeOfStatus } from './app-error.js';
import type { ErrorBody } from './error.types.js';

/** Turns whatever was thrown into the one error body; driver texts, stacks and paths go to the log only. */
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
    const { fields, retryAfter } = error.details;
    if (retryAfter !== undefined) response.setHeader('Retry-After', String(retryAfter));
    const body: ErrorBody = {
      success: false,
      code: error.code,
      message: error.message,
      ...(fields && { fields }),
      requestId: String(request.id ?? ''),
    };
    response.status(error.getStatus()).json(body);
  }
}

function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (isDatabaseDown(thrown) || isInterrupted(thrown)) return new AppError('database_unavailable', { retryAfter: 5 });
  if (thrown instanceof HttpException) return new AppError(codeOfStatus(thrown.getStatus()));
  const status = (thrown as { status?: unknown } | null)?.status; // Express's body parser throws plain errors with a status
  return new AppError(typeof status === 'number' ? codeOfStatus(status) : 'internal_error');
}

/** A transaction that another change got in between: nothing of it is stored, and another try may succeed. */
export const isInterrupted = (thrown: unknown): boolean =>
  thrown instanceof mongo.MongoError && thrown.hasErrorLabel('TransientTransactionError');

/** What MongoDB says while it stops, starts or changes its primary, also to reads: nothing is wrong with the request. */
const PASSING_CODES = new Set<unknown>([
  50, 64, 91, 94, 133, 134, 189, 202, 262, 9001, 10_107, 11_600, 11_602, 13_435, 13_436,
]);

/** What Node says of a socket whose other end is gone. */
const SOCKET_CODES = new Set<unknown>(['EPIPE', 'ECONNRESET', 'ECONNREFUSED', 'ETIMEDOUT']);

/** No server to be had, connection lost, or no answer in time. A write may have been done all the same, or be done yet. */
export function isDatabaseDown(thrown: unknown): boolean {
  return (
    thrown instanceof mongo.MongoNetworkError ||
    thrown instanceof mongo.MongoServerSelectionError ||
    thrown instanceof mongo.MongoNotConnectedError ||
    thrown instanceof mongo.MongoTopologyClosedError ||
    thrown instanceof mongo.MongoWriteConcernError ||
    thrown instanceof mongooseErrors.MongooseServerSelectionError ||
    // The driver hands on some failures of its sockets as they are.
    SOCKET_CODES.has((thrown as NodeJS.ErrnoException | null)?.code) ||
    // The driver does not export this one.
    (thrown instanceof mongo.MongoError && thrown.name === 'MongoWaitQueueTimeoutError') ||
    (thrown instanceof mongo.MongoError && thrown.hasErrorLabel('RetryableWriteError')) ||
    (thrown instanceof mongo.MongoServerError && PASSING_CODES.has(thrown.code))
  );
}
