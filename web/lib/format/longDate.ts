import type { Language } from '@/lib/locale';

const months = 'January February March April May June July August September October November December'.split(' ');

/** A day (YYYY-MM-DD) in words: 1982년 6월 10일, 10 June 1982. Not by `Intl`, which takes a browser as long as half a page. */
export function longDate(day: string, language: Language): string {
  const [year, month, date] = day.split('-').map(Number);
  return language === 'ko' ? `${year}년 ${month}월 ${date}일` : `${date} ${months[Number(month) - 1]} ${year}`;
}
