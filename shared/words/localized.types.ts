export const languages = ['ko', 'en'] as const;

export type Language = (typeof languages)[number];

/** A missing language is a compile error. */
export type Localized<T = string> = Record<Language, T>;
