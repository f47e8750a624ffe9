import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose from 'mongoose';
import type { Model } from 'mongoose';

import { CONFIG } from '../../platform/common/config.module.js';
import type { Config } from '../../platform/config.js';
import { productsOf, Quote } from '../intake/quotes.schema.js';
import type { FoundQuote, StoredQuote } from '../intake/quotes.schema.js';
import { isWaiting, ReplyClockService, waitOf } from '../intake/reply-clock.service.js';
import { QuotationRecordsService } from '../quotations/quotation-records.service.js';
import { startOf } from '../../../shared/requests/reply-clock/days.js';
import type { Figures } from '../../../shared/requests/figures.types.js';

import { figuresOf, outcomeFiguresOf, shownWeeks } from './figures.js';

const asked = {
  status: 1,
  withdrawnAt: 1,
  mergedInto: 1,
  createdAt: 1,
  answeredAt: 1,
  products: 1,
  language: 1,
  page: 1,
} as const;

/** Reads the figures of the last weeks' requests for the owner. */
@Injectable()
export class FiguresService {
  constructor(
    @InjectModel(Quote.name) private readonly quotes: Model<StoredQuote>,
    @Inject(CONFIG) private readonly config: Pick<Config, 'answerWorkingDays'>,
    private readonly clock: ReplyClockService,
    private readonly quotations: QuotationRecordsService,
  ) {}

  /** Without spam; requests that are one count once. Reads nothing of who sent them. */
  async read(): Promise<Figures> {
    const now = Date.now();
    const [first = ''] = shownWeeks(now);
    const createdAt = mongoose.trusted({ $gte: new Date(startOf(first)) });
    const status = mongoose.trusted({ $ne: 'spam' as const });
    const all = await this.quotes.find({ createdAt, status }, asked).lean<FoundQuote[]>();
    const found = all.filter(({ mergedInto }) => !mergedInto);
    const parts = await this.clock.unansweredPartsOf(found.map(({ _id }) => _id));
    const counted = found.map((quote) => {
      const { since, answeredAt } = waitOf(quote, parts.get(String(quote._id)));
      return {
        createdAt: quote.createdAt.getTime(),
        since: since.getTime(),
        answeredAt: answeredAt?.getTime() ?? null,
        isWaiting: isWaiting(quote),
        products: productsOf(quote),
        language: quote.language,
        page: quote.page,
      };
    });
    const figures = figuresOf(counted, {
      promised: this.config.answerWorkingDays,
      off: await this.clock.daysOff(),
      now,
    });
    return { ...figures, quotations: outcomeFiguresOf(await this.quotations.shown(await this.quoted(all))) };
  }

  /** Those with a quotation: the others need not be read whole. */
  private async quoted(all: readonly FoundQuote[]): Promise<FoundQuote[]> {
    const ids = new Set((await this.quotations.quoted(all.map(({ _id }) => _id))).map(String));
    return all.filter(({ _id }) => ids.has(String(_id)));
  }
}
