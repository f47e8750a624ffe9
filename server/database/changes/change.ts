import type { mongo } from 'mongoose';

export type Change = {
  title: string;
  /** Also works on data that an interrupted run has changed in part. */
  run: (database: mongo.Db, say: (line: string) => void) => Promise<void>;
};
