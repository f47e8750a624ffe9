import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import { Inject, Injectable, Logger } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import mongoose from 'mongoose';
import type { Connection, Model } from 'mongoose';

import { AppError } from '../../platform/common/app-error.js';
import { CONFIG } from '../../platform/common/config.module.js';
import { isDatabaseDown } from '../../platform/common/error.filter.js';
import { fieldsOf } from '../../../shared/words/records.js';
import { inTransaction } from '../../platform/database/transaction.js';
import { RateLimitService } from '../../platform/http/rate-limit.service.js';
import type { KeyLimit } from '../../platform/http/rate-limit.service.js';
import type { Config } from '../../platform/config.js';
import { JobsService } from '../../platform/jobs/jobs.service.js';
import { isRefusedForGood, reasonOf } from '../../platform/mail/mail-failure.js';
import { SiteService } from '../../site/site.service.js';
import { MailService } from '../../platform/mail/mail.service.js';
import { OutboxService } from '../../platform/mail/outbox.service.js';
import { RequestFilesService } from '../files/request-files.service.js';
import { withoutAnswer } from '../intake/given-answers.js';
import { RequestLinkService } from '../intake/link.service.js';
import { PartsService } from '../intake/parts/parts.service.js';
import { Quote } from '../intake/quotes.schema.js';
import type { FoundQuote, StoredDelivery, StoredEntry, StoredQuote } from '../intake/quotes.schema.js';
import { letterKinds } from '../../../shared/requests/quotes.types.js';
import type { DeliveryState, LetterKind } from '../../../shared/requests/quotes.types.js';
import { ReplyClockService } from '../intake/reply-clock.service.js';
import { eventNow, withEvents } from '../intake/stored-event.js';

import { AnswerLettersService } from './answer-letters.service.js';
import { confirmationLetter } from './confirmation/letter.js';
import { entryLetter } from './entry-letter.js';
import { officeLetter } from './letters.js';
import { receiptLetter } from './receipt-letter.js';

const LETTER = 'quote-letter';
const SWEEP = 'quote-letter-sweep';
/** Letters whose job got lost in a crash are found this often: s. */
const SWEEP_EVERY = 60;
const HOUR = 3600;
/** With the queue's waiting times this is about three days of trying. */
export const MOST_ATTEMPTS = 80;
/** Pause before a letter that is gone is noted again: ms. Shorter than the queue needs to give its job to another. */
const NOTE_AGAIN = 500;

/** A letter's kind, or the id of the entry that it tells of. */
type LetterName = string;
type LetterJob = { quoteId: string; letter: LetterName };

const stateOf = (letter: LetterKind) => `$deliveries.${letter}.state`;
export const pending: DeliveryState[] = ['queued', 'retrying'];

const ENTRIES = 'history.letter.state';
const isKind = (letter: LetterName): letter is LetterKind => letterKinds.some((kind) => kind === letter);

/** Every letter of a request that still has to go. */
function waitingIn({ deliveries, history }: Pick<StoredQuote, 'deliveries' | 'history'>): LetterName[] {
  return [
    ...letterKinds.filter((kind) => pending.includes(deliveries[kind].state)),
    ...history.filter(({ letter }) => pending.includes(letter.state)).map(({ id }) => id),
  ];
}

/** Requests of which this letter is in one of the states. */
const isIn = (states: DeliveryState[], letter: LetterKind) => ({
  [`deliveries.${letter}.state`]: mongoose.trusted({ $in: states }),
});

/** Requests with a letter of any kind in one of the states. */
const hasIn = (states: DeliveryState[]) => ({
  $or: [...letterKinds.map((kind) => isIn(states, kind)), { [ENTRIES]: mongoose.trusted({ $in: states }) }],
});

/** Sends the letters about quote requests from the queue, and keeps their state with the request. */
@Injectable()
export class QuoteLettersService implements OnModuleInit {
  private readonly logger = new Logger('QuoteLetters');
  private readonly perRecipient: KeyLimit;

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(Quote.name) private readonly quotes: Model<StoredQuote>,
    @Inject(CONFIG) private readonly config: Config,
    private readonly jobs: JobsService,
    private readonly mail: MailService,
    private readonly links: RequestLinkService,
    private readonly files: RequestFilesService,
    private readonly site: SiteService,
    private readonly answers: AnswerLettersService,
    private readonly clock: ReplyClockService,
    private readonly parts: PartsService,
    private readonly outbox: OutboxService,
    rateLimits: RateLimitService,
  ) {
    this.perRecipient = rateLimits.keyLimit('confirmations', config.confirmationsPerHour, HOUR);
  }

  async onModuleInit(): Promise<void> {
    this.jobs.define<LetterJob>(LETTER, (job) => this.deliver(job));
    this.jobs.define(SWEEP, () => this.sweep());
    await this.jobs.every(SWEEP_EVERY, SWEEP);
  }

  /** A letter that is to go, or not to. Should it go twice, mail systems know it again by its id. */
  delivery(state: DeliveryState): StoredDelivery {
    const [domain = ''] = /[^@<>]+(?=>?$)/.exec(this.config.mailFrom) ?? [];
    return { state, attempts: 0, lastError: null, sentAt: null, messageId: `<${randomUUID()}@${domain}>` };
  }

  /** Puts the letters of a stored request into the queue. */
  async enqueue(quoteId: string, letters: readonly LetterName[] = letterKinds): Promise<void> {
    await Promise.all(letters.map((letter) => this.jobs.add(LETTER, { quoteId, letter })));
  }

  /** Forgets the letters of a request that is no more. */
  async forget(quoteId: string): Promise<void> {
    await this.jobs.forget(LETTER, { quoteId });
  }

  /** Counts the letters that wait to be sent and those given up: all at one moment, so that each is counted once. */
  async count(): Promise<Record<'waiting' | 'failed', number>> {
    const groups = { waiting: pending, failed: ['failed'] satisfies DeliveryState[] };
    const facets = Object.fromEntries(
      Object.entries(groups).map(([group, states]) => [
        group,
        {
          $sum: {
            $add: [
              ...letterKinds.map((kind) => ({ $cond: [{ $in: [stateOf(kind), states] }, 1, 0] })),
              { $size: { $filter: { input: '$history', cond: { $in: ['$$this.letter.state', states] } } } },
            ],
          },
        },
      ]),
    );
    const [counts] = await this.quotes.aggregate<Record<'waiting' | 'failed', number>>([
      { $match: hasIn([...pending, 'failed']) },
      { $group: { _id: null, ...facets } },
    ]);
    return { waiting: counts?.waiting ?? 0, failed: counts?.failed ?? 0 };
  }

  /** Since when the oldest letter waits, by what it tells of; undefined where none waits. */
  async oldestWaiting(): Promise<Date | undefined> {
    const oldest = await Promise.all(
      letterKinds.map((letter) =>
        this.quotes.findOne(isIn(pending, letter), { createdAt: 1 }).sort({ createdAt: 1 }).lean(),
      ),
    );
    const isPending = { [ENTRIES]: mongoose.trusted({ $in: pending }) };
    const added = await this.quotes.find(isPending, { history: 1 }).lean();
    const entries = added.flatMap(({ history }) => history).filter(({ letter }) => pending.includes(letter.state));
    const moments = [...oldest.flatMap((quote) => quote?.createdAt ?? []), ...entries.map(({ at }) => at)];
    return moments.toSorted((one, other) => Number(one) - Number(other))[0];
  }

  /** The request's state is the truth, the job only a reminder of it: whatever is pending gets a job. */
  private async sweep(): Promise<void> {
    for (const quote of await this.quotes.find(hasIn(pending), { deliveries: 1, history: 1 }).lean())
      await this.enqueue(String(quote._id), waitingIn(quote));
  }

  /** Sends one letter unless it has been sent. Throws when it is to be tried again. */
  private async deliver({ quoteId, letter }: LetterJob): Promise<void> {
    const quote = await this.quotes.findById(quoteId).lean();
    const entry = quote?.history.find(({ id }) => id === letter);
    const delivery = isKind(letter) ? quote?.deliveries[letter] : entry?.letter;
    if (!quote || !delivery || !pending.includes(delivery.state)) return;
    const name = entry ? entry.kind : letter;
    const attempts = delivery.attempts + 1;
    if (letter === 'confirmation' && attempts === 1 && (await this.hasHadEnough(quote.email))) {
      await this.note(quoteId, letter, { ...delivery, state: 'limited' });
      this.logger.warn(
        `${quote.reference}: no confirmation sent, its recipient has had as many as one gets in an hour`,
      );
      return;
    }
    try {
      const { messageId } = delivery;
      const found = { ...quote, id: quoteId };
      if (entry?.kind === 'answer') await this.answers.send(found, entry);
      else if (entry?.kind === 'receipt')
        await this.mail.sendQuoteEntry(receiptLetter(found, entry, this.factsFor(found)), messageId);
      else if (entry) await this.mail.sendQuoteEntry(entryLetter(found, entry, this.config), messageId);
      else if (letter === 'office') {
        const files = await this.files.of(quote._id);
        await this.mail.sendQuote(officeLetter(found, this.config, files), messageId);
      } else await this.mail.sendQuoteConfirmation(this.confirmation(found), messageId);
    } catch (error) {
      const isOver = isRefusedForGood(error) || attempts >= MOST_ATTEMPTS;
      const lastError = reasonOf(error);
      // A mail server's message often names the address: it stays with the request.
      this.logger.warn(`${quote.reference}: ${name} letter not sent (attempt ${attempts}): ${codeOf(error)}`);
      const state = isOver ? 'failed' : 'retrying';
      const failed: StoredDelivery = { ...delivery, state, attempts, lastError, sentAt: null };
      if (isOver && entry?.kind === 'answer') await this.noteRefused(quote._id, entry, failed);
      else await this.note(quoteId, letter, failed);
      if (isOver) return;
      throw error;
    }
    const outcome = this.config.hasMailServer
      ? { state: 'sent' as const, sentAt: new Date() }
      : { state: 'written' as const, sentAt: null };
    await this.noteSent(quoteId, letter, { ...delivery, ...outcome, attempts, lastError: null });
    // Its request may have been erased while the letter was written.
    if (outcome.state === 'written' && !(await this.quotes.exists({ _id: quoteId })))
      await this.outbox.remove(await this.outbox.find([quote.reference]));
    this.logger.log(`${quote.reference}: ${name} letter ${outcome.state}`);
  }

  private confirmation(quote: StoredQuote & { id: string }) {
    return confirmationLetter(quote, this.factsFor(quote));
  }

  /** Facts for letters to the sender. */
  private factsFor({ id, language }: StoredQuote & { id: string }) {
    return { ...this.config, company: this.site.facts(language), path: this.links.path(id, language) };
  }

  /**
   * Counts a confirmation for its recipient, no matter who asked for it and how the address is capitalized: nobody shall
   * fill a stranger's mailbox through the form. Throws what the database throws; the letter is tried again then.
   */
  private async hasHadEnough(email: string): Promise<boolean> {
    try {
      await this.perRecipient.count(email.toLowerCase());
      return false;
    } catch (error) {
      if (error instanceof AppError) return true;
      throw error;
    }
  }

  /** The letter is gone. A database that is away just now must not make us send it again: it is waited for. */
  private async noteSent(quoteId: string, letter: LetterName, delivery: StoredDelivery): Promise<void> {
    for (;;) {
      try {
        return await this.note(quoteId, letter, delivery);
      } catch (error) {
        if (!isDatabaseDown(error)) throw error;
        await sleep(NOTE_AGAIN, undefined, { ref: false });
      }
    }
  }

  /** An answer that nobody will get was none: its request is open again, and so is the one that it is a part of. */
  private async noteRefused(id: FoundQuote['_id'], answer: StoredEntry, delivery: StoredDelivery): Promise<void> {
    const whole = await inTransaction(this.connection, async (session) => {
      const quote = await this.quotes.findById(id).session(session).lean<FoundQuote>();
      if (!quote) return null;
      const change = withoutAnswer(quote, answer);
      const events = change.status ? [eventNow('status', change.status, null)] : [];
      const those = { _id: id, 'history.id': answer.id };
      const noted = { ...change, 'history.$.letter': delivery, ...withEvents(events) };
      await this.quotes.updateOne(those, noted, { session, timestamps: change.status !== undefined });
      if (change.status) await this.parts.openWhole(quote, session, ['answered']);
      return quote.mergedInto;
    });
    await this.clock.wind(id);
    await this.clock.wind(whole);
  }

  private async note(quoteId: string, letter: LetterName, delivery: StoredDelivery): Promise<void> {
    // The state of a letter is no edit of the request: administrators' changes are told apart by updatedAt.
    const [those, change] = isKind(letter)
      ? [{}, { [`deliveries.${letter}`]: delivery }]
      : [{ 'history.id': letter }, { 'history.$.letter': delivery }];
    await this.quotes.updateOne({ _id: quoteId, ...those }, change, { timestamps: false });
  }
}

/** E.g. 550 or ECONNREFUSED. */
function codeOf(error: unknown): string {
  const { responseCode, code, name } = fieldsOf(error);
  return String(responseCode ?? code ?? name);
}
