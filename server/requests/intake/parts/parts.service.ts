import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose from 'mongoose';
import type { ClientSession, Model, Types } from 'mongoose';

import { Quote } from '../quotes.schema.js';
import type { FoundQuote, StoredQuote } from '../quotes.schema.js';
import type { QuoteStatus } from '../../../../shared/requests/quotes.types.js';
import { isWaiting } from '../reply-clock.service.js';
import { eventNow, withEvents } from '../stored-event.js';

/** Requests merged into another, which may become independent again. The caller winds the clocks. */
@Injectable()
export class PartsService {
  constructor(@InjectModel(Quote.name) private readonly quotes: Model<StoredQuote>) {}

  /** These parts are requests of their own again; `whole`, which is null where it is gone, keeps what it took over. */
  async letGo(
    whole: FoundQuote | null,
    parts: readonly FoundQuote[],
    by: string | null,
    session: ClientSession,
  ): Promise<void> {
    const those = { _id: mongoose.trusted({ $in: parts.map(({ _id }) => _id) }) };
    const own = { mergedInto: null, ...withEvents([eventNow('split', whole?.reference ?? '', by)]) };
    await this.quotes.updateMany(those, own, { session });
    if (!whole) return;
    const events = parts.map(({ reference }) => eventNow('split', reference, by));
    await this.quotes.updateOne({ _id: whole._id }, withEvents(events), { session });
  }

  /** Opens the request again that a part belongs to whose sender waits, if it has one of these states. */
  async openWhole(
    { mergedInto }: Pick<FoundQuote, 'mergedInto'>,
    session: ClientSession,
    from: readonly QuoteStatus[],
  ): Promise<void> {
    const status: QuoteStatus = 'in_progress';
    const change = { status, closedAt: null, ...withEvents([eventNow('status', status, null)]) };
    const those = { _id: mergedInto, status: mongoose.trusted({ $in: [...from] }), withdrawnAt: null };
    if (mergedInto) await this.quotes.updateOne(those, change, { session });
  }

  /** Lets go the parts of a request whose own senders wait for an answer; returns their ids. */
  async letGoWaiting(whole: FoundQuote, session: ClientSession): Promise<Types.ObjectId[]> {
    const parts = await this.quotes.find({ mergedInto: whole._id }).session(session).lean<FoundQuote[]>();
    const waiting = parts.filter((part) => isWaiting({ ...part, mergedInto: null }));
    if (waiting.length > 0) await this.letGo(whole, waiting, null, session);
    return waiting.map(({ _id }) => _id);
  }
}
