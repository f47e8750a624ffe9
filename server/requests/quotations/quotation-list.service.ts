import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose from 'mongoose';
import type { Model } from 'mongoose';

import type { Page } from '../../../shared/words/page.types.js';
import { searchPattern } from '../../../shared/words/searchable.js';
import type { QuotationSummary } from '../../../shared/requests/quotations.types.js';

import { KindredQuotesService } from './kindred-quotes.service.js';
import { QuotationRecordsService } from './quotation-records.service.js';
import { StoredQuotation } from './quotations.schema.js';

const PAGE_SIZE = 20;

/** All quotations, to find one again. */
@Injectable()
export class QuotationListService {
  constructor(
    @InjectModel(StoredQuotation.name) private readonly quotations: Model<StoredQuotation>,
    private readonly kindred: KindredQuotesService,
    private readonly records: QuotationRecordsService,
  ) {}

  /** The newest first, 20 a page. A page beyond the end is empty. */
  async list({ search, page }: { search?: string; page: number }): Promise<Page<QuotationSummary>> {
    const pattern = searchPattern(search);
    const filter = pattern ? { searchText: mongoose.trusted({ $regex: pattern }) } : {};
    const [total, stored] = await Promise.all([
      this.quotations.countDocuments(filter),
      this.quotations
        .find(filter)
        // Its index has the texts, too: only what is shown is read whole.
        .sort({ at: -1, _id: -1 })
        .skip((page - 1) * PAGE_SIZE)
        .limit(PAGE_SIZE)
        .lean<StoredQuotation[]>(),
    ]);
    const items = await this.summaries(stored);
    return { items, total, page, pageSize: PAGE_SIZE, pageCount: Math.max(1, Math.ceil(total / PAGE_SIZE)) };
  }

  private async summaries(stored: readonly StoredQuotation[]): Promise<QuotationSummary[]> {
    const own = await this.kindred.all(stored.map(({ quote }) => quote));
    const byId = new Map(own.map((quote) => [String(quote._id), quote]));
    const shown = new Map((await this.records.shown(own)).map((each) => [each.number, each]));
    return stored.flatMap((each) => {
      const found = shown.get(each.number);
      if (!found) return [];
      const { quote, number, revision, at, by, currency, validUntil, totals, sentAt, state, outcome } = found;
      const { company = '', projectName = '' } = byId.get(quote) ?? {};
      return {
        quote,
        number,
        revision,
        at,
        by,
        currency,
        validUntil,
        sentAt,
        state,
        outcome,
        company,
        projectName,
        total: totals.total,
      };
    });
  }
}
