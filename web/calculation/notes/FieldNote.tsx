import { lazyPart } from '@/lib/lazyPart';

/** A line under a number or a unit of the sheet; its code comes when it is first shown. */
export const FieldNote = lazyPart('FieldNoteLine', () => import('./FieldNoteLine'), {
  loading: null,
  missing: null,
});
