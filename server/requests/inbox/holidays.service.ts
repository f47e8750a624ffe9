import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose from 'mongoose';
import type { Model } from 'mongoose';

import { HolidaySetting } from '../intake/holidays.schema.js';
import { HOLIDAYS, ReplyClockService } from '../intake/reply-clock.service.js';
import { publicHolidays } from '../../../shared/requests/reply-clock/public-holidays.js';
import type { ShownHoliday } from '../../../shared/requests/desk.types.js';

/** The days on which nobody answers: the public holidays, and what the office has changed of them. */
@Injectable()
export class HolidaysService {
  constructor(
    @InjectModel(HolidaySetting.name) private readonly holidays: Model<HolidaySetting>,
    private readonly clock: ReplyClockService,
  ) {}

  /** All of them in their order, removed ones too. */
  async list(): Promise<ShownHoliday[]> {
    const { added = [], removed = [] } = (await this.holidays.findById(HOLIDAYS).lean()) ?? {};
    const own = added.map(({ day, name }) => ({ day, name: { ko: name, en: name }, isOwn: true, isRemoved: false }));
    const others = publicHolidays().map(({ day, name }) => ({
      day,
      name,
      isOwn: false,
      isRemoved: removed.includes(day),
    }));
    return [...own, ...others].toSorted((one, other) => one.day.localeCompare(other.day));
  }

  /** Nobody works on this day; a public holiday that was removed is one again. */
  async add(day: string, name: string): Promise<ShownHoliday[]> {
    await this.takeOut(day);
    const isBuiltIn = publicHolidays().some((holiday) => holiday.day === day);
    // Two who add it at once add it twice, which counts once.
    if (!isBuiltIn) await this.holidays.updateOne({ _id: HOLIDAYS }, { $push: { added: { day, name } } });
    return this.counted();
  }

  /** The office works on this day. */
  async remove(day: string): Promise<ShownHoliday[]> {
    await this.takeOut(day);
    const isBuiltIn = publicHolidays().some((holiday) => holiday.day === day);
    if (isBuiltIn) await this.holidays.updateOne({ _id: HOLIDAYS }, { $addToSet: { removed: day } });
    return this.counted();
  }

  private async takeOut(day: string): Promise<void> {
    const change = { $pull: { added: mongoose.trusted({ day }), removed: day } };
    await this.holidays.updateOne({ _id: HOLIDAYS }, change, { upsert: true });
  }

  /** Should this be lost on the way, the clocks are wound within the hour. */
  private async counted(): Promise<ShownHoliday[]> {
    await this.clock.windAll();
    return this.list();
  }
}
