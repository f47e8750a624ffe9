import lighthouse from 'lighthouse';
import type { Flags } from 'lighthouse';
import desktopConfig from 'lighthouse/core/config/desktop-config.js';

import { median } from '../results.ts';

/** Phones on a simulated slow 4G line with a processor four times slower, or desktops: Lighthouse's own two. */
export type Device = 'mobile' | 'desktop';

/** Lighthouse's results of a page: scores from 0 to 100, times in ms, the layout's shift, compressed bytes by type. */
export type Audit = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  document: number;
  scripts: number;
  fonts: number;
  images: number;
};

const flags: Flags = { logLevel: 'error', output: 'json', disableStorageReset: false };

/** One run of Lighthouse in the Chromium that listens on this port of the developer tools. */
export async function audit(url: string, device: Device, port: number): Promise<Audit> {
  const config = device === 'desktop' ? desktopConfig : undefined;
  const result = await lighthouse(url, { ...flags, port }, config);
  const { lhr } = result ?? {};
  if (!lhr || lhr.runtimeError) throw new Error(`${url}: ${lhr?.runtimeError?.message ?? 'no result'}`);
  const score = (category: string) => Math.round((lhr.categories[category]?.score ?? Number.NaN) * 100);
  const value = (name: string) => lhr.audits[name]?.numericValue ?? Number.NaN;
  const { details } = lhr.audits['network-requests'] ?? {};
  const requests = details?.type === 'table' ? details.items : [];
  const bytes = (type: string) =>
    requests
      .filter(({ resourceType }) => resourceType === type)
      .reduce((sum, { transferSize }) => sum + Number(transferSize), 0);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    document: bytes('Document'),
    scripts: bytes('Script'),
    fonts: bytes('Font'),
    images: bytes('Image'),
  };
}

/** The median of each figure alone. */
export function medianAudit(audits: readonly Audit[]): Audit {
  const [first] = audits;
  if (!first) throw new Error('nothing was measured');
  const names = Object.keys(first) as (keyof Audit)[];
  return Object.fromEntries(names.map((name) => [name, median(audits.map((each) => each[name]))])) as Audit;
}

const whole = (value: number) => value.toFixed(0);
const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2);
const kilobytes = (bytes: number) => (bytes / 1024).toFixed(0);

/** A row of the table. */
export function auditRow(page: string, found: Audit): Record<string, string> {
  return {
    page,
    performance: whole(found.performance),
    accessibility: whole(found.accessibility),
    'best practices': whole(found.bestPractices),
    SEO: whole(found.seo),
    'FCP s': seconds(found.fcp),
    'LCP s': seconds(found.lcp),
    'TBT ms': whole(found.tbt),
    CLS: found.cls.toFixed(3),
    'HTML KB': kilobytes(found.document),
    'scripts KB': kilobytes(found.scripts),
    'fonts KB': kilobytes(found.fonts),
    'pictures KB': kilobytes(found.images),
  };
}
