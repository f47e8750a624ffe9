import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Connection, Model } from 'mongoose';

import { AppError } from '../../platform/common/app-error.js';
import { inTransaction } from '../../platform/database/transaction.js';
import { findQuote } from '../intake/find-quote.js';
import { PartsService } from '../intake/parts/parts.service.js';
import { Quote } from '../intake/quotes.schema.js';
import type { FoundQuote, StoredQuote } from '../intake/quotes.schema.js';
import { isWaiting, ReplyClockService } from '../intake/reply-clock.service.js';
import { eventNow, withEvents } from '../intake/stored-event.js';

import { changedParts, eventsOf } from './changed-request.js';

/** Makes two requests one for the office, and two again. Each stays as it was sent. */
@Injectable()
export class MergingService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(Quote.name) private readonly quotes: Model<StoredQuote>,
    private readonly clock: ReplyClockService,
    private readonly parts: PartsService,
  ) {}

  /**
   * One of two requests goes out of the list and belongs to the other from now on, whose id is given back. That one is
   * opened again where only the sender of the other still waits, and gets what was merged into the other before. Once more,
   * it changes nothing. Throws `not_found`, and `conflict` where one of them belongs to another already, or where both are
   * the same request.
   */
  async merge(id: string, reference: string, keep: 'this' | 'other', by: string | null): Promise<string> {
    const [one, other] = await Promise.all([
      findQuote(this.quotes, id),
      this.quotes.findOne({ reference }).lean<FoundQuote>(),
    ]);
    if (!other) throw new AppError('validation_failed', { fields: { reference: 'invalid' } });
    const [kept, gone] = keep === 'this' ? [one._id, other._id] : [other._id, one._id];
    await inTransaction(this.connection, async (session) => {
      // One after the other: a transaction does one thing at a time.
      const whole = await findQuote(this.quotes, kept, { session });
      const part = await findQuote(this.quotes, gone, { session });
      if (part.mergedInto?.equals(kept)) return;
      if (kept.equals(gone) || whole.mergedInto || part.mergedInto) throw new AppError('conflict');
      const further = await this.handOn(part, whole, by, session);
      const own = {
        mergedInto: kept,
        dueAt: null,
        ...withEvents([...further.map((each) => eventNow('split', each, by)), eventNow('joined', whole.reference, by)]),
      };
      await this.quotes.updateOne({ _id: gone }, own, { session });
      const taken = takenOver(whole, part);
      const merged = [part.reference, ...further];
      const events = withEvents([...eventsOf(whole, taken, by), ...merged.map((each) => eventNow('merged', each, by))]);
      await this.quotes.updateOne({ _id: kept }, { ...taken, ...events }, { session });
    });
    await this.clock.wind(kept);
    return String(kept);
  }

  /**
   * A merged request is one of its own again, with its own clock; the other one keeps what it took over from it. Once more,
   * it changes nothing. Throws `not_found`.
   */
  async split(id: string, by: string | null): Promise<void> {
    const { _id } = await findQuote(this.quotes, id);
    const former = await inTransaction(this.connection, async (session) => {
      const part = await findQuote(this.quotes, _id, { session });
      if (!part.mergedInto) return null;
      const whole = await this.quotes.findById(part.mergedInto).session(session).lean<FoundQuote>();
      await this.parts.letGo(whole, [part], by, session);
      return part.mergedInto;
    });
    await this.clock.wind(_id);
    await this.clock.wind(former);
  }

  /** Hands the requests merged into one on to another; returns their references. None of them has merged ones. */
  private async handOn(from: FoundQuote, to: FoundQuote, by: string | null, session: ClientSession): Promise<string[]> {
    const those = { mergedInto: from._id };
    const found = await this.quotes.find(those, { reference: 1 }).sort({ createdAt: 1 }).session(session).lean();
    const events = [eventNow('split', from.reference, by), eventNow('joined', to.reference, by)];
    await this.quotes.updateMany(those, { mergedInto: to._id, ...withEvents(events) }, { session });
    return found.map(({ reference }) => reference);
  }
}

/** Fields that a request takes over from one merged into it, so that nobody is forgotten. */
function takenOver(whole: FoundQuote, part: FoundQuote) {
  const isOpened = isWaiting(part) && !isWaiting(whole);
  return {
    ...changedParts(whole, isOpened ? { status: part.status } : {}),
    // Opened for the sender of the other one; its own has been answered all the same.
    answeredAt: whole.answeredAt,
    responsible: whole.responsible ?? part.responsible,
    remindAt: whole.remindAt ?? part.remindAt,
  };
}
