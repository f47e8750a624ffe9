import type { Language } from '../../shared/words/localized.types.ts';

type Place = { url: string };

/** The paths of the pages of a language: those that search engines may know, and some others. */
export async function pagePathsOf({ url }: Place, language: Language): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap-pages.xml`)).text();
  const found = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+(\/[^<]+)<\/loc>/g)].map(([, path = '']) => path);
  const ofLanguage = found.filter((path) => path === `/${language}` || path.startsWith(`/${language}/`));
  if (ofLanguage.length === 0) throw new Error('The sitemap names no pages.');
  return [...ofLanguage, `/${language}/manage`, `/${language}/404`];
}

/** A page, whatever its status; rejects where nobody listens. */
export const pageAt = async ({ url }: Place, path: string): Promise<string> =>
  (await fetch(url + path, { redirect: 'manual' })).text();
