import { lazyPart } from '@/lib/lazyPart';

/** What is to be said of a material chosen, or left open; its code comes when it is first shown. */
export const MaterialNote = lazyPart('MaterialNoteLines', () => import('./MaterialNoteLines'), {
  loading: null,
  missing: null,
});
