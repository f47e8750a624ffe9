import { mongo } from 'mongoose';

/** No room on MongoDB's disk (OutOfDiskSpace), no quota left, and the same at Atlas, whose one code stands for many things. */
const OUT_OF_DISK_SPACE = 14_031;
const QUOTA_EXCEEDED = 12_501;
const ATLAS_ERROR = 8000;

/**
 * Whether MongoDB refused to write because there is no room. One of your own whose disk is full to the last byte says
 * nothing, it ends: then it is a database that is down.
 */
export function isOutOfSpace(error: unknown): boolean {
  if (!(error instanceof mongo.MongoServerError)) return false;
  const { code, message } = error;
  return code === OUT_OF_DISK_SPACE || code === QUOTA_EXCEEDED || (code === ATLAS_ERROR && /space quota/.test(message));
}
