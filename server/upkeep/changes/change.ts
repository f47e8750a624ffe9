import type { mongo } from 'mongoose';

import type { Index } from '../../platform/database/indexes.js';

export type Change = {
  title: string;
  /** By collection, which is made where it lacks; an index takes the place of an earlier one on its fields. */
  indexes?: Readonly<Record<string, readonly Index[]>>;
  /**
   * Changes documents, before the indexes are built. Also works on data that an interrupted run has changed in part. An
   * empty database is spared it.
   */
  run?: (database: mongo.Db, say: (line: string) => void) => Promise<void>;
};
