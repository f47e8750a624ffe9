import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose from 'mongoose';
import type { Model } from 'mongoose';

import { AppError } from '../common/app-error.js';
import { recordOf } from '../common/records.js';
import { SiteService } from '../site/site.service.js';

import { bucketOf, quantileOf } from './histogram.js';
import type { VitalsReportDto } from './vitals.dto.js';
import { StoredVitals } from './vitals.schema.js';
import { shownVitals, vitals } from './vitals.types.js';
import type { Device, MeasuredVisit, ShownVital, Vital, VitalsReport } from './vitals.types.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Ahead of UTC; Korea has no summer time: ms. */
const KOREA = 9 * HOUR;

/** The share of visits that a value covers. Source: web.dev, Core Web Vitals. */
const SHARE = 0.75;

/** CLS is small and has no unit, so it is counted in thousandths. */
const stepsOf = (vital: Vital) => (vital === 'CLS' ? 1000 : 1);

const koreanDay = (at: number) => Math.floor((at + KOREA) / DAY) * DAY - KOREA;

@Injectable()
export class VitalsService {
  /** Called with each value of a visit: ms, CLS without a unit. */
  onMeasured?: (vital: Vital, device: Device, value: number) => void;

  constructor(
    @InjectModel(StoredVitals.name) private readonly days: Model<StoredVitals>,
    private readonly site: SiteService,
  ) {}

  /** Throws `validation_failed` for an unknown page. */
  async add({ page, language, device, ...values }: MeasuredVisit): Promise<void> {
    if (!this.site.hasPublicPage(page)) throw new AppError('validation_failed', { fields: { page: 'invalid_choice' } });
    const measured = vitals.flatMap((vital) => {
      const value = values[vital];
      return typeof value === 'number' ? [{ vital, value }] : [];
    });
    const counts = measured.map(({ vital, value }) => [`counts.${vital}.${bucketOf(value * stepsOf(vital))}`, 1]);
    await this.days.updateOne(
      { day: new Date(koreanDay(Date.now())), page, language, device },
      { $inc: { visits: 1, ...Object.fromEntries(counts) } },
      { upsert: true },
    );
    for (const { vital, value } of measured) this.onMeasured?.(vital, device, value);
  }

  /** Values that three of four visits to each page were at least as good as. */
  async report({ days, device }: VitalsReportDto): Promise<VitalsReport> {
    const first = koreanDay(Date.now()) - (days - 1) * DAY;
    const since = { day: mongoose.trusted({ $gte: new Date(first) }) };
    const found = await this.days.find({ ...since, ...(device && { device }) }).lean<StoredVitals[]>();
    const pages = [...new Set(found.map(({ page }) => page))].map((page) => {
      const ofPage = found.filter((each) => each.page === page);
      return {
        page,
        visits: ofPage.reduce((sum, { visits }) => sum + visits, 0),
        ...recordOf(shownVitals.map((vital) => [vital, valueOf(vital, ofPage)])),
      };
    });
    return { pages: pages.toSorted((one, other) => other.visits - one.visits || (one.page < other.page ? -1 : 1)) };
  }
}

function valueOf(vital: ShownVital, found: readonly StoredVitals[]): number | null {
  const value = quantileOf(
    found.map(({ counts }) => counts?.[vital] ?? {}),
    SHARE,
  );
  return value === null ? null : value / stepsOf(vital);
}
