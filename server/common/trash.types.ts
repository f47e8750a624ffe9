/** How long something deleted can be had back before it is gone for good: days. */
export const TRASH_DAYS = 30;

/** What is known of something in the trash. */
export type Trashed = {
  deletedAt: string;
  /** The session that deleted it, as the activity log shows it; null where that was not kept. */
  deletedBy: string | null;
  /** From then on it is gone for good, with its files. */
  purgedAt: string;
};
