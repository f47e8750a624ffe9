/** Why nothing is erased by its age: the clock has moved, disagrees with the database's, or too much is due at once. */
export type HoldReason = 'moved' | 'differs' | 'many';

/** Erasing, and for the first two reasons publishing at a time, waits. */
export type Hold = { reason: HoldReason; since: string; until: string };
