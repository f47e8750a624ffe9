import { lazyPart } from '@/lib/lazyPart';

/** What a phone shows of the panel while the sheet above it is filled in; its code comes with the panel's. */
export const LiveLine = lazyPart('LiveLineBar', () => import('./LiveLineBar'), {
  loading: null,
  missing: null,
});
