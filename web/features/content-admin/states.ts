import type { DocumentState } from '@server/content-editing/content-editing.types';

import { dateFormat } from '@/lib/format/dateFormat';
import { languages } from '@/lib/locale';
import type { Language } from '@/lib/locale';

import { stateTexts } from './content.text';

const timeFormat = dateFormat(
  { ko: 'ko-KR', en: 'en-US' },
  { month: 'long', day: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'Asia/Seoul' },
);

/** A time of these weeks in Korea: `11월 30일 09:00`. */
export const soonTime = (iso: string, language: Language): string => timeFormat(new Date(iso), language);

/** How a document stands, in words. */
export function stateWords(
  { isChanged, scheduled }: Pick<DocumentState, 'isChanged' | 'scheduled'>,
  language: Language,
) {
  if (scheduled) return stateTexts.scheduled[language](soonTime(scheduled.at, language));
  const changed = languages.filter((each) => isChanged[each]);
  const [only] = changed;
  if (!only) return stateTexts.published[language];
  return stateTexts[changed.length > 1 ? 'both' : only][language];
}

/** When something of it was last published; undefined while it is as it came with the site. */
export function lastPublished({ published }: Pick<DocumentState, 'published'>): string | undefined {
  return languages
    .flatMap((language) => published[language].at ?? [])
    .toSorted((one, other) => one.localeCompare(other))
    .at(-1);
}
