import type { Language } from '../../shared/words/localized.types.js';

/** When publishing has changed pages last, by path: ISO 8601. Pages that are as they come with the site are not in it. */
export type ChangeTimes = Readonly<Record<string, string>>;

/** Pages as they are shown, by path. */
export type ShownPages = Readonly<Record<string, { etag: string; changedAt?: string }>>;

/** The file with the times that is rendered with the pages of a language. */
export const changeTimesFile = (language: Language): string => `changed/${language}.json`;

/** The times of pages that are published at this time: those that stay as they are keep theirs. */
export function changeTimes(made: ReadonlyMap<string, string>, shown: ShownPages, at: string): ChangeTimes {
  const times = [...made].map(
    ([path, etag]) => [path, shown[path]?.etag === etag ? shown[path].changedAt : at] as const,
  );
  return Object.fromEntries(times.flatMap(([path, time]) => (time === undefined ? [] : [[path, time]])));
}
