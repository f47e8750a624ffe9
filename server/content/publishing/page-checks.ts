import type { PageProblem } from '../../../shared/content/content-editing.types.js';

/** A page may be this large before it is compressed: three times the largest one of the site as it comes, in bytes. */
const MOST_BYTES = 1_200_000;

/** Addresses that are no pages but can be linked to. */
const ELSEWHERE = /^\/(?:api|assets|certificates|data-sheets|delivery-files|pictures|share)\//;

/** A rendered page by its path, e.g. `/ko/esg`. */
export type LookedAt = { path: string; html: string };

/**
 * Problems of new pages before they replace the old ones: each has one heading, is not too large, and its links lead to
 * pages and places of the site. `otherPaths` are pages that are not among them, such as those of the other language.
 */
export function problemsOfPages(pages: readonly LookedAt[], otherPaths: ReadonlySet<string>): PageProblem[] {
  const ids = new Map(pages.map(({ path, html }) => [path, idsIn(html)]));
  return pages.flatMap(({ path, html }) => [
    ...(html.split(/<h1[\s>]/).length === 2 ? [] : [{ path, problem: 'headings' } as const]),
    ...(Buffer.byteLength(html) <= MOST_BYTES ? [] : [{ path, problem: 'too_large' } as const]),
    ...linksIn(html)
      .filter((link) => !leadsSomewhere(link, path, ids, otherPaths))
      .map((detail) => ({ path, problem: 'broken_link', detail }) as const),
  ]);
}

const idsIn = (html: string) => new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));

/** Addresses within the site. */
const linksIn = (html: string) => [
  ...new Set(
    [...html.matchAll(/<a\b[^>]*\shref="([#/][^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&')),
  ),
];

function leadsSomewhere(
  link: string,
  from: string,
  ids: ReadonlyMap<string, ReadonlySet<string | undefined>>,
  otherPaths: ReadonlySet<string>,
): boolean {
  const { pathname, hash } = new URL(link, `https://site.invalid${from}`);
  if (ELSEWHERE.test(pathname) || otherPaths.has(pathname)) return true;
  const there = ids.get(pathname);
  return there !== undefined && (hash === '' || there.has(decodeURIComponent(hash.slice(1))));
}
