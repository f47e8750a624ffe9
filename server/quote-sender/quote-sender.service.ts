import { randomUUID } from 'node:crypto';

import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose from 'mongoose';
import type { Model, Types } from 'mongoose';

import { AppError } from '../common/app-error.js';
import { CONFIG } from '../common/config.module.js';
import { recordOf } from '../common/records.js';
import type { Config } from '../config.js';
import { RateLimitService } from '../http/rate-limit.service.js';
import type { RateLimit } from '../http/rate-limit.service.js';
import { quoteFields } from '../questionnaire/places.js';
import { knownCalculation } from '../quotes/calculation.js';
import { toEntry } from '../quotes/history.js';
import { QuoteLettersService } from '../quotes/letters.service.js';
import { RequestLinkService } from '../quotes/link.service.js';
import { Quote } from '../quotes/quotes.schema.js';
import type { StoredEntry, StoredQuote } from '../quotes/quotes.schema.js';
import type { EntryKind, QuoteStatus } from '../quotes/quotes.types.js';

import type { SenderState, SentRequest } from './quote-sender.types.js';

const HOUR = 3600;
/** Of one request: more than anybody has to say, and far less than a document holds. */
const MOST_ENTRIES = 200;
/** Longest wait for a majority of the database's members: ms. */
const MAJORITY_WITHIN = 4_000;

type FoundQuote = StoredQuote & { _id: Types.ObjectId };

/** Who adds something, and the key under which a repeat adds nothing. */
export type EntrySender = { address: string; key?: string };

/** What an entry says. */
type Content = { kind: EntryKind; text: string };

/** What senders do with their requests through the link: read, correct, withdraw, ask for erasure. */
@Injectable()
export class QuoteSenderService {
  private readonly logger = new Logger('QuoteSender');
  private readonly perAddress: RateLimit;

  constructor(
    @InjectModel(Quote.name) private readonly quotes: Model<StoredQuote>,
    @Inject(CONFIG) config: Pick<Config, 'quotesPerHour'>,
    private readonly links: RequestLinkService,
    private readonly letters: QuoteLettersService,
    rateLimits: RateLimitService,
  ) {
    this.perAddress = rateLimits.limit('request-entries', config.quotesPerHour, HOUR);
  }

  /** Throws `not_found`: for a forged link as for that of an erased request, after the same search. */
  async read(token: string): Promise<SentRequest> {
    return toSentRequest(await this.find(token));
  }

  async exists(token: string): Promise<boolean> {
    return (await this.quotes.exists({ _id: this.links.idIn(token) })) !== null;
  }

  /** Adds a text; the request stays as it was sent. Throws `conflict` for a request that was withdrawn. */
  correct(token: string, text: string, sender: EntrySender): Promise<SentRequest> {
    return this.add(token, { kind: 'correction', text }, sender);
  }

  /** The request is closed; a second time changes nothing. */
  withdraw(token: string, sender: EntrySender): Promise<SentRequest> {
    return this.add(token, { kind: 'withdrawal', text: '' }, sender);
  }

  /** The office erases by hand; a second time changes nothing. */
  askForErasure(token: string, sender: EntrySender): Promise<SentRequest> {
    return this.add(token, { kind: 'erasure', text: '' }, sender);
  }

  /** `level` for changes: what only the primary has, or what waits to be there, may be lost with it. */
  private async find(token: string, level?: 'majority' | 'linearizable'): Promise<FoundQuote> {
    const found = this.quotes.findById(this.links.idIn(token));
    if (level) found.readConcern(level).maxTimeMS(MAJORITY_WITHIN);
    const quote = await found.lean<FoundQuote>();
    if (!quote) throw new AppError('not_found');
    return quote;
  }

  /** Stored first and once per key, then its letter goes out. */
  private async add(
    token: string,
    content: Content,
    { address, key = randomUUID() }: EntrySender,
  ): Promise<SentRequest> {
    const quote = await this.find(token, 'majority');
    const known = alreadyIn(quote, content, key);
    if (known) return known;
    await this.perAddress.count(address);
    return this.store(token, quote, content, key);
  }

  /** One change that also asks whether it still may be; when something came between, it is looked at again. */
  private async store(token: string, quote: FoundQuote, content: Content, key: string): Promise<SentRequest> {
    const now = new Date();
    const isTold = quote.status !== 'spam' || content.kind === 'erasure';
    const letter = this.letters.delivery(isTold ? 'queued' : 'off');
    const entry: StoredEntry = { id: randomUUID(), key, ...content, at: now, letter };
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
    const changed = await this.quotes.findOneAndUpdate(asItWas, change, options).lean<FoundQuote>();
    if (!changed) {
      const newer = await this.find(token, 'linearizable');
      return alreadyIn(newer, content, key) ?? this.store(token, newer, content, key);
    }
    if (isTold) await this.enqueue(String(quote._id), entry.id);
    return toSentRequest(changed);
  }

  /** It is stored: a letter whose job cannot be added now is found by the next sweep. */
  private async enqueue(quoteId: string, entryId: string): Promise<void> {
    await this.letters.enqueue(quoteId, [entryId]).catch((error: unknown) => this.logger.warn(error));
  }
}

/**
 * What is answered without adding anything: to a repeat, and to a second withdrawal or wish to be erased. Throws
 * `conflict` for a key that came with another content, and where nothing can be added any more.
 */
function alreadyIn(quote: FoundQuote, { kind, text }: Content, key: string): SentRequest | undefined {
  const earlier = quote.history.find((entry) => entry.key === key);
  if (earlier && (earlier.kind !== kind || earlier.text !== text)) throw new AppError('conflict');
  const isDone =
    (kind === 'withdrawal' && quote.withdrawnAt !== null) ||
    (kind === 'erasure' && quote.history.some((entry) => entry.kind === 'erasure'));
  if (earlier || isDone) return toSentRequest(quote);
  const isClosedForIt = kind === 'correction' && (quote.withdrawnAt !== null || quote.history.length >= MOST_ENTRIES);
  if (isClosedForIt) throw new AppError('conflict');
  return undefined;
}

/** Whoever was taken for a robot is not told so. */
const states: Record<QuoteStatus, SenderState> = {
  new: 'received',
  spam: 'received',
  in_progress: 'in_progress',
  answered: 'answered',
  closed: 'closed',
};

function toSentRequest(quote: FoundQuote): SentRequest {
  const { reference, language, status, withdrawnAt, products, history } = quote;
  return {
    reference,
    createdAt: quote.createdAt.toISOString(),
    language,
    state: withdrawnAt ? 'withdrawn' : states[status],
    products,
    fields: recordOf(quoteFields.map((field) => [field, quote[field]])),
    calculation: knownCalculation(quote) ?? null,
    history: history.map(toEntry),
  };
}
