import { words } from '@shared/words/words';

/** The line that notes are folded to on a phone. */
export const noteTexts = words({
  count: {
    ko: (notes: number) => `알림 ${notes}건`,
    en: (notes: number) => (notes === 1 ? '1 notice' : `${notes} notices`),
  },
  fold: { ko: '접기', en: 'Close' },
});
