/** Deleted things can be restored for this many days. */
export const TRASH_DAYS = 30;

export type Trashed = {
  deletedAt: string;
  /** As the activity log shows the session; null if unknown. */
  deletedBy: string | null;
  purgedAt: string;
};
