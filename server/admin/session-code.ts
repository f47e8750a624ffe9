/** Enough of a session's id to tell sessions apart: characters. */
const SHOWN = 8;

/** A session as people see it, in the activity log and in the trash: the first characters of its id. */
export const sessionCode = (id: string) => id.slice(0, SHOWN);
