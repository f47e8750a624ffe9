import { SetMetadata } from '@nestjs/common';
import type { Request } from 'express';

import type { AuditAction, AuditSubject } from '../../../shared/admin/audit.types.js';

export const AUDIT = 'audit';

export type Params = Request['params'];

/** Null if the address has no valid id. */
export const idIn = ({ id }: Params): string | null =>
  typeof id === 'string' && /^[\da-f]{24}$/i.test(id) ? id : null;

/**
 * Subject of a request: first by address and unchecked body, then also by the answer. `route` has names for parameters,
 * e.g. `/api/posts/:board/:id`.
 */
type About<Answer> = (params: Params, answer: Answer | undefined, body: unknown, route: string) => AuditSubject | null;

export type AuditRule = { action: AuditAction; about?: About<unknown> } | { reason: string };

/**
 * Notes every call of the route. The handler must return its answer, so that a read is noted before anything is sent.
 */
export function Audited<Answer>(action: AuditAction, about?: About<Answer>) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `about` is only given what this same handler answers
  const rule = { action, about } as AuditRule;
  return <Handler extends (...inputs: never[]) => Promise<Answer>>(
    target: object,
    key: string,
    descriptor: TypedPropertyDescriptor<Handler>,
  ): void => void SetMetadata(AUDIT, rule)(target, key, descriptor);
}

export const NotAudited = (reason: string) => SetMetadata(AUDIT, { reason } satisfies AuditRule);
