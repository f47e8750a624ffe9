import type { Localized } from '@/lib/locale';

/** Changes the request on screen. */
export type RequestChange = {
  isSaving: boolean;
  /** Why it failed. */
  problem: Localized | undefined;
  /** Says whether it was saved; a second click meanwhile is none. */
  save: (changed: { responsible?: string; remindOn?: string }, done: Localized) => Promise<boolean>;
};
