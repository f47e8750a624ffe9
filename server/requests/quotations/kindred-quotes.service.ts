import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose from 'mongoose';
import type { Model, Types } from 'mongoose';

import { findQuote } from '../intake/find-quote.js';
import { Quote } from '../intake/quotes.schema.js';
import type { FoundQuote, StoredQuote } from '../intake/quotes.schema.js';

/** The requests that quotations belong to, with those that are one with them. */
@Injectable()
export class KindredQuotesService {
  constructor(@InjectModel(Quote.name) private readonly quotes: Model<StoredQuote>) {}

  /** Throws `not_found`. */
  find(id: string): Promise<FoundQuote> {
    return findQuote(this.quotes, id);
  }

  /** These requests and all that were merged with them. */
  async withKin(own: readonly Pick<FoundQuote, '_id' | 'mergedInto'>[]): Promise<FoundQuote[]> {
    const wholes = { $in: own.map(({ _id, mergedInto }) => mergedInto ?? _id) };
    const those = [{ _id: mongoose.trusted(wholes) }, { mergedInto: mongoose.trusted(wholes) }];
    return this.quotes.find({ $or: those }).lean<FoundQuote[]>();
  }

  /** Existing requests of these ids. */
  async all(ids: readonly Types.ObjectId[]): Promise<FoundQuote[]> {
    return this.quotes.find({ _id: mongoose.trusted({ $in: [...ids] }) }).lean<FoundQuote[]>();
  }
}
