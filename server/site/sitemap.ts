import { languages } from '../common/localized.types.js';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Every page names its translations. */
export function sitemapXml(paths: readonly string[], publicUrl: string): string {
  const entries = paths.flatMap((path) =>
    languages.map((language) => {
      const alternates = languages.map(
        (other) => `    <xhtml:link rel="alternate" hreflang="${other}" href="${publicUrl}/${other}${path}"/>`,
      );
      return ['  <url>', `    <loc>${publicUrl}/${language}${path}</loc>`, ...alternates, '  </url>'].join('\n');
    }),
  );
  const open = `<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">`;
  return [HEAD, open, ...entries, '</urlset>', ''].join('\n');
}

/** A path of letters that need no escaping, and when what is there was changed last. */
type Address = { path: string; changedAt?: Date };

const located = ({ path, changedAt }: Address, publicUrl: string) =>
  `<loc>${publicUrl}${path}</loc>${changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''}`;

/** The sitemap of pages without translations. */
export function urlSetXml(addresses: readonly Address[], publicUrl: string): string {
  const entries = addresses.map((each) => `<url>${located(each, publicUrl)}</url>`);
  return [HEAD, `<urlset ${NAMESPACE}>`, ...entries, '</urlset>', ''].join('\n');
}

/** Names the files of a sitemap. */
export function sitemapIndexXml(files: readonly Address[], publicUrl: string): string {
  const entries = files.map((each) => `<sitemap>${located(each, publicUrl)}</sitemap>`);
  return [HEAD, `<sitemapindex ${NAMESPACE}>`, ...entries, '</sitemapindex>', ''].join('\n');
}

export function robotsText(publicUrl: string): string {
  return ['User-agent: *', 'Disallow: /api/', 'Allow: /', '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
}
