import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Connection, Model } from 'mongoose';

import { inTransaction } from '../platform/database/transaction.js';

import { CertificateListState } from './certificates.schema.js';

const LIST = 'list';

@Injectable()
export class CertificateChangesService implements OnModuleInit {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(CertificateListState.name) private readonly state: Model<CertificateListState>,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.state.updateOne({ _id: LIST }, {}, { upsert: true });
  }

  /**
   * Every change writes the same document first, so that MongoDB makes the second of two transactions conflict and
   * retry.
   */
  run<T>(work: (session: ClientSession) => Promise<T>): Promise<T> {
    return inTransaction(this.connection, async (session) => {
      await this.state.updateOne({ _id: LIST }, { $inc: { version: 1 } }, { session, upsert: true });
      return work(session);
    });
  }

  /** Reads at one moment; waits for no change. */
  look<T>(work: (session: ClientSession) => Promise<T>): Promise<T> {
    return inTransaction(this.connection, work);
  }
}
