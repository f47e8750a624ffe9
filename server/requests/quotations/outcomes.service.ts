import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose from 'mongoose';
import type { Model } from 'mongoose';

import { AppError } from '../../platform/common/app-error.js';
import { SiteService } from '../../site/site.service.js';
import { findQuote } from '../intake/find-quote.js';
import { Quote } from '../intake/quotes.schema.js';
import type { FoundQuote, StoredQuote } from '../intake/quotes.schema.js';
import { eventNow, withEvents } from '../intake/stored-event.js';
import { inForce, isAcceptable, settle } from '../../../shared/requests/outcomes.js';
import type { Settling } from '../../../shared/requests/outcomes.js';
import type { LossReason, Quotation } from '../../../shared/requests/quotations.types.js';
import type { SentQuotation } from '../../../shared/requests/quote-sender.types.js';

import { QuotationRecordsService } from './quotation-records.service.js';
import type { LostDto } from './quotations.dto.js';
import { quotedOf } from './shown-quotation.js';

type Explanation = { revision: number; reason: LossReason; by: 'sender' | 'office' };

/** A request as it was read: changed only if neither its history nor its outcome have gone on. */
export const asItWas = ({ _id, history, outcome }: FoundQuote) => ({
  _id,
  history: mongoose.trusted({ $size: history.length }),
  'outcome.at': outcome?.at ?? null,
});

/** Ends of quotations: accepted and declined by senders, lost by word of the office. */
@Injectable()
export class OutcomesService {
  constructor(
    @InjectModel(Quote.name) private readonly quotes: Model<StoredQuote>,
    private readonly records: QuotationRecordsService,
    private readonly site: SiteService,
  ) {}

  /** The quotation in force, for the sender of its request; null where none was sent. */
  async sentTo(quote: FoundQuote): Promise<SentQuotation | null> {
    const found = inForce(await this.ownOf(quote), quotedOf(quote));
    if (!found || quote.status === 'spam') return null;
    const { number, revision, currency, validUntil, state, sentAt, outcome, totals } = found;
    const acceptable = isAcceptable(state, this.acceptsLate(quote));
    const { total } = totals;
    const facts = { number, revision, currency, validUntil, sentAt, total, isAcceptable: acceptable };
    // The sender is not told what the office notes.
    if (outcome?.what === 'lost') return { ...facts, state: 'superseded', outcome: null };
    const reason = quote.outcome?.isTold ? outcome?.reason : null;
    return { ...facts, state, outcome: outcome && { ...outcome, reason: reason ?? null } };
  }

  /** True if this outcome is stored. Throws `conflict` where it cannot be. */
  async isThere(quote: FoundQuote, settling: Settling): Promise<boolean> {
    const terms = { now: Date.now(), acceptsLate: this.acceptsLate(quote) };
    const verdict = settle(settling, await this.ownOf(quote), quotedOf(quote), terms);
    if (verdict === 'refused') throw new AppError('conflict');
    return verdict === 'there';
  }

  /** Notes that a quotation was lost, or the reason. Throws `not_found`, or `conflict` if it is not to be lost any more. */
  async lose(id: string, dto: LostDto, by: string | null): Promise<Quotation> {
    const { revision, reason } = dto;
    const quote = await findQuote(this.quotes, id, { level: 'majority' });
    if (await this.isThere(quote, { what: 'lost', revision })) {
      if (reason) await this.explain(quote, { revision, reason, by: 'office' });
    } else {
      const outcome = { what: 'lost' as const, revision, at: new Date(), by, reason: reason ?? null };
      const change = { outcome, ...withEvents([eventNow('lost', `${quote.reference}-R${revision}`, by)]) };
      const { matchedCount } = await this.quotes.updateOne(asItWas(quote), change, { timestamps: false });
      // Something came between, and its sender may have accepted.
      if (matchedCount === 0) return this.lose(id, dto, by);
    }
    const found = (await this.ownOf(quote)).find((each) => each.revision === revision);
    if (!found) throw new AppError('not_found');
    return found;
  }

  /** Keeps the reason why a revision was declined or lost. The office leaves the one that its sender told. */
  async explain({ _id }: FoundQuote, { revision, reason, by }: Explanation): Promise<void> {
    const isSender = by === 'sender';
    const declined = { 'outcome.what': 'declined' as const };
    const untold = {
      $or: [{ 'outcome.what': 'lost' as const }, { ...declined, 'outcome.isTold': mongoose.trusted({ $ne: true }) }],
    };
    const those = { _id, 'outcome.revision': revision, ...(isSender ? declined : untold) };
    const change = { 'outcome.reason': reason, ...(isSender && { 'outcome.isTold': true, news: new Date() }) };
    await this.quotes.updateOne(those, change, { timestamps: false });
  }

  private async ownOf(quote: FoundQuote): Promise<Quotation[]> {
    const id = String(quote._id);
    return (await this.records.shown([quote])).filter((each) => each.quote === id);
  }

  private acceptsLate({ language }: FoundQuote): boolean {
    return this.site.facts(language).quotation.acceptsLate;
  }
}
