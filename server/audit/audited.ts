import { SetMetadata } from '@nestjs/common';
import type { Request } from 'express';

import type { AuditAction, AuditSubject } from './audit.types.js';

export const AUDIT = 'audit';

/** What is in the address of the request, by name. */
export type Params = Request['params'];

/** The id in the address; null where there is none, or where something else stands in its place. */
export const idIn = ({ id }: Params): string | null =>
  typeof id === 'string' && /^[\da-f]{24}$/i.test(id) ? id : null;

/** Says what a request is about: at first by its address and its body, unchecked, then also by what the handler answered. */
type About<Answer> = (params: Params, answer?: Answer, body?: unknown) => AuditSubject | null;

/** How a route is noted, or why it is not. */
export type AuditRule = { action: AuditAction; about?: About<unknown> } | { reason: string };

/**
 * Notes every call of the route as this action. The handler must return what it answers, so that a read is noted before
 * anything of it has been sent.
 */
export function Audited<Answer>(action: AuditAction, about?: About<Answer>) {
  const rule = { action, about } as AuditRule; // `about` is only given what this same handler answers
  return <Handler extends (...inputs: never[]) => Promise<Answer>>(
    target: object,
    key: string,
    descriptor: TypedPropertyDescriptor<Handler>,
  ): void => void SetMetadata(AUDIT, rule)(target, key, descriptor);
}

/** The route is not noted, for this reason. */
export const NotAudited = (reason: string) => SetMetadata(AUDIT, { reason } satisfies AuditRule);
