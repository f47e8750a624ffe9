import { dateFormat } from '@shared/words/date-format';

import type { Language } from '@/lib/locale';

// The company's zone: the same time for every reader.
const timeZone = 'Asia/Seoul';
const timeFormat = dateFormat({ dateStyle: 'medium', timeStyle: 'medium', timeZone });
const dayFormat = dateFormat({ dateStyle: 'medium', timeZone });

/** Date and time in Korea, in the page's language. */
export const koreanTime = (iso: string, language: Language): string => timeFormat(new Date(iso), language);

/** The day in Korea, in the page's language. */
export const koreanDay = (iso: string, language: Language): string => dayFormat(new Date(iso), language);

const DAY = 24 * 3_600_000;

/** Days left until then, a begun one counted whole; 0 when it is over. */
export const daysUntil = (iso: string, now = Date.now()) => Math.max(0, Math.ceil((Date.parse(iso) - now) / DAY));
