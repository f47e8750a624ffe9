import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose from 'mongoose';
import type { Model } from 'mongoose';

import { SettingsService } from '../../access/settings/settings.service.js';
import { CONFIG } from '../../platform/common/config.module.js';
import type { Config } from '../../platform/config.js';
import { JobsService } from '../../platform/jobs/jobs.service.js';
import { MailService } from '../../platform/mail/mail.service.js';
import { Quote } from '../intake/quotes.schema.js';
import type { FoundQuote, StoredQuote } from '../intake/quotes.schema.js';
import { isNextLetterDue, letterWeekAt } from '../../../shared/requests/reply-clock/reply-clock.js';

import { isRemindedAt } from './selection.js';
import { weekLetter } from './week-letter.js';
import { WeekSetting } from './week.schema.js';

const LOOK = 'week-letter-look';
const LETTER = 'week-letter';
/** Interval of looking for a due letter: s. */
const LOOK_EVERY = 300;
const WEEK = 'week-letter';

/** On Monday morning a letter tells the office what is open, if the settings want it. */
@Injectable()
export class WeekLetterService implements OnModuleInit {
  constructor(
    @InjectModel(Quote.name) private readonly quotes: Model<StoredQuote>,
    @InjectModel(WeekSetting.name) private readonly weeks: Model<WeekSetting>,
    @Inject(CONFIG) private readonly config: Config,
    private readonly settings: SettingsService,
    private readonly jobs: JobsService,
    private readonly mail: MailService,
  ) {}

  async onModuleInit(): Promise<void> {
    this.jobs.define(LOOK, () => this.look());
    this.jobs.define<{ week: string }>(LETTER, ({ week }) => this.send(week));
    await this.jobs.every(LOOK_EVERY, LOOK);
  }

  /** Queued under its week, so that it is one letter however many processes look. */
  private async look(): Promise<void> {
    const week = letterWeekAt(Date.now());
    if (week && !(await this.isDone(week)) && (await this.settings.get()).weeklyLetter)
      await this.jobs.add(LETTER, { week });
  }

  /** Throws when it is to be tried again. Should it go twice, mail systems know it again by its id. */
  private async send(week: string): Promise<void> {
    const now = new Date();
    // After a week of failing mail there would be two letters of the same.
    if (isNextLetterDue(week, now.getTime()) || (await this.isDone(week))) return;
    const isOpen = [{ dueAt: mongoose.trusted({ $ne: null }) }, isRemindedAt(now)];
    const open = await this.quotes
      .find({ mergedInto: null, $or: isOpen }, { calculation: 0, history: 0, events: 0 })
      .sort({ dueAt: 1, createdAt: 1 })
      .lean<FoundQuote[]>();
    if (open.length > 0) {
      const [domain = ''] = /[^@<>]+(?=>?$)/.exec(this.config.mailFrom) ?? [];
      await this.mail.sendWeek(weekLetter(open, now, this.config), `<week-${week}@${domain}>`);
    }
    await this.weeks.updateOne({ _id: WEEK }, { week }, { upsert: true });
  }

  private async isDone(week: string): Promise<boolean> {
    return ((await this.weeks.findById(WEEK).lean())?.week ?? '') >= week;
  }
}
