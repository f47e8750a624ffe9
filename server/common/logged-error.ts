import { mongo, Error as mongooseErrors } from 'mongoose';

export type LoggedError = {
  type: string;
  code?: string | number;
  message: string;
  stack?: string;
  cause?: LoggedError;
};

/** Errors whose words, and whose other properties, quote what somebody has sent: values, documents, addresses. */
const isQuoting = (error: Error): boolean =>
  error instanceof mongo.MongoServerError ||
  (error instanceof mongooseErrors && !(error instanceof mongooseErrors.MongooseServerSelectionError)) ||
  // JSON.parse quotes what it could not read.
  error instanceof SyntaxError ||
  isOfMail(error);

const isOfMail = (error: Error) => 'responseCode' in error || 'command' in error;

/** What the log says of an error: its kind, code and place, and its words where they are nobody's but a program's. */
export function toLogged(error: Error): LoggedError {
  const { code, codeName } = error as { code?: unknown; codeName?: unknown };
  const words = isQuoting(error)
    ? `${String(codeName ?? error.name)} (its words may quote what was sent)`
    : error.message;
  return {
    type: error.constructor.name,
    ...((typeof code === 'string' || typeof code === 'number') && { code }),
    message: words,
    // The first lines repeat the message.
    stack: error.stack
      ?.split('\n')
      .filter((line) => /^ +at /.test(line))
      .join('\n'),
    ...(error.cause instanceof Error && { cause: toLogged(error.cause) }),
  };
}
