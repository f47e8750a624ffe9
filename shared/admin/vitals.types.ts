import type { Language } from '../words/localized.types.js';

/**
 * web.dev's names: largest content painted (LCP), click answered (INP), layout shift (CLS, no unit), first paint (FCP),
 * server's answer (TTFB); ms except CLS.
 */
export const vitals = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
export type Vital = (typeof vitals)[number];

export const devices = ['phone', 'desktop'] as const;
export type Device = (typeof devices)[number];

/** A browser's report at the end of a visit; nothing identifies the visitor. */
export type MeasuredVisit = {
  /** Path below the language; `/` is the home page. */
  page: string;
  language: Language;
  device: Device;
} & Partial<Record<Vital, number>>;

/** Period of the speed that administrators see, today included. */
export const SPEED_DAYS = 28;

/** Speed of all pages together: LCP that three of four measured visits did not exceed, ms; null if none was measured. */
export type PageSpeed = { visits: number; LCP: number | null };
