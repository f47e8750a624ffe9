import type { DocumentState } from '@shared/content/content-editing.types';
import { dateFormat } from '@shared/words/date-format';

import { withReason } from '@/admin/useSaving';
import { errorTexts } from '@/lib/error.text';
import { errorBodyOf } from '@/lib/failure';
import { languages } from '@/lib/locale';
import type { Language, Localized } from '@/lib/locale';

import { documentTexts, publishTexts, stateTexts } from './content.text';
import type { DraftState } from './draft';

const timeFormat = dateFormat({
  month: 'long',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Asia/Seoul',
});

/** A time of these weeks in Korea: `11월 30일 09:00`. */
export const soonTime = (iso: string, language: Language): string => timeFormat(new Date(iso), language);

/** State of a document in words. */
export function stateWords(
  { isChanged, scheduled }: Pick<DocumentState, 'isChanged' | 'scheduled'>,
  language: Language,
) {
  if (scheduled)
    return stateTexts[scheduled.isRefused ? 'refused' : 'scheduled'][language](soonTime(scheduled.at, language));
  const changed = languages.filter((each) => isChanged[each]);
  const [only] = changed;
  if (!only) return stateTexts.published[language];
  return stateTexts[changed.length > 1 ? 'both' : only][language];
}

/** Why the server did not do what it was asked for. */
export function reasonOf(failure: unknown): Localized {
  const code = errorBodyOf(failure)?.code;
  return code ? errorTexts[code] : publishTexts.noAnswer;
}

/** That a draft is not saved, and why. */
export const unsavedWords = (failure: unknown): Localized => withReason(documentTexts.notSaved, reasonOf(failure));

/** Reason why a draft cannot be published or left: a text that is to be chosen, or unsaved changes. */
export function heldWords({ conflicts, failure }: DraftState, isDirty: boolean): Localized | undefined {
  if (conflicts.length > 0) return documentTexts.conflicts;
  return isDirty && failure !== undefined ? unsavedWords(failure) : undefined;
}

/** When something of it was last published; undefined while it is as it came with the site. */
export function lastPublished({ published }: Pick<DocumentState, 'published'>): string | undefined {
  return languages
    .flatMap((language) => published[language].at ?? [])
    .toSorted((one, other) => one.localeCompare(other))
    .at(-1);
}
