export type PartState = 'up' | 'down';

/** `proxy` is there only where one forwards requests that TRUST_PROXY does not name. */
export type Health = { status: 'ok' | 'down'; database: PartState; storage: PartState; proxy?: 'untrusted' };

export type Liveness = { status: 'ok' };

export type Obstacle = 'stopping' | 'database';

export type Readiness = { status: 'ok' } | { status: 'down'; reason: Obstacle };
