import { Injectable, Logger } from '@nestjs/common';
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';

import type { Hold } from '../../../shared/admin/clock.types.js';

import { CLOCK, DAY, firstNote, hasGoneBack, judge, judgeAmount, released } from './judge.js';
import type { ClockNote } from './judge.js';

const ID = 'clock';
/** Between two looks: ms. */
const LOOK = 60_000;

type Stored = ClockNote & { _id: string };

/**
 * Decides whether the clock can be trusted. Everything that erases by age asks here before it does, and so does everything
 * that publishes at a time: a machine whose clock jumps ahead finds all of it due.
 */
@Injectable()
export class ClockService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Clock');
  private readonly afterReturn: (() => Promise<void>)[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** Calls this when the clock was set back: moments that were stored ahead of it would hold for too long. */
  onReturn(mend: () => Promise<void>): void {
    this.afterReturn.push(mend);
  }

  onApplicationBootstrap(): void {
    const look = () => void this.look().catch(() => undefined);
    this.timer = setInterval(look, LOOK).unref();
    look();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  protected now(): number {
    return Date.now();
  }

  /** True if work that is due by the clock may be published or erased. */
  async isTrusted(): Promise<boolean> {
    const { held } = await this.look();
    return !held || held.reason === 'many';
  }

  /** True if so many of a kind, found by their age, may be erased now. Counts them, so ask only to erase them. */
  async mayErase(kind: string, count: number): Promise<boolean> {
    if (count === 0) return true;
    await this.look();
    return !(await this.change((note) => judgeAmount(note, this.now(), kind, count))).held;
  }

  /** Undefined where nothing waits. */
  async hold(): Promise<Hold | undefined> {
    const { held } = (await this.notes().findOne({ _id: ID })) ?? { held: null };
    if (!held) return undefined;
    const { reason, since } = held;
    return { reason, since: new Date(since).toISOString(), until: new Date(since + DAY).toISOString() };
  }

  /** An administrator has looked at the clock. */
  async goOn(): Promise<void> {
    await this.change((note) => released(note, this.now()));
    this.logger.log('an administrator says that the clock is right');
  }

  private async look(): Promise<ClockNote> {
    const hello = await this.connection.db?.command({ hello: 1 });
    const now = this.now();
    const database = hello?.localTime instanceof Date ? hello.localTime.getTime() : now;
    let isBack = false;
    const note = await this.change((before) => {
      isBack = hasGoneBack(before, now);
      return judge(before, now, database);
    });
    if (isBack) for (const mend of this.afterReturn) await mend();
    return note;
  }

  /** Replaces the note unless another process has done so meanwhile: then it is read again. */
  private async change(next: (note: ClockNote) => ClockNote): Promise<ClockNote> {
    await this.notes().updateOne({ _id: ID }, { $setOnInsert: firstNote(this.now()) }, { upsert: true });
    for (;;) {
      const found = await this.notes().findOne({ _id: ID });
      if (!found) return firstNote(this.now());
      const { _id, ...before } = found;
      const after = next(before);
      const { matchedCount } = await this.notes().replaceOne(found, after);
      if (matchedCount === 0) continue;
      this.tell(before, after);
      return after;
    }
  }

  private tell(before: ClockNote, { held, seenAt }: ClockNote): void {
    if (held && held.reason !== before.held?.reason)
      this.logger.error(
        `nothing is erased by its age for a day (${held.reason}): the last look was at ` +
          `${new Date(before.trustedAt).toISOString()}, this one is at ${new Date(seenAt).toISOString()}`,
      );
    if (!held && before.held) this.logger.log('the clock is trusted again');
  }

  private notes() {
    return this.connection.collection<Stored>(CLOCK);
  }
}
