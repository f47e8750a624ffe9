import { dateFormat } from '@shared/words/date-format';

import type { Language } from '@/lib/locale';

const format = dateFormat({ dateStyle: 'medium', timeStyle: 'short' });

/** Date and time where the reader is, in the page's language. */
export const localTime = (iso: string, language: Language): string => format(new Date(iso), language);
