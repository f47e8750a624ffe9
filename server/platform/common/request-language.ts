import type { IncomingMessage } from 'node:http';

import { parseCookie } from 'cookie';

import { languages } from '../../../shared/words/localized.types.js';
import type { Language } from '../../../shared/words/localized.types.js';

/** For a path without a language: the `lang` cookie, else English if preferred, else Korean. */
export function requestLanguage(request: Pick<IncomingMessage, 'headers'>): Language {
  const stored = parseCookie(request.headers.cookie ?? '').lang;
  const known = languages.find((language) => language === stored);
  if (known) return known;
  return preferred(request.headers['accept-language'] ?? '') ?? 'ko';
}

function preferred(header: string): Language | undefined {
  const ranked = header.split(',').map((part) => {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
    const quality = parameters.map((each) => /^\s*q=([\d.]+)/.exec(each)?.[1]).find((each) => each !== undefined);
    return { language: tag.split('-')[0], quality: quality === undefined ? 1 : Number(quality) };
  });
  const ours = ranked
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .find(({ language }) => languages.some((each) => each === language));
  return languages.find((each) => each === ours?.language);
}
