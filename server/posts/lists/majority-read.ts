/** Majority read from the primary: a cached answer must not contain a write that can be rolled back. */
export const majorityRead = { readPreference: 'primary', readConcern: { level: 'majority' } } as const;
