import { languages } from '../common/localized.types.js';

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
  const open =
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">';
  return ['<?xml version="1.0" encoding="UTF-8"?>', open, ...entries, '</urlset>', ''].join('\n');
}

export function robotsText(publicUrl: string): string {
  return ['User-agent: *', 'Disallow: /api/', 'Allow: /', '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
}
