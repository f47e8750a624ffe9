import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import mongoose from 'mongoose';
import type { ClientSession, Connection, Model } from 'mongoose';

import { AppError } from '../../platform/common/app-error.js';
import { CONFIG } from '../../platform/common/config.module.js';
import { keyIn } from '../../platform/common/idempotency-key.js';
import type { Config } from '../../platform/config.js';
import { inTransaction } from '../../platform/database/transaction.js';
import { MailService } from '../../platform/mail/mail.service.js';
import { withReference } from '../letters/answer-letter.js';
import { AnswerLettersService } from '../letters/answer-letters.service.js';
import { findQuote, isOneWith } from '../intake/find-quote.js';
import { QuoteLettersService } from '../letters/letters.service.js';
import { Quote } from '../intake/quotes.schema.js';
import { ReplyClockService } from '../intake/reply-clock.service.js';
import { eventNow, withEvents } from '../intake/stored-event.js';
import type { FoundQuote, StoredEntry, StoredQuote } from '../intake/quotes.schema.js';
import { RequestFilesService } from '../files/request-files.service.js';
import { SiteService } from '../../site/site.service.js';
import type { AnswerFiles, AnswerTemplate } from '../../../shared/requests/quote-answers.types.js';

import type { AnswerDto, SendAnswerDto } from './quote-answers.dto.js';
import { answerTemplate } from './template.js';

/** Stores and sends the office's answers to requests. */
@Injectable()
export class QuoteAnswersService {
  private readonly logger = new Logger('QuoteAnswers');

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(Quote.name) private readonly quotes: Model<StoredQuote>,
    @Inject(CONFIG) private readonly config: Config,
    private readonly files: RequestFilesService,
    private readonly letters: QuoteLettersService,
    private readonly answers: AnswerLettersService,
    private readonly clock: ReplyClockService,
    private readonly mail: MailService,
    private readonly site: SiteService,
  ) {}

  /** Template of an answer. */
  async template(id: string, by: string | null): Promise<AnswerTemplate> {
    const quote = await findQuote(this.quotes, id);
    return answerTemplate(quote, by, { ...this.config, company: this.site.facts(quote.language) });
  }

  /** The letter as its receiver will see it: its subject and its HTML. */
  async preview(id: string, { subject, text, files = [] }: AnswerDto): Promise<{ subject: string; html: string }> {
    const quote = await findQuote(this.quotes, id);
    const letter = await this.answers.compose(quote, { subject, text }, await this.files.sent(files));
    return { subject: letter.subject, html: this.mail.answerHtml(letter) };
  }

  /**
   * Copies all of an answer's files, or none, to be sent with another answer; infected ones are left out. Throws
   * `not_found`.
   */
  async copyFiles(id: string, entry: string, address: string): Promise<AnswerFiles> {
    const { _id, reference } = await findQuote(this.quotes, id);
    const kept = (await this.files.ofAnswers([_id])).get(entry) ?? [];
    const files: AnswerFiles['files'] = [];
    try {
      for (const file of kept) if (file.scan !== 'infected') files.push(await this.files.copy(_id, file.id, address));
    } catch (error) {
      for (const { file } of files) await this.files.takeBack(file);
      throw error;
    }
    return { reference, files };
  }

  /**
   * Stores an answer once for its key, then queues its letter. Throws `conflict` when the histories of the request and of
   * those that are one with it have more than the author of the answer has seen, or the same key has come with another answer;
   * `validation_failed` if a file cannot be had.
   */
  async send(id: string, key: string | undefined, dto: SendAnswerDto, by: string | null): Promise<void> {
    await this.store(await findQuote(this.quotes, id, { level: 'majority' }), keyIn(key), dto, by);
  }

  private async store(quote: FoundQuote, key: string, dto: SendAnswerDto, by: string | null): Promise<void> {
    const { subject, text, files = [], seen } = dto;
    const earlier = quote.history.find((each) => each.id === key);
    if (earlier) return this.recognize(quote, earlier, dto);
    if ((await this.othersOf(quote, key)) > seen) throw new AppError('conflict');
    const now = new Date();
    const entry: StoredEntry = {
      id: key,
      kind: 'answer',
      at: now,
      text,
      files: (await this.files.sent(files)).map(({ name }) => name),
      by,
      subject: withReference(subject, quote.reference),
      letter: this.letters.delivery('queued'),
    };
    const { _id, mergedInto } = quote;
    const asItWas = { _id, mergedInto, history: mongoose.trusted({ $size: quote.history.length }) };
    const events = quote.status === 'answered' ? [] : [eventNow('status', 'answered', by)];
    const change = {
      $push: { history: entry, ...withEvents(events).$push },
      status: 'answered' as const,
      // Nobody waits any more.
      dueAt: null,
      answeredAt: quote.answeredAt ?? now,
      // Opened again by it, should it be closed or taken back.
      closedAt: null,
      withdrawnAt: null,
      // Read by the author of the answer.
      news: null,
    };
    const isStored = await inTransaction(this.connection, async (session) => {
      if ((await this.othersOf(quote, key, session)) > seen) return false;
      const { matchedCount } = await this.quotes.updateOne(asItWas, change, { session });
      if (matchedCount === 0) return false;
      // Answers to two requests that are one follow each other by it.
      if (mergedInto) await this.quotes.updateOne({ _id: mergedInto }, { updatedAt: now }, { session });
      await this.files.claim(files, _id, session, key);
      return true;
    });
    if (!isStored) return this.store(await findQuote(this.quotes, _id, { level: 'linearizable' }), key, dto, by);
    // The answer is stored: a letter whose job cannot be added now is found by the next sweep.
    await this.letters.enqueue(String(_id), [key]).catch((error: unknown) => this.logger.warn(error));
    await this.clock.wind(mergedInto);
  }

  /**
   * Number of entries of the request and of those that are one with it, but for the entry of this key: it may have been stored
   * since the request was read.
   */
  private async othersOf(quote: FoundQuote, key: string, session: ClientSession | null = null): Promise<number> {
    const kin = await this.quotes.find(isOneWith(quote), { 'history.id': 1 }).session(session).lean<FoundQuote[]>();
    return kin.flatMap(({ history }) => history).filter(({ id }) => id !== key).length;
  }

  /** A double click, a second tab or a retry: it is there. */
  private async recognize(quote: FoundQuote, earlier: StoredEntry, dto: SendAnswerDto): Promise<void> {
    const { subject, text, files = [] } = dto;
    const isSame =
      earlier.kind === 'answer' &&
      earlier.text === text &&
      earlier.subject === withReference(subject, quote.reference) &&
      earlier.files.length === files.length &&
      (await this.files.has(quote._id, files));
    if (!isSame) throw new AppError('conflict');
  }
}
