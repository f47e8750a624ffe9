import { mongo } from 'mongoose';

/** A full disk of MongoDB, a used-up quota, and Atlas's code, which stands for many things. */
const OUT_OF_DISK_SPACE = 14_031;
const QUOTA_EXCEEDED = 12_501;
const ATLAS_ERROR = 8000;

/**
 * True if MongoDB refused a write for lack of space. A mongod whose disk is full to the last byte ends instead: a
 * database that is down.
 */
export function isOutOfSpace(error: unknown): boolean {
  if (!(error instanceof mongo.MongoServerError)) return false;
  const { code, message } = error;
  return code === OUT_OF_DISK_SPACE || code === QUOTA_EXCEEDED || (code === ATLAS_ERROR && /space quota/.test(message));
}
