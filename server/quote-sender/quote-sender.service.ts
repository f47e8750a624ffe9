import { randomUUID } from 'node:crypto';

import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import mongoose from 'mongoose';
import type { Connection, Model, Types } from 'mongoose';

import { AppError } from '../common/app-error.js';
import { CONFIG } from '../common/config.module.js';
import { recordOf } from '../common/records.js';
import type { Config } from '../config.js';
import { inTransaction } from '../database/transaction.js';
import { RateLimitService } from '../http/rate-limit.service.js';
import type { RateLimit } from '../http/rate-limit.service.js';
import { quoteFields } from '../questionnaire/places.js';
import { knownCalculation } from '../quotes/calculation.js';
import { toEntry } from '../quotes/history.js';
import { QuoteLettersService } from '../quotes/letters.service.js';
import { RequestLinkService } from '../quotes/link.service.js';
import { productsOf, Quote } from '../quotes/quotes.schema.js';
import type { StoredEntry, StoredQuote } from '../quotes/quotes.schema.js';
import type { EntryKind, QuoteStatus } from '../quotes/quotes.types.js';
import { RequestFilesService } from '../request-files/request-files.service.js';

import type { CorrectionDto } from './quote-sender.dto.js';
import type { SenderState, SentRequest } from './quote-sender.types.js';

const HOUR = 3600;
/** Of one request: more than anybody has to say, and far less than a document holds. */
const MOST_ENTRIES = 200;
/** Longest wait for a majority of the database's members: ms. */
const MAJORITY_WITHIN = 4_000;

type FoundQuote = StoredQuote & { _id: Types.ObjectId };

/** What an entry says; `files` are tokens. */
type Content = { kind: EntryKind; text: string; files: readonly string[] };

/** What senders do with their requests through the link: read, correct, withdraw, ask for erasure. */
@Injectable()
export class QuoteSenderService {
  private readonly logger = new Logger('QuoteSender');
  private readonly perAddress: RateLimit;

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(Quote.name) private readonly quotes: Model<StoredQuote>,
    @Inject(CONFIG) private readonly config: Pick<Config, 'quotesPerHour' | 'answerWorkingDays'>,
    private readonly links: RequestLinkService,
    private readonly files: RequestFilesService,
    private readonly letters: QuoteLettersService,
    rateLimits: RateLimitService,
  ) {
    this.perAddress = rateLimits.limit('request-entries', config.quotesPerHour, HOUR);
  }

  /** Throws `not_found`: for a forged link as for that of an erased request, after the same search. */
  async read(token: string): Promise<SentRequest> {
    return this.toSentRequest(await this.find(token));
  }

  async exists(token: string): Promise<boolean> {
    return (await this.quotes.exists({ _id: this.links.idIn(token) })) !== null;
  }

  /**
   * Adds a text or files; the request stays as it was sent. Throws `conflict` for a request that was withdrawn, and
   * `validation_failed` if one of the files cannot be had.
   */
  correct(token: string, { text = '', files = [] }: CorrectionDto, address: string): Promise<SentRequest> {
    return this.add(token, { kind: 'correction', text, files }, address);
  }

  /** The request is closed; a second time changes nothing. */
  withdraw(token: string, address: string): Promise<SentRequest> {
    return this.add(token, { kind: 'withdrawal', text: '', files: [] }, address);
  }

  /** The office erases by hand; a second time changes nothing. */
  askForErasure(token: string, address: string): Promise<SentRequest> {
    return this.add(token, { kind: 'erasure', text: '', files: [] }, address);
  }

  /** `level` for changes: what only the primary has, or what waits to be there, may be lost with it. */
  private async find(token: string, level?: 'majority' | 'linearizable'): Promise<FoundQuote> {
    const found = this.quotes.findById(this.links.idIn(token));
    if (level) found.readConcern(level).maxTimeMS(MAJORITY_WITHIN);
    const quote = await found.lean<FoundQuote>();
    if (!quote) throw new AppError('not_found');
    return quote;
  }

  /** Stored first and once, however often it is sent; then its letter goes out. */
  private async add(token: string, content: Content, address: string): Promise<SentRequest> {
    const quote = await this.find(token, 'majority');
    if (await this.isThere(quote, content)) return this.toSentRequest(quote);
    await this.perAddress.count(address);
    return this.store(token, quote, content);
  }

  /** One change that also asks whether it still may be; when something came between, it is looked at again. */
  private async store(token: string, quote: FoundQuote, content: Content): Promise<SentRequest> {
    const now = new Date();
    const isTold = quote.status !== 'spam' || content.kind === 'erasure';
    const letter = this.letters.delivery(isTold ? 'queued' : 'off');
    const files = await this.files.names(content.files);
    const entry: StoredEntry = { id: randomUUID(), ...content, files, at: now, letter };
    const isWithdrawal = content.kind === 'withdrawal';
    const asItWas = {
      _id: quote._id,
      status: quote.status,
      withdrawnAt: quote.withdrawnAt,
      history: mongoose.trusted({ $size: quote.history.length }),
    };
    const change = {
      $push: { history: entry },
      ...(isTold && { news: now }),
      ...(isWithdrawal && { withdrawnAt: now, closedAt: quote.closedAt ?? now }),
      ...(isWithdrawal && quote.status !== 'spam' && { status: 'closed' as const }),
    };
    // A text is no other version of what administrators change; a withdrawal is.
    const options = { returnDocument: 'after', timestamps: isWithdrawal } as const;
    const changed = await inTransaction(this.connection, async (session) => {
      const found = await this.quotes.findOneAndUpdate(asItWas, change, { ...options, session }).lean<FoundQuote>();
      if (found && content.files.length > 0) await this.files.claim(content.files, quote._id, session);
      return found;
    });
    if (!changed) {
      const newer = await this.find(token, 'linearizable');
      const isThere = await this.isThere(newer, content);
      return isThere ? this.toSentRequest(newer) : this.store(token, newer, content);
    }
    if (isTold) await this.enqueue(String(quote._id), entry.id);
    return this.toSentRequest(changed);
  }

  /** It is stored: a letter whose job cannot be added now is found by the next sweep. */
  private async enqueue(quoteId: string, entryId: string): Promise<void> {
    await this.letters.enqueue(quoteId, [entryId]).catch((error: unknown) => this.logger.warn(error));
  }

  /**
   * Whether this adds nothing: the last text or files again, as a double click, a second tab and a lost answer send them,
   * a second withdrawal or wish to be erased. Throws `conflict` where nothing can be added any more.
   */
  private async isThere(quote: FoundQuote, { kind, text, files }: Content): Promise<boolean> {
    const last = quote.history.findLast((entry) => entry.kind === kind);
    const isDone = {
      correction: last?.text === text && last.files.length === files.length && (await this.files.has(quote._id, files)),
      withdrawal: quote.withdrawnAt !== null,
      erasure: last !== undefined,
    };
    if (isDone[kind]) return true;
    const isOver = quote.withdrawnAt !== null || quote.history.length >= MOST_ENTRIES;
    if (kind === 'correction' && isOver) throw new AppError('conflict');
    return false;
  }

  private async toSentRequest(quote: FoundQuote): Promise<SentRequest> {
    const { reference, language, status, withdrawnAt, history } = quote;
    return {
      reference,
      createdAt: quote.createdAt.toISOString(),
      language,
      state: withdrawnAt ? 'withdrawn' : states[status],
      answerWorkingDays: this.config.answerWorkingDays,
      products: productsOf(quote),
      privacy: quote.privacy && { ...quote.privacy, at: quote.privacy.at.toISOString() },
      files: await this.files.of(quote._id),
      fields: recordOf(quoteFields.map((field) => [field, quote[field] ?? ''])),
      calculation: knownCalculation(quote) ?? null,
      history: history.map(toEntry),
    };
  }
}

/** Whoever was taken for a robot is not told so. */
const states: Record<QuoteStatus, SenderState> = {
  new: 'received',
  spam: 'received',
  in_progress: 'in_progress',
  answered: 'answered',
  closed: 'closed',
};
