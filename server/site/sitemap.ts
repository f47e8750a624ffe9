import { boardKinds } from '../../shared/posts/boards.types.js';
import { languages } from '../../shared/words/localized.types.js';

import type { ChangeTimes } from './changed-pages.js';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const OPEN = `<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">`;

/** Names a page in the language with which its path begins. */
const alternate = (path: string, publicUrl: string) =>
  `<xhtml:link rel="alternate" hreflang="${path.slice(1, 3)}" href="${publicUrl}${path}"/>`;

/** Every page names its translations, and when publishing has changed it last. */
export function sitemapXml(paths: readonly string[], publicUrl: string, times: ChangeTimes = {}): string {
  const entries = paths.flatMap((path) =>
    languages.map((language) => {
      const alternates = languages.map((other) => `    ${alternate(`/${other}${path}`, publicUrl)}`);
      const time = times[`/${language}${path}`];
      const own = located(
        { path: `/${language}${path}`, changedAt: time === undefined ? undefined : new Date(time) },
        publicUrl,
      );
      return ['  <url>', `    ${own}`, ...alternates, '  </url>'].join('\n');
    }),
  );
  return [HEAD, OPEN, ...entries, '</urlset>', ''].join('\n');
}

/** Paths of letters that need no escaping, and when what is there was changed last. */
export type Address = { path: string; changedAt?: Date; translation?: string };

const located = ({ path, changedAt }: Address, publicUrl: string) =>
  `<loc>${publicUrl}${path}</loc>${changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''}`;

/** The sitemap of pages of which few have a translation. */
export function urlSetXml(addresses: readonly Address[], publicUrl: string): string {
  const entries = addresses.map((each) => {
    const versions = each.translation === undefined ? [] : [each.path, each.translation];
    return `<url>${located(each, publicUrl)}${versions.map((path) => alternate(path, publicUrl)).join('')}</url>`;
  });
  return [HEAD, OPEN, ...entries, '</urlset>', ''].join('\n');
}

/** Names the files of a sitemap. */
export function sitemapIndexXml(files: readonly Address[], publicUrl: string): string {
  const entries = files.map((each) => `<sitemap>${located(each, publicUrl)}</sitemap>`);
  return [HEAD, `<sitemapindex ${NAMESPACE}>`, ...entries, '</sitemapindex>', ''].join('\n');
}

/**
 * Below `/api/` search engines may read the PDFs of posts alone, of which those of locked posts are refused: the longest
 * rule that fits counts. An address with a token is none of them.
 */
export function robotsText(publicUrl: string): string {
  const pdfs = boardKinds.map((kind) => `Allow: /api/${kind}/*/pdf$`);
  const rules = ['User-agent: *', 'Disallow: /api/', ...pdfs, 'Allow: /'];
  return [...rules, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
}
