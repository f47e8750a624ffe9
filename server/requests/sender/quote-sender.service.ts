import { randomUUID } from 'node:crypto';

import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { Connection, Model } from 'mongoose';

import { AppError } from '../../platform/common/app-error.js';
import { CONFIG } from '../../platform/common/config.module.js';
import { keyIn } from '../../platform/common/idempotency-key.js';
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
import { asItWas, OutcomesService } from '../quotations/outcomes.service.js';
import type { Settling } from '../../../shared/requests/outcomes.js';
import type { SenderState, SentQuotation, SentRequest } from '../../../shared/requests/quote-sender.types.js';

import type { CorrectionDto, ReplyDto } from './quote-sender.dto.js';

const HOUR = 3600;
/** Of one request: more than anybody has to say, and far less than a document holds. */
const MOST_ENTRIES = 200;

/** Content of an entry; `files` are tokens, `settles` what becomes of the quotation by it, under its sender's key. */
type Content = {
  kind: Exclude<EntryKind, 'answer' | 'receipt'>;
  text: string;
  files: readonly string[];
  settles?: Settling & { key: string };
};

const numberOf = ({ reference }: StoredQuote, { revision }: Settling) => `${reference}-R${revision}`;

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
    private readonly outcomes: OutcomesService,
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
   * Accepts the last answer or asks for changes; accepts or declines the quotation of a revision. Throws `conflict` where
   * there is no answer, the request was withdrawn, or the quotation cannot be had any more, and `validation_failed` if one
   * of the files cannot be had, or the key of an acceptance.
   */
  async reply(token: string, dto: ReplyDto, address: string, header?: string): Promise<SentRequest> {
    const { kind, text = '', files = [], revision, reason } = dto;
    if (kind === 'change' || revision === undefined) return this.add(token, { kind, text, files }, address);
    const what = kind === 'acceptance' ? 'accepted' : 'declined';
    const settles = { what, revision, key: keyIn(header) } as const;
    const sent = await this.add(token, { kind, text, files, settles }, address);
    if (what === 'accepted' || !reason) return sent;
    const quote = await this.find(token, 'majority');
    await this.outcomes.explain(quote, { revision, reason, by: 'sender' });
    return this.read(token);
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
    const { settles, ...said } = content;
    const subject = settles ? numberOf(quote, settles) : '';
    const id = settles?.key ?? randomUUID();
    const entry: StoredEntry = { id, ...said, files, by: null, subject, at: now, letter };
    const entries = settles ? [entry, this.receiptOf(entry)] : [entry];
    const type = content.kind === 'acceptance' ? 'quotation.accepted' : 'request.added';
    const announcement = isTold ? this.webhook.announcement(type, entry.id) : undefined;
    const isWithdrawal = content.kind === 'withdrawal';
    // An answered request waits for the next answer.
    const isReply = isReplyKind(content.kind);
    const isOpened = isReply && (quote.status === 'answered' || (settles !== undefined && quote.status === 'closed'));
    const status: QuoteStatus = isOpened ? 'in_progress' : 'closed';
    const isOther = isOpened || (isWithdrawal && quote.status !== 'spam');
    const known = { ...asItWas(quote), status: quote.status, withdrawnAt: quote.withdrawnAt };
    const change = {
      $push: {
        history: { $each: entries },
        ...(announcement && { announcements: announcement }),
        ...withEvents(isOpened ? [eventNow('status', status, null)] : []).$push,
      },
      ...(isTold && { news: now }),
      ...(isWithdrawal && { withdrawnAt: now, closedAt: quote.closedAt ?? now, dueAt: null }),
      ...(isOther && { status }),
      ...(isOpened && { closedAt: null }),
      ...(settles && { outcome: { what: settles.what, revision: settles.revision, at: now, by: null, reason: null } }),
    };
    // A text is no other version of what administrators change; another status is.
    const options = { returnDocument: 'after', timestamps: isWithdrawal || isOpened } as const;
    const changed = await inTransaction(this.connection, async (session) => {
      const found = await this.quotes.findOneAndUpdate(known, change, { ...options, session }).lean<FoundQuote>();
      if (!found) return undefined;
      if (content.files.length > 0) await this.files.claim(content.files, quote._id, session);
      if (isOpened) await this.parts.openWhole(quote, session, settles ? ['answered', 'closed'] : ['answered']);
      // The senders of requests merged into it wait all the same.
      const isLeft = isWithdrawal && isWaiting(quote);
      return { found, freed: isLeft ? await this.parts.letGoWaiting(found, session) : [] };
    });
    if (!changed) {
      const newer = await this.find(token, 'linearizable');
      const isThere = await this.isThere(newer, content);
      return isThere ? this.toSentRequest(newer) : this.store(token, newer, content);
    }
    if (isTold) await this.enqueue(String(quote._id), entries);
    const { _id, mergedInto } = changed.found;
    const toWind = isWithdrawal ? [mergedInto, ...changed.freed] : isReply ? [_id, mergedInto] : [];
    for (const each of toWind) await this.clock.wind(each);
    return this.toSentRequest(changed.found);
  }

  /** The entry is stored: a letter whose job cannot be added now is found by the next sweep. */
  private async enqueue(quoteId: string, entries: readonly StoredEntry[]): Promise<void> {
    const letters = entries.map(({ id }) => id);
    await this.letters.enqueue(quoteId, letters).catch((error: unknown) => this.logger.warn(error));
    await this.webhook.enqueue(quoteId);
  }

  /** Confirms to the sender what became of a quotation. */
  private receiptOf(entry: StoredEntry): StoredEntry {
    const letter = this.letters.delivery('queued');
    return { ...entry, id: randomUUID(), kind: 'receipt', text: '', files: [], letter };
  }

  /**
   * True if this adds nothing: the last text or files again, as a double click, a second tab and a lost answer send
   * them, a second withdrawal or wish to be erased. Throws `conflict` where nothing can be added any more.
   */
  private async isThere(quote: FoundQuote, { kind, text, files, settles }: Content): Promise<boolean> {
    if (kind === 'withdrawal') {
      if (quote.withdrawnAt === null && quote.outcome?.what === 'accepted') throw new AppError('conflict');
      return quote.withdrawnAt !== null;
    }
    if (settles) {
      const own = quote.history.find(({ id }) => id === settles.key);
      if (!own) return this.outcomes.isThere(quote, settles);
      if (own.kind === kind && own.subject === numberOf(quote, settles)) return true;
      // A key that names another entry would hide the letter of this one.
      throw new AppError('conflict');
    }
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
    // A quotation that can be accepted is accepted by its number alone.
    const quotation = kind === 'acceptance' ? await this.outcomes.sentTo(quote) : null;
    if (quotation?.isAcceptable) throw new AppError('conflict');
    return false;
  }

  private async toSentRequest(quote: FoundQuote): Promise<SentRequest> {
    const { reference, language, status, withdrawnAt, history, mergedInto } = quote;
    const attached = await this.files.ofAnswers([quote._id]);
    const quotation = await this.outcomes.sentTo(quote);
    // The request that is answered in the place of this one.
    const whole = mergedInto && (await this.quotes.findById(mergedInto, { reference: 1, status: 1 }).lean());
    return {
      reference,
      createdAt: quote.createdAt.toISOString(),
      language,
      state: withdrawnAt
        ? 'withdrawn'
        : stateWith(states[whole?.status ?? status], quotation, history.findLast(isGiven)?.at),
      belongsTo: whole?.reference ?? null,
      answerWorkingDays: this.config.answerWorkingDays,
      products: productsOf(quote),
      privacy: quote.privacy && { ...quote.privacy, at: quote.privacy.at.toISOString() },
      files: await this.files.of(quote._id),
      fields: recordOf(quoteFields.map((field) => [field, quote[field] ?? ''])),
      calculation: knownCalculation(quote) ?? null,
      history: history
        .filter((entry) => entry.kind !== 'receipt' && !isRefused(entry))
        .map((entry) => toEntry(entry, attached.get(entry.id))),
      quotation,
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

/** The state of a request with what became of its quotation. */
function stateWith(state: SenderState, quotation: SentQuotation | null, answeredAt: Date | undefined): SenderState {
  if (quotation?.state === 'accepted') return 'accepted';
  if (!quotation || (state !== 'answered' && state !== 'closed')) return state;
  const since = quotation.outcome?.at ?? quotation.sentAt;
  // A later answer without a quotation is the one that counts.
  if (since && answeredAt && answeredAt.getTime() > Date.parse(since)) return state;
  if (quotation.state === 'declined') return 'declined';
  const isOver = quotation.state === 'expired' && !quotation.isAcceptable;
  return state === 'answered' && isOver ? 'expired' : state;
}
