import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import mongoose from 'mongoose';
import type { Connection, Model, Types } from 'mongoose';

import { AuditService } from '../../access/audit/audit.service.js';
import { ClockService } from '../../platform/clock/clock.service.js';
import { CONFIG } from '../../platform/common/config.module.js';
import type { Config } from '../../platform/config.js';
import { inTransaction } from '../../platform/database/transaction.js';
import { JobsService } from '../../platform/jobs/jobs.service.js';
import { OutboxService } from '../../platform/mail/outbox.service.js';
import { QuotationRecordsService } from '../quotations/quotation-records.service.js';
import { knownCalculation } from '../intake/calculation.js';
import { RemovalService } from '../files/removal.service.js';
import { RequestFilesService } from '../files/request-files.service.js';
import { QuoteLettersService } from '../letters/letters.service.js';
import { productsOf, Quote } from '../intake/quotes.schema.js';
import type { StoredQuote } from '../intake/quotes.schema.js';
import { ReplyClockService } from '../intake/reply-clock.service.js';

import { ErasedQuote } from './erased-quotes.schema.js';
import type { ErasureReason } from './erased-quotes.schema.js';

const ERASE = 'erase-quotes';
/** Interval of looking for requests whose time is over: s. */
const ERASE_EVERY = 24 * 3600;
const DAY = 24 * 3600 * 1000;

/** Erases quote requests with everything that belongs to them; a line without anything personal is left. */
@Injectable()
export class ErasureService implements OnModuleInit {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(Quote.name) private readonly quotes: Model<StoredQuote>,
    @InjectModel(ErasedQuote.name) private readonly erased: Model<ErasedQuote>,
    @Inject(CONFIG) private readonly config: Config,
    private readonly letters: QuoteLettersService,
    private readonly clock: ReplyClockService,
    private readonly outbox: OutboxService,
    private readonly jobs: JobsService,
    private readonly audit: AuditService,
    private readonly files: RequestFilesService,
    private readonly removal: RemovalService,
    private readonly quotations: QuotationRecordsService,
    private readonly time: ClockService,
  ) {}

  async onModuleInit(): Promise<void> {
    this.jobs.define(ERASE, () => this.expire());
    await this.jobs.every(ERASE_EVERY, ERASE);
  }

  /** Erases the request of this id, if it also fits the filter; says whether it did. */
  async erase(id: Types.ObjectId, reason: ErasureReason, filter: object = {}): Promise<boolean> {
    const erased = await inTransaction(this.connection, async (session) => {
      const quote = await this.quotes.findOneAndDelete({ _id: id, ...filter }, { session }).lean<StoredQuote>();
      if (!quote) return undefined;
      await this.erased.create([lineOf(quote, reason)], { session });
      await this.files.letGo(id, session);
      await this.quotations.letGo(id, session);
      // A request that was merged into it is erased when its own time is over, and otherwise on the list again.
      const { reference, closedAt, mergedInto } = quote;
      const those = { mergedInto: id };
      const parts = await this.quotes.find(those, { _id: 1 }).session(session).lean();
      const freed = { mergedInto: null, ...(reason === 'retention' && { closedAt }) };
      await this.quotes.updateMany(those, freed, { session });
      return { reference, toWind: [mergedInto, ...parts.map(({ _id }) => _id)] };
    });
    if (!erased) return false;
    for (const each of erased.toWind) await this.clock.wind(each);
    await this.removal.clear();
    await this.letters.forget(String(id));
    await this.outbox.remove(await this.outbox.find([erased.reference]));
    return true;
  }

  private async expire(): Promise<void> {
    while ((await this.expireDue()) > 0);
    await this.clearOutbox();
  }

  /** Erases what is due; says how many requests were. */
  private async expireDue(): Promise<number> {
    let count = 0;
    const due = await this.quotes.find(this.isDue(), { reference: 1 }).lean();
    if (!(await this.time.mayErase('quotes', due.length))) return 0;
    for (const { _id, reference } of due) {
      const subject = { noun: 'quotes', id: String(_id), name: reference } as const;
      const entry = await this.audit.begin({ action: 'quote.expire', subject });
      // Somebody may have opened it again since.
      const isErased = await this.erase(_id, 'retention', this.isDue());
      await this.audit.finish(entry, isErased ? 'done' : 'failed', subject);
      if (isErased) count += 1;
    }
    return count;
  }

  /** A request merged into another one goes with that one. */
  private isDue() {
    const limit = new Date(Date.now() - this.config.quoteRetentionDays * DAY);
    return { mergedInto: null, closedAt: mongoose.trusted({ $ne: null, $lt: limit }) };
  }

  /** A letter may have been on its way while its request was erased. */
  private async clearOutbox(): Promise<void> {
    const those = { _id: mongoose.trusted({ $in: await this.outbox.references() }) };
    const gone = await this.erased.distinct('_id', those);
    await this.outbox.remove(await this.outbox.find(gone));
    if (await this.time.isTrusted()) await this.outbox.removeNameless(this.config.quoteRetentionDays);
  }
}

function lineOf(quote: StoredQuote, reason: ErasureReason): ErasedQuote {
  const { reference, createdAt, closedAt, language, status } = quote;
  const families = knownCalculation(quote)?.families ?? [];
  return {
    _id: reference,
    receivedAt: createdAt,
    closedAt,
    erasedAt: new Date(),
    reason,
    language,
    status,
    products: productsOf(quote),
    families: families.filter(({ verdict }) => verdict === 'fits').map(({ id }) => id),
  };
}
