import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Connection, Model } from 'mongoose';

import { inTransaction } from '../database/transaction.js';

import { CertificateListState } from './certificates.schema.js';

const LIST = 'list';

/** Changes of certificates and of their files: one after the other, each whole or not at all. */
@Injectable()
export class CertificateChangesService implements OnModuleInit {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(CertificateListState.name) private readonly state: Model<CertificateListState>,
  ) {}

  async onModuleInit(): Promise<void> {
    // Collections are made outside of transactions only.
    await this.state.updateOne({ _id: LIST }, {}, { upsert: true });
  }

  /** Every change writes the same document first: of two at once the database lets one wait and begin anew. */
  run<T>(work: (session: ClientSession) => Promise<T>): Promise<T> {
    return inTransaction(this.connection, async (session) => {
      await this.state.updateOne({ _id: LIST }, { $inc: { version: 1 } }, { session, upsert: true });
      return work(session);
    });
  }

  /** Reads several things as they were at one moment; waits for no change. */
  look<T>(work: (session: ClientSession) => Promise<T>): Promise<T> {
    return inTransaction(this.connection, work);
  }
}
