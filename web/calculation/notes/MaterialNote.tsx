import { lazyPart } from '@/lib/lazyPart';

/** Notes on a material, chosen or left open; loads its code when first shown. */
export const MaterialNote = lazyPart('MaterialNoteLines', () => import('./MaterialNoteLines'), {
  loading: null,
  missing: null,
});
