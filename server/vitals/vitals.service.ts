import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose from 'mongoose';
import type { Model } from 'mongoose';

import { AppError } from '../common/app-error.js';
import { SiteService } from '../site/site.service.js';

import { bucketOf, quantileOf, sumOf } from './histogram.js';
import type { VitalsReportDto } from './vitals.dto.js';
import { StoredVitals } from './vitals.schema.js';
import { vitals } from './vitals.types.js';
import type { MeasuredVisit, VisitsTogether, Vital, VitalsReport } from './vitals.types.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Korea is ahead of UTC, and has no summer time: ms. */
const KOREA = 9 * HOUR;

/** The share of visits that a value speaks for. Source: web.dev, Core Web Vitals. */
const SHARE = 0.75;

/** Values are counted in ms; CLS, which has no unit and is small, in thousandths. */
const stepsOf = (vital: Vital) => (vital === 'CLS' ? 1000 : 1);

const koreanDay = (at: number) => Math.floor((at + KOREA) / DAY) * DAY - KOREA;
const dayName = (day: number) => new Date(day + KOREA).toISOString().slice(0, 10);

/** Counts how fast visitors saw pages, and tells it. */
@Injectable()
export class VitalsService implements OnModuleInit {
  constructor(
    @InjectModel(StoredVitals.name) private readonly days: Model<StoredVitals>,
    private readonly site: SiteService,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.days.init();
  }

  /** Adds a visit to those of its day and page. Throws `validation_failed` for what is no public page. */
  async add({ page, language, device, ...values }: MeasuredVisit): Promise<void> {
    if (!this.site.hasPublicPage(page)) throw new AppError('validation_failed', { fields: { page: 'invalid_choice' } });
    const counts = vitals.flatMap((vital) => {
      const value = values[vital];
      return typeof value === 'number' ? [[`counts.${vital}.${bucketOf(value * stepsOf(vital))}`, 1]] : [];
    });
    await this.days.updateOne(
      { day: new Date(koreanDay(Date.now())), page, language, device },
      { $inc: { visits: 1, ...Object.fromEntries(counts) } },
      { upsert: true },
    );
  }

  /** What three of four visits to each page, and on each day, were at least as good as. */
  async report({ days, device }: VitalsReportDto): Promise<VitalsReport> {
    const today = koreanDay(Date.now());
    const period = Array.from({ length: days }, (_, index) => today - (days - 1 - index) * DAY);
    const since = { day: mongoose.trusted({ $gte: new Date(period[0] ?? today) }) };
    const found = await this.days.find({ ...since, ...(device && { device }) }).lean<StoredVitals[]>();
    const pages = [...new Set(found.map(({ page }) => page))].map((page) => ({
      page,
      ...together(found.filter((each) => each.page === page)),
    }));
    return {
      pages: pages.toSorted((one, other) => other.visits - one.visits || (one.page < other.page ? -1 : 1)),
      days: period.map((day) => ({
        day: dayName(day),
        ...together(found.filter((each) => each.day.getTime() === day)),
      })),
    };
  }
}

function together(found: readonly StoredVitals[]): VisitsTogether {
  const entries = vitals.map((vital) => {
    const value = quantileOf(sumOf(found.map(({ counts }) => counts?.[vital] ?? {})), SHARE);
    return [vital, value === null ? null : value / stepsOf(vital)];
  });
  return {
    visits: found.reduce((sum, { visits }) => sum + visits, 0),
    ...(Object.fromEntries(entries) as Record<Vital, number | null>), // an entry for each of them
  };
}
