import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose from 'mongoose';
import type { Model } from 'mongoose';

import { AppError } from '../../platform/common/app-error.js';
import { SiteService } from '../../site/site.service.js';
import { SPEED_DAYS, vitals } from '../../../shared/admin/vitals.types.js';
import type { Device, MeasuredVisit, PageSpeed, Vital } from '../../../shared/admin/vitals.types.js';

import { bucketOf, quantileOf } from './histogram.js';
import { StoredVitals } from './vitals.schema.js';

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

  /** Speed of all pages, for all visitors. */
  async speed(): Promise<PageSpeed> {
    const first = koreanDay(Date.now()) - (SPEED_DAYS - 1) * DAY;
    const found = await this.days.find({ day: mongoose.trusted({ $gte: new Date(first) }) }).lean<StoredVitals[]>();
    const counts = found.map((each) => each.counts?.LCP ?? {});
    const visits = counts.flatMap((each) => Object.values(each)).reduce((sum, count) => sum + count, 0);
    return { visits, LCP: quantileOf(counts, SHARE) };
  }
}
