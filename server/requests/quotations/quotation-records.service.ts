import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose from 'mongoose';
import type { ClientSession, Model, Types } from 'mongoose';

import type { Quotation } from '../../../shared/requests/quotations.types.js';
import { UploadSweep } from '../../platform/files/upload-sweep.js';
import { RemovalService } from '../files/removal.service.js';
import type { FoundQuote } from '../intake/quotes.schema.js';

import { KindredQuotesService } from './kindred-quotes.service.js';
import { StoredQuotation } from './quotations.schema.js';
import { fileNameOf, toQuotations } from './shown-quotation.js';

/** Texts in which somebody may have written an address. */
const written = ['positions.product', 'positions.details', 'delivery', 'terms'];

/** The quotations that are kept, as a part of their requests: handed out and erased with them. */
@Injectable()
export class QuotationRecordsService implements OnModuleInit {
  constructor(
    @InjectModel(StoredQuotation.name) private readonly quotations: Model<StoredQuotation>,
    private readonly removal: RemovalService,
    private readonly sweep: UploadSweep,
    private readonly kindred: KindredQuotesService,
  ) {}

  onModuleInit(): void {
    this.sweep.register((ids) => this.quotations.distinct('file', { file: mongoose.trusted({ $in: [...ids] }) }));
  }

  /** The quotations of these requests as they are stored, oldest first. */
  ofQuotes(quotes: readonly Types.ObjectId[]): Promise<StoredQuotation[]> {
    const those = { quote: mongoose.trusted({ $in: [...quotes] }) };
    return this.quotations.find(those).sort({ at: 1, _id: 1 }).lean<StoredQuotation[]>();
  }

  /** Those of these requests that have a quotation. */
  quoted(quotes: readonly Types.ObjectId[]): Promise<Types.ObjectId[]> {
    return this.quotations.distinct('quote', { quote: mongoose.trusted({ $in: [...quotes] }) });
  }

  /** The quotations to these requests, and to those merged with them, as they are shown: oldest first. */
  async shown(own: readonly Pick<FoundQuote, '_id' | 'mergedInto'>[]): Promise<Quotation[]> {
    const kin = await this.kindred.withKin(own);
    return toQuotations(await this.ofQuotes(kin.map(({ _id }) => _id)), kin, Date.now());
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
