import { randomUUID } from 'node:crypto';

import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import mongoose from 'mongoose';
import type { Connection, Model } from 'mongoose';

import { AppError } from '../../platform/common/app-error.js';
import { CONFIG } from '../../platform/common/config.module.js';
import { recordOf } from '../../../shared/words/records.js';
import type { Config } from '../../platform/config.js';
import { inTransaction } from '../../platform/database/transaction.js';
import { RateLimitService } from '../../platform/http/rate-limit.service.js';
import type { RateLimit } from '../../platform/http/rate-limit.service.js';
import { quoteFields } from '../../../shared/questionnaire/places.js';
import { knownCalculation } from '../intake/calculation.js';
import { findQuote } from '../intake/find-quote.js';
import { isGiven, isReplyKind } from '../intake/given-answers.js';
import { toEntry } from '../intake/history.js';
import { QuoteLettersService } from '../letters/letters.service.js';
import { RequestLinkService } from '../intake/link.service.js';
import { PartsService } from '../intake/parts/parts.service.js';
import { productsOf, Quote } from '../intake/quotes.schema.js';
import type { FoundQuote, StoredEntry, StoredQuote } from '../intake/quotes.schema.js';
import type { EntryKind, QuoteStatus } from '../../../shared/requests/quotes.types.js';
import { isWaiting, ReplyClockService } from '../intake/reply-clock.service.js';
import { eventNow, withEvents } from '../intake/stored-event.js';
import { RequestFilesService } from '../files/request-files.service.js';
import { WebhookService } from '../webhook/webhook.service.js';
import type { SenderState, SentRequest } from '../../../shared/requests/quote-sender.types.js';

import type { CorrectionDto, ReplyDto } from './quote-sender.dto.js';

const HOUR = 3600;
/** Of one request: more than anybody has to say, and far less than a document holds. */
const MOST_ENTRIES = 200;

/** Content of an entry; `files` are tokens. */
type Content = { kind: Exclude<EntryKind, 'answer'>; text: string; files: readonly string[] };

/** An answer that was refused for good: nobody has got it, so nobody is shown it. */
const isRefused = (entry: StoredEntry) => entry.kind === 'answer' && !isGiven(entry);

/** Senders' actions on their requests through the link: read, correct, reply, withdraw, ask for erasure. */
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
    private readonly clock: ReplyClockService,
    private readonly parts: PartsService,
    private readonly webhook: WebhookService,
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

  /**
   * Accepts the last answer, or asks for changes. Throws `conflict` where there is no answer or the request was withdrawn,
   * and `validation_failed` if one of the files cannot be had.
   */
  reply(token: string, { kind, text = '', files = [] }: ReplyDto, address: string): Promise<SentRequest> {
    return this.add(token, { kind, text, files }, address);
  }

  /** A file of the request or of an answer, and the reference of the request. Throws `not_found`, or `infected_file`. */
  async file(token: string, fileId: string) {
    const { _id, reference, history } = await this.find(token);
    const found = await this.files.find(_id, fileId);
    if (history.some((entry) => entry.id === found.entry && isRefused(entry))) throw new AppError('not_found');
    return { ...found, reference };
  }

  /** The request is closed, and what was merged into it and waits is on its own again; a second time changes nothing. */
  withdraw(token: string, address: string): Promise<SentRequest> {
    return this.add(token, { kind: 'withdrawal', text: '', files: [] }, address);
  }

  /** The office erases by hand; a second time changes nothing. */
  askForErasure(token: string, address: string): Promise<SentRequest> {
    return this.add(token, { kind: 'erasure', text: '', files: [] }, address);
  }

  private find(token: string, level?: 'majority' | 'linearizable'): Promise<FoundQuote> {
    return findQuote(this.quotes, this.links.idIn(token), level && { level });
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
    const files = (await this.files.sent(content.files)).map(({ name }) => name);
    const entry: StoredEntry = { id: randomUUID(), ...content, files, by: null, subject: '', at: now, letter };
    const type = content.kind === 'acceptance' ? 'quotation.accepted' : 'request.added';
    const announcement = isTold ? this.webhook.announcement(type, entry.id) : undefined;
    const isWithdrawal = content.kind === 'withdrawal';
    // An answered request waits for the next answer.
    const isReply = isReplyKind(content.kind);
    const isOpened = isReply && quote.status === 'answered';
    const status: QuoteStatus = isOpened ? 'in_progress' : 'closed';
    const isOther = isOpened || (isWithdrawal && quote.status !== 'spam');
    const asItWas = {
      _id: quote._id,
      status: quote.status,
      withdrawnAt: quote.withdrawnAt,
      history: mongoose.trusted({ $size: quote.history.length }),
    };
    const change = {
      $push: {
        history: entry,
        ...(announcement && { announcements: announcement }),
        ...withEvents(isOpened ? [eventNow('status', status, null)] : []).$push,
      },
      ...(isTold && { news: now }),
      ...(isWithdrawal && { withdrawnAt: now, closedAt: quote.closedAt ?? now, dueAt: null }),
      ...(isOther && { status }),
    };
    // A text is no other version of what administrators change; another status is.
    const options = { returnDocument: 'after', timestamps: isWithdrawal || isOpened } as const;
    const changed = await inTransaction(this.connection, async (session) => {
      const found = await this.quotes.findOneAndUpdate(asItWas, change, { ...options, session }).lean<FoundQuote>();
      if (!found) return undefined;
      if (content.files.length > 0) await this.files.claim(content.files, quote._id, session);
      if (isOpened) await this.parts.openWhole(quote, session);
      // The senders of requests merged into it wait all the same.
      const isLeft = isWithdrawal && isWaiting(quote);
      return { found, freed: isLeft ? await this.parts.letGoWaiting(found, session) : [] };
    });
    if (!changed) {
      const newer = await this.find(token, 'linearizable');
      const isThere = await this.isThere(newer, content);
      return isThere ? this.toSentRequest(newer) : this.store(token, newer, content);
    }
    if (isTold) await this.enqueue(String(quote._id), entry.id);
    const { _id, mergedInto } = changed.found;
    const toWind = isWithdrawal ? [mergedInto, ...changed.freed] : isReply ? [_id, mergedInto] : [];
    for (const each of toWind) await this.clock.wind(each);
    return this.toSentRequest(changed.found);
  }

  /** The entry is stored: a letter whose job cannot be added now is found by the next sweep. */
  private async enqueue(quoteId: string, entryId: string): Promise<void> {
    await this.letters.enqueue(quoteId, [entryId]).catch((error: unknown) => this.logger.warn(error));
    await this.webhook.enqueue(quoteId);
  }

  /**
   * True if this adds nothing: the last text or files again, as a double click, a second tab and a lost answer send
   * them, a second withdrawal or wish to be erased. Throws `conflict` where nothing can be added any more.
   */
  private async isThere(quote: FoundQuote, { kind, text, files }: Content): Promise<boolean> {
    if (kind === 'withdrawal') return quote.withdrawnAt !== null;
    const answer = quote.history.findLastIndex(isGiven);
    // A reply is to the last answer: the same words to another one are another reply.
    const isReply = isReplyKind(kind);
    const since = isReply ? quote.history.slice(answer + 1) : quote.history;
    // A sender who accepts, asks for changes and accepts again has said three things.
    const last = since.findLast((entry) => (isReply ? isReplyKind(entry.kind) : entry.kind === kind));
    if (kind === 'erasure') return last !== undefined;
    const isSame = last?.kind === kind && last.text === text && last.files.length === files.length;
    if (isSame && (await this.files.has(quote._id, files))) return true;
    const isUnanswered = kind !== 'correction' && answer === -1;
    const isOver = quote.withdrawnAt !== null || quote.history.length >= MOST_ENTRIES;
    if (isOver || isUnanswered) throw new AppError('conflict');
    return false;
  }

  private async toSentRequest(quote: FoundQuote): Promise<SentRequest> {
    const { reference, language, status, withdrawnAt, history, mergedInto } = quote;
    const attached = await this.files.ofAnswers([quote._id]);
    // The request that is answered in the place of this one.
    const whole = mergedInto && (await this.quotes.findById(mergedInto, { reference: 1, status: 1 }).lean());
    return {
      reference,
      createdAt: quote.createdAt.toISOString(),
      language,
      state: withdrawnAt ? 'withdrawn' : states[whole?.status ?? status],
      belongsTo: whole?.reference ?? null,
      answerWorkingDays: this.config.answerWorkingDays,
      products: productsOf(quote),
      privacy: quote.privacy && { ...quote.privacy, at: quote.privacy.at.toISOString() },
      files: await this.files.of(quote._id),
      fields: recordOf(quoteFields.map((field) => [field, quote[field] ?? ''])),
      calculation: knownCalculation(quote) ?? null,
      history: history.filter((entry) => !isRefused(entry)).map((entry) => toEntry(entry, attached.get(entry.id))),
    };
  }
}

/** A sender taken for a robot does not learn it. */
const states: Record<QuoteStatus, SenderState> = {
  new: 'received',
  spam: 'received',
  in_progress: 'in_progress',
  answered: 'answered',
  closed: 'closed',
};
