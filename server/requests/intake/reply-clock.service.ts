import { Inject, Injectable, Logger } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose from 'mongoose';
import type { Model, Types } from 'mongoose';

import { CONFIG } from '../../platform/common/config.module.js';
import { grouped } from '../../../shared/words/records.js';
import type { Config } from '../../platform/config.js';
import { JobsService } from '../../platform/jobs/jobs.service.js';
import type { Day } from '../../../shared/requests/reply-clock/days.js';
import { publicHolidays } from '../../../shared/requests/reply-clock/public-holidays.js';
import { daysOff, dueAfter } from '../../../shared/requests/reply-clock/reply-clock.js';
import { replyKinds } from '../../../shared/requests/quotes.types.js';
import type { QuoteStatus } from '../../../shared/requests/quotes.types.js';

import { repliedAt } from './given-answers.js';
import { HolidaySetting } from './holidays.schema.js';
import { Quote } from './quotes.schema.js';
import type { FoundQuote, StoredQuote } from './quotes.schema.js';

const WIND = 'quote-clocks';
/** Interval of winding all clocks again, for changes while no server ran: s. */
const WIND_EVERY = 3600;
/** Rounds for those that change while all are wound. */
const MOST_ROUNDS = 3;
export const HOLIDAYS = 'holidays';

/** While a request has one of these its sender waits for an answer. */
const waiting: QuoteStatus[] = ['new', 'in_progress'];
const isOpen = () => ({ status: mongoose.trusted({ $in: waiting }), withdrawnAt: null });

type Came = Pick<StoredQuote, 'createdAt'>;
type State = Pick<StoredQuote, 'status' | 'withdrawnAt' | 'mergedInto'>;
type Running = Came & State & Pick<StoredQuote, 'answeredAt'>;
type Told = Pick<StoredQuote, 'history'>;
type Wait = { since: Date; answeredAt: Date | null };

/** True if its sender waits for an answer. */
export const isWaiting = ({ status, withdrawnAt, mergedInto }: State) =>
  waiting.includes(status) && !withdrawnAt && !mergedInto;

const toldFields = { 'history.kind': 1, 'history.at': 1, 'history.letter.state': 1 } as const;
const runningFields = {
  status: 1,
  withdrawnAt: 1,
  mergedInto: 1,
  createdAt: 1,
  answeredAt: 1,
  dueAt: 1,
  updatedAt: 1,
  ...toldFields,
} as const;

/** Until when requests are to be answered, by the working days that the confirmation promises. */
@Injectable()
export class ReplyClockService implements OnModuleInit {
  private readonly logger = new Logger('ReplyClock');

  constructor(
    @InjectModel(HolidaySetting.name) private readonly holidays: Model<HolidaySetting>,
    @InjectModel(Quote.name) private readonly quotes: Model<StoredQuote>,
    @Inject(CONFIG) private readonly config: Pick<Config, 'answerWorkingDays'>,
    private readonly jobs: JobsService,
  ) {}

  async onModuleInit(): Promise<void> {
    this.jobs.define(WIND, async () => void (await this.windAll()));
    await this.jobs.every(WIND_EVERY, WIND);
  }

  /** Until when what came at a moment is to be answered. */
  async dueAfter(moment: Date): Promise<Date> {
    return this.after(moment, await this.daysOff());
  }

  /** Until when a request is to be answered; null where no answer is waited for. */
  async dueOf(quote: Running & Told & { _id: Types.ObjectId }): Promise<Date | null> {
    if (!isWaiting(quote)) return null;
    const id = String(quote._id);
    const parts = await this.unansweredPartsOf([quote._id]);
    const replies = await this.repliesToPartsOf([quote._id]);
    return this.dueAfter(clockStart(quote, parts.get(id), replies.get(id)));
  }

  /**
   * Winds the clock of a request after a request that is one with it has changed; nothing if there is none, or it is erased.
   * Should this be lost, all clocks are wound within the hour.
   */
  async wind(id: Types.ObjectId | null): Promise<void> {
    try {
      const quote = id && (await this.quotes.findById(id).lean<FoundQuote>());
      if (!quote) return;
      const known = { _id: quote._id, updatedAt: quote.updatedAt };
      await this.quotes.updateOne(known, { dueAt: await this.dueOf(quote) }, { timestamps: false });
    } catch (error) {
      this.logger.warn(error);
    }
  }

  /** Winds the clocks of all requests; returns how many changed. */
  async windAll(): Promise<number> {
    let wound = 0;
    for (let round = 0, missed = 1; missed > 0 && round < MOST_ROUNDS; round += 1) {
      const { known, changed } = await this.windRunning();
      wound += changed;
      missed = known - changed;
    }
    const isOver = [
      { status: mongoose.trusted({ $nin: waiting }) },
      { withdrawnAt: mongoose.trusted({ $ne: null }) },
      { mergedInto: mongoose.trusted({ $ne: null }) },
    ];
    const those = { dueAt: mongoose.trusted({ $ne: null }), $or: isOver };
    const { modifiedCount } = await this.quotes.updateMany(those, { dueAt: null }, { timestamps: false });
    return wound + modifiedCount;
  }

  /** Winds those that run; says how many stood wrong, and how many of them did not change meanwhile and are right now. */
  private async windRunning(): Promise<Record<'known' | 'changed', number>> {
    const off = await this.daysOff();
    const running = { ...isOpen(), mergedInto: null };
    // An index of states would skip one that changes its state while it is read.
    const found = await this.quotes.find(running, runningFields).sort({ _id: 1 }).hint({ _id: 1 }).lean<FoundQuote[]>();
    const ids = found.map(({ _id }) => _id);
    const [parts, replies] = [await this.unansweredPartsOf(ids), await this.repliesToPartsOf(ids)];
    const changes = found.flatMap(({ _id, updatedAt, ...quote }) => {
      const due = this.after(clockStart(quote, parts.get(String(_id)), replies.get(String(_id))), off);
      if (due.getTime() === quote.dueAt?.getTime()) return [];
      return [{ updateOne: { filter: { _id, updatedAt, ...running }, update: { dueAt: due }, timestamps: false } }];
    });
    const { matchedCount = 0 } = changes.length > 0 ? await this.quotes.bulkWrite(changes) : {};
    return { known: changes.length, changed: matchedCount };
  }

  /** The days on which the office does not work beside weekends. */
  async daysOff(): Promise<ReadonlySet<Day>> {
    const { added = [], removed = [] } = (await this.holidays.findById(HOLIDAYS).lean()) ?? {};
    return daysOff(publicHolidays(), { added, removed });
  }

  private after(moment: Date, off: ReadonlySet<Day>): Date {
    return new Date(dueAfter(moment.getTime(), this.config.answerWorkingDays, off));
  }

  /** Of what was merged into these requests: what nobody has answered, by the id of the request in the list. */
  async unansweredPartsOf(ids: readonly Types.ObjectId[]): Promise<Map<string, Came[]>> {
    const those = { ...isOpen(), answeredAt: null, mergedInto: mongoose.trusted({ $in: [...ids] }) };
    const found = await this.quotes.find(those, { createdAt: 1, mergedInto: 1 }).lean();
    return grouped(found.map((part) => [String(part.mergedInto), part]));
  }

  /** Of what was merged into these requests: since when senders wait who replied, by the id of the request in the list. */
  private async repliesToPartsOf(ids: readonly Types.ObjectId[]): Promise<Map<string, Date[]>> {
    const those = {
      ...isOpen(),
      mergedInto: mongoose.trusted({ $in: [...ids] }),
      'history.kind': mongoose.trusted({ $in: [...replyKinds] }),
    };
    const found = await this.quotes.find(those, { mergedInto: 1, ...toldFields }).lean<FoundQuote[]>();
    return grouped(
      found.flatMap((part) => {
        const at = repliedAt(part);
        return at ? [[String(part.mergedInto), at] as const] : [];
      }),
    );
  }
}

/** When the first of the requests came that are one. */
const firstOf = (requests: readonly Came[]): Date =>
  new Date(Math.min(...requests.map(({ createdAt }) => createdAt.getTime())));

/**
 * Since when the sender of a request or of one of its unanswered parts waits, and when that was first answered. One that
 * was answered and waits again does so for the parts that came later: for them there is no answer yet.
 */
export function waitOf(quote: Running, parts: readonly Came[] = []): Wait {
  const { answeredAt } = quote;
  if (!answeredAt || parts.length === 0 || !isWaiting(quote)) return { since: firstOf([quote, ...parts]), answeredAt };
  const later = parts.filter(({ createdAt }) => createdAt > answeredAt);
  return later.length > 0 ? { since: firstOf(later), answeredAt: null } : { since: firstOf(parts), answeredAt };
}

/**
 * From when a request is due that waits: as `waitOf` says, but for one that was answered from the first reply to that, its
 * own or one to its parts.
 */
export function clockStart(quote: Running & Told, parts: readonly Came[] = [], toParts: readonly Date[] = []): Date {
  const own = repliedAt(quote);
  const replies = [...toParts, ...(own ? [own] : [])];
  const isOver = quote.answeredAt !== null && replies.length > 0 && parts.length === 0;
  const moments = isOver ? replies : [...replies, waitOf(quote, parts).since];
  return new Date(Math.min(...moments.map(Number)));
}
