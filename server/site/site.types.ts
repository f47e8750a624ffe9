export type PartState = 'up' | 'down';

/** The answer of /api/health. */
export type Health = { status: 'ok' | 'down'; database: PartState; storage: PartState };

/** The answer of /api/health/live. */
export type Liveness = { status: 'ok' };

/** Why no request should be sent to a process: it is about to end, or its database takes no writes. */
export type Obstacle = 'stopping' | 'database';

/** The answer of /api/health/ready. */
export type Readiness = { status: 'ok' } | { status: 'down'; reason: Obstacle };
