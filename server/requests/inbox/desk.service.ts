import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose from 'mongoose';
import type { Model } from 'mongoose';

import type { Person } from '../../../shared/admin/admin.types.js';
import { AppError } from '../../platform/common/app-error.js';
import { productsOf, Quote } from '../intake/quotes.schema.js';
import type { FoundQuote, StoredQuote } from '../intake/quotes.schema.js';
import { tellingKeys } from '../intake/sender-keys.js';
import { endOfToday } from '../../../shared/requests/reply-clock/reply-clock.js';
import type { KindredRequest, KindredRequests, QuoteDesk } from '../../../shared/requests/desk.types.js';

import { nameOf } from './changed-request.js';
import { isLateAt, isRemindedAt, newsIn } from './selection.js';

/** Shown beside a request. */
const MOST_KINDRED = 10;

/** All but what was typed and calculated, which is much. */
const shownFields = Object.fromEntries(
  [
    'reference',
    'createdAt',
    'status',
    'company',
    'projectName',
    'products',
    'responsible',
    'senderKeys',
    'mergedInto',
  ].map((field) => [field, 1]),
);

const byName = new Intl.Collator('ko');

/** Counts the office's open work, and finds its earlier requests from a sender. */
@Injectable()
export class DeskService {
  constructor(@InjectModel(Quote.name) private readonly quotes: Model<StoredQuote>) {}

  async desk(person: Person | null): Promise<QuoteDesk> {
    const now = new Date();
    const today = { dueAt: mongoose.trusted({ $gte: now, $lte: new Date(endOfToday(now.getTime())) }) };
    const [late, dueToday, reminded, news, names] = await Promise.all([
      this.quotes.countDocuments(isLateAt(now)),
      this.quotes.countDocuments(today),
      this.quotes.countDocuments({ ...isRemindedAt(now), mergedInto: null }),
      newsIn(this.quotes),
      this.quotes.distinct('responsible'),
    ]);
    const responsibles = names.filter((name) => name !== null).toSorted(byName.compare);
    return { late, today: dueToday, reminded, news: news.size, responsibles, me: nameOf(person) };
  }

  /** Other requests of the same address or company, newest first. Throws `not_found`. */
  async kindred(id: string): Promise<KindredRequests> {
    const quote = mongoose.isObjectIdOrHexString(id)
      ? await this.quotes.findById(id, { reference: 1, senderKeys: 1 }).lean()
      : null;
    if (!quote) throw new AppError('not_found');
    const keys = quote.senderKeys ?? [];
    const others = {
      senderKeys: mongoose.trusted({ $in: tellingKeys(keys) }),
      _id: mongoose.trusted({ $ne: quote._id }),
    };
    const [total, found] = await Promise.all([
      this.quotes.countDocuments(others),
      this.quotes.find(others, shownFields).sort({ createdAt: -1 }).limit(MOST_KINDRED).lean<FoundQuote[]>(),
    ]);
    const [address = ''] = keys;
    return { reference: quote.reference, total, items: found.map((each) => kindredOf(each, address)) };
  }
}

function kindredOf(quote: FoundQuote, address: string): KindredRequest {
  const { reference, status, company, projectName } = quote;
  return {
    id: String(quote._id),
    reference,
    createdAt: quote.createdAt.toISOString(),
    status,
    company,
    projectName,
    products: productsOf(quote),
    responsible: quote.responsible ?? null,
    isSameAddress: quote.senderKeys.includes(address),
    isMerged: quote.mergedInto !== null,
  };
}
