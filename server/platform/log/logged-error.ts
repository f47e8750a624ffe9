import { mongo, Error as mongooseErrors } from 'mongoose';

import { fieldsOf } from '../../../shared/words/records.js';

import { inSources } from './sources.js';

export type LoggedError = {
  type: string;
  code?: string | number;
  message: string;
  stack?: string;
  cause?: LoggedError;
};

/** Errors that quote what somebody has sent. */
const isQuoting = (error: Error): boolean =>
  error instanceof mongo.MongoServerError ||
  (error instanceof mongooseErrors && !(error instanceof mongooseErrors.MongooseServerSelectionError)) ||
  // JSON.parse quotes what it could not read.
  error instanceof SyntaxError ||
  isOfMail(error);

const isOfMail = (error: Error) => 'responseCode' in error || 'command' in error;

/** The kind, code and place of an error, and its message unless that quotes somebody. */
export function toLogged(error: Error): LoggedError {
  const { code, codeName } = fieldsOf(error);
  const words = isQuoting(error)
    ? `${typeof codeName === 'string' ? codeName : error.name} (its words may quote what was sent)`
    : error.message;
  return {
    type: error.constructor.name,
    ...((typeof code === 'string' || typeof code === 'number') && { code }),
    message: words,
    stack: error.stack
      ?.split('\n')
      .filter((line) => /^ +at /.test(line))
      .map((line) => inSources(line))
      .join('\n'),
    ...(error.cause instanceof Error && { cause: toLogged(error.cause) }),
  };
}
