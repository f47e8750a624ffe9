/** Before the names of collections until all are restored and compared. */
export const RESTORING_PREFIX = 'restoring.';
