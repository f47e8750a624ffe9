export type PartState = 'up' | 'down';

export type Health = { status: 'ok' | 'down'; database: PartState; storage: PartState };

export type Liveness = { status: 'ok' };

export type Obstacle = 'stopping' | 'database';

export type Readiness = { status: 'ok' } | { status: 'down'; reason: Obstacle };
