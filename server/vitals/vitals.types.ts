import type { Language } from '../common/localized.types.js';

/**
 * web.dev's names: largest content painted (LCP), click answered (INP), layout shift (CLS, no unit), first paint (FCP),
 * server's answer (TTFB); ms except CLS.
 */
export const vitals = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
export type Vital = (typeof vitals)[number];

export const devices = ['phone', 'desktop'] as const;
export type Device = (typeof devices)[number];

/** Days, today included. */
export const vitalsPeriods = [7, 28, 90] as const;
export type VitalsPeriod = (typeof vitalsPeriods)[number];

/** A browser's report at the end of a visit; nothing identifies the visitor. */
export type MeasuredVisit = {
  /** Path below the language; `/` is the home page. */
  page: string;
  language: Language;
  device: Device;
} & Partial<Record<Vital, number>>;

/** The values that administrators are shown. */
export const shownVitals = ['LCP', 'INP', 'CLS'] as const satisfies readonly Vital[];
export type ShownVital = (typeof shownVitals)[number];

/** The answer of /api/admin/vitals: pages with visits, the most visited first. */
export type VitalsReport = {
  /** Three of four visits were at least as good as these values; null where nobody has measured. */
  pages: ({ page: string; visits: number } & Record<ShownVital, number | null>)[];
};
