import { dateFormat } from './dateFormat';
import type { Language } from '@/lib/locale';

const format = dateFormat({ ko: 'ko-KR', en: 'en-US' }, { dateStyle: 'medium', timeStyle: 'short' });

/** Date and time where the reader is, in the page's language. */
export const localTime = (iso: string, language: Language): string => format(new Date(iso), language);
