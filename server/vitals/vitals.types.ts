import type { Language } from '../common/localized.types.js';

/**
 * What is measured of a visit, by web.dev's names: the largest content is painted (LCP), a click is answered (INP), the
 * layout moves (CLS, without a unit), something is painted (FCP), the server answers (TTFB); all but CLS in ms.
 */
export const vitals = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
export type Vital = (typeof vitals)[number];

export const devices = ['phone', 'desktop'] as const;
export type Device = (typeof devices)[number];

/** Over how many days visits are looked at together, today included. */
export const vitalsPeriods = [7, 28, 90] as const;
export type VitalsPeriod = (typeof vitalsPeriods)[number];

/** What a browser tells of a visit when it ends: what it has measured, and nothing of who it is. */
export type MeasuredVisit = {
  /** The page's path below the language, `/` for the home page. */
  page: string;
  language: Language;
  device: Device;
} & Partial<Record<Vital, number>>;

/** Three of four visits were at least as good as these values; null where nobody has measured. */
export type VisitsTogether = { visits: number } & Record<Vital, number | null>;

/** The answer of /api/admin/vitals. */
export type VitalsReport = {
  /** Pages with visits, the most visited first. */
  pages: ({ page: string } & VisitsTogether)[];
  /** Every day of the period, the oldest first: `YYYY-MM-DD` in Korea. */
  days: ({ day: string } & VisitsTogether)[];
};
