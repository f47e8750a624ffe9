import type { Localized } from '@/lib/locale';

/** Words of the components that every page shares. */
export const componentTexts = {
  loading: { ko: '불러오는 중', en: 'Loading' },
} as const satisfies Record<string, Localized>;
