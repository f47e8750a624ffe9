/** The message of whatever was thrown. */
export const messageOf = (thrown: unknown): string => (thrown as Error | null)?.message ?? String(thrown); // read, whatever it is

/** The code of whatever was thrown, e.g. `ENOENT`, if it has one. */
export const codeOf = (thrown: unknown): string | undefined => (thrown as NodeJS.ErrnoException | null)?.code; // the same
