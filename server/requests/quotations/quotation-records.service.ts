import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose from 'mongoose';
import type { ClientSession, Model, Types } from 'mongoose';

import { UploadSweep } from '../../platform/files/upload-sweep.js';
import { RemovalService } from '../files/removal.service.js';

import { StoredQuotation } from './quotations.schema.js';
import { fileNameOf } from './shown-quotation.js';

/** Texts in which somebody may have written an address. */
const written = ['positions.product', 'positions.details', 'delivery', 'terms'];

/** The quotations that are kept, as a part of their requests: handed out and erased with them. */
@Injectable()
export class QuotationRecordsService implements OnModuleInit {
  constructor(
    @InjectModel(StoredQuotation.name) private readonly quotations: Model<StoredQuotation>,
    private readonly removal: RemovalService,
    private readonly sweep: UploadSweep,
  ) {}

  onModuleInit(): void {
    this.sweep.register((ids) => this.quotations.distinct('file', { file: mongoose.trusted({ $in: [...ids] }) }));
  }

  /** The quotations of these requests as they are stored, oldest first. */
  ofQuotes(quotes: readonly Types.ObjectId[]): Promise<StoredQuotation[]> {
    const those = { quote: mongoose.trusted({ $in: [...quotes] }) };
    return this.quotations.find(those).sort({ at: 1, _id: 1 }).lean<StoredQuotation[]>();
  }

  /** The requests whose quotations have something like this pattern in their texts. */
  async mentioning(pattern: string): Promise<Types.ObjectId[]> {
    const isThere = mongoose.trusted({ $regex: pattern, $options: 'i' });
    return this.quotations.distinct('quote', { $or: written.map((field) => ({ [field]: isThere })) });
  }

  /**
   * Erases the quotations of a request with it, and copies that wait for an answer; `clear` of the removal then takes their
   * files from the store.
   */
  async letGo(quote: Types.ObjectId, session: ClientSession): Promise<void> {
    const files = await this.quotations.find({ quote }, { file: 1, number: 1 }).session(session).lean();
    if (files.length === 0) return;
    await this.removal.takeOver(
      files.map(({ file }) => file),
      session,
    );
    const copies = { quote: null, name: mongoose.trusted({ $in: files.map(fileNameOf) }) };
    await this.removal.mark(copies, session);
    await this.quotations.deleteMany({ quote }, { session });
  }
}
