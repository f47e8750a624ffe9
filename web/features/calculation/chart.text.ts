import type { Localized } from '@/lib/locale';

import type { EndKey } from './chartGeometry';

export const endTexts: Record<EndKey, Localized> = {
  hotIn: { ko: '고온측 입구', en: 'hot in' },
  hotOut: { ko: '고온측 출구', en: 'hot out' },
  coldIn: { ko: '저온측 입구', en: 'cold in' },
  coldOut: { ko: '저온측 출구', en: 'cold out' },
};

export const chartTexts = {
  approach: {
    ko: (difference: string) => `최소 온도차 ${difference}`,
    en: (difference: string) => `Smallest difference ${difference}`,
  },
  cross: {
    ko: (difference: string) => `온도 교차 ${difference}`,
    en: (difference: string) => `Temperature cross ${difference}`,
  },
  unknown: { ko: '?', en: '?' },
  /** For those who cannot see the drawing. */
  described: {
    ko: (ends: string, notes: string) => `향류 열교환기의 길이에 따른 온도. ${ends}. ${notes}`,
    en: (ends: string, notes: string) =>
      `Temperatures over the length of a counter-current exchanger. ${ends}. ${notes}`,
  },
} as const satisfies Record<string, Localized<unknown>>;
