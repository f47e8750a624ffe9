export type PartState = 'up' | 'down';

/** The answer of /api/health. */
export type Health = { status: 'ok' | 'down'; database: PartState; storage: PartState };
