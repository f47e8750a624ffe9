import { languages } from '../common/localized.types.js';
import type { Language } from '../common/localized.types.js';

/** Looks like a language, e.g. `/fr` or `/pt-BR`. */
const LANGUAGE_LIKE = /^[a-z]{2}(?:-[a-z]{2})?$/i;

/**
 * Where a path that is no page leads, below a language of ours in any case: without a trailing slash, an unknown
 * language to the Korean page, a path without a language to the visitor's. Undefined for an unknown page below a
 * known language. `pages` holds the paths below the language; '' is the home page.
 */
export function redirectOf(path: string, pages: ReadonlySet<string>, language: Language): string | undefined {
  const [first = '', ...others] = path.split('/').slice(1);
  const rest = others.length > 0 ? `/${others.join('/')}` : '';
  const bare = rest.replace(/\/+$/, '');
  if (languages.some((each) => each === first))
    return bare !== rest && pages.has(bare) ? `/${first}${bare}` : undefined;
  const isUnknownLanguage =
    !pages.has(`/${first}`) && (LANGUAGE_LIKE.test(first) || (others.length > 0 && pages.has(bare)));
  if (isUnknownLanguage) return `/ko${bare}`;
  return `/${language}${path.replace(/\/+$/, '')}`;
}
