import { languages } from '../../shared/words/localized.types.js';
import type { Language } from '../../shared/words/localized.types.js';

/** E.g. `/fr` or `/pt-BR`. */
const LANGUAGE_LIKE = /^[a-z]{2}(?:-[a-z]{2})?$/i;

/**
 * The redirect of a path that is no page: without its trailing slash, from an unknown language to Korean, without a
 * language to the visitor's. Undefined for an unknown page of a known language. `pages` are paths below the language;
 * '' is the home page.
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
