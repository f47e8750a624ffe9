import { lazyPart } from '@/lib/lazyPart';

/** Shows the panel's results on a phone while the sheet above is filled in; loads with the panel's code. */
export const LiveLine = lazyPart('LiveLineBar', () => import('./LiveLineBar'), {
  loading: null,
  missing: null,
});
