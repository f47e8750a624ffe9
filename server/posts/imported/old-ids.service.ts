import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import mongoose from 'mongoose';
import type { Connection } from 'mongoose';

import { collectionName } from '../boards/collections.js';
import type { BoardRef } from '../boards/collections.js';

import { LEDGER } from './ledger.js';
import type { LedgerEntry } from './ledger.js';

/** Posts that were brought over answer to the ids of the former site, too. */
@Injectable()
export class OldIdsService {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** The id here of what the former site called so; undefined for an id of this site, and for one that never came in. */
  async find(board: BoardRef, id: string): Promise<string | undefined> {
    if (mongoose.isObjectIdOrHexString(id)) return undefined;
    const ledger = this.connection.collection<LedgerEntry>(LEDGER);
    const entry = await ledger.findOne({ _id: `${collectionName(board)}/${id}` });
    return entry ? String(entry.document) : undefined;
  }
}
