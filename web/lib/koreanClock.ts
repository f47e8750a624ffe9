import { KOREA } from '@shared/words/korea';

import { serverNow } from './serverClock';

/** Korean clock time of a moment, as an input of day and time holds it: without seconds that are 0. */
export function clockOf(moment: string): string {
  const shifted = new Date(Date.parse(moment) + KOREA);
  return shifted.toISOString().replace(/(?::00)?\.\d{3}Z$/, '');
}

/** The moment at which a clock in Korea shows this: ISO 8601. */
export const momentOf = (clock: string): string => `${clock}+09:00`;

/** True if this time in Korea has come. */
export const hasPassed = (clock: string, now = serverNow()): boolean =>
  clock !== '' && now >= Date.parse(momentOf(clock));
