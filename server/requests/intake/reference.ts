const yearInKorea = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Asia/Seoul' });

/** The year of the moment where the company is; Korea has had one time since 1988. */
export const koreanYear = (moment: Date): string => yearInKorea.format(moment);

/** Reference of a request, from its number in the year: `Q-2026-000123`. */
export const referenceOf = (year: string, value: number): string => `Q-${year}-${String(value).padStart(6, '0')}`;
