/** Options of a query whose answer is kept: nothing that may be undone is read, and nothing that was overtaken. */
export const lasting = { readPreference: 'primary', readConcern: { level: 'majority' } } as const;
