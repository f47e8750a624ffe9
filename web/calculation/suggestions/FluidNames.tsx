import { lazyPart } from '@/lib/lazyPart';

/** Suggestions for a fluid's name; they come when somebody turns to the technical data. */
export const FluidNames = lazyPart('FluidNameList', () => import('./FluidNameList'), {
  loading: null,
  missing: null,
});
