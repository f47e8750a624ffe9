/** Characters; enough to tell sessions apart. */
const SHOWN = 8;

/** A session in the activity log and the trash. */
export const sessionCode = (id: string) => id.slice(0, SHOWN);
