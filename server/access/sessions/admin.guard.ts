import { createParamDecorator, Inject, Injectable, SetMetadata } from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { parseCookie } from 'cookie';
import type { Request } from 'express';

import { mayUse } from '../../../shared/admin/accounts.types.js';
import type { Role } from '../../../shared/admin/accounts.types.js';
import { ALLOWED } from '../people/allowed-to.js';
import { AppError } from '../../platform/common/app-error.js';
import { CONFIG } from '../../platform/common/config.module.js';
import type { Config } from '../../platform/config.js';
import type { Person } from '../../../shared/admin/admin.types.js';

import { sessionCode } from './session-code.js';
import { SessionService } from './session.service.js';
import type { OpenSession } from './session.service.js';

export const SESSION_COOKIE = 'admin_session';

export const PUBLIC = 'isPublic';

/** Opens a route to everybody; every other route needs an administrator's session. */
export const Public = () => SetMetadata(PUBLIC, true);

/** The session is set by the guard on routes that are not public. */
export type GuardedRequest = Request & { adminSession?: OpenSession };

export const CurrentSession = createParamDecorator((_: unknown, context: ExecutionContext) => {
  return context.switchToHttp().getRequest<GuardedRequest>().adminSession;
});

/** The signed-in person; null under the shared password. */
export const CurrentPerson = createParamDecorator((_: unknown, context: ExecutionContext): Person | null => {
  return context.switchToHttp().getRequest<GuardedRequest>().adminSession?.person ?? null;
});

/** Name of the signed-in person for histories; under the shared password the session's code. */
export const SessionCode = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const session = context.switchToHttp().getRequest<GuardedRequest>().adminSession;
  return session ? (session.person?.name ?? sessionCode(session.id)) : null;
});

export function tokenOf(request: Request): { token: string | undefined; isCookie: boolean } {
  const bearer = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (bearer) return { token: bearer, isCookie: false };
  return { token: parseCookie(request.headers.cookie ?? '')[SESSION_COOKIE], isCookie: true };
}

/** Closes every route that is not marked public, and to people whose role may not use it. */
@Injectable()
export class AdminGuard implements CanActivate {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly reflector: Reflector,
    private readonly sessions: SessionService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (this.reflector.getAllAndOverride<boolean>(PUBLIC, [context.getHandler(), context.getClass()])) return true;
    const request = context.switchToHttp().getRequest<GuardedRequest>();
    const { token, isCookie } = tokenOf(request);
    const session = token ? await this.sessions.find(token) : undefined;
    if (!session) throw new AppError('unauthenticated');
    if (isCookie && isForeignWrite(request, this.config.publicUrl)) throw new AppError('foreign_origin');
    const allowed = this.reflector.getAllAndOverride<readonly Role[] | undefined>(ALLOWED, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (session.person && !mayUse(session.person.role, allowed)) throw new AppError('forbidden');
    request.adminSession = session;
    return true;
  }
}

/**
 * Browsers send the cookie by themselves, so a write must come from this site: its public address or the one in `Host`,
 * which a proxy may have replaced. Old browsers name fewer origins, programs none.
 */
function isForeignWrite(request: Request, publicUrl: string): boolean {
  const { origin, host, 'sec-fetch-site': from } = request.headers;
  if (['GET', 'HEAD', 'OPTIONS'].includes(request.method)) return false;
  if (from === 'cross-site') return true;
  return origin !== undefined && !isOwn(origin, host, new URL(publicUrl));
}

function isOwn(origin: string, host: string | undefined, site: URL): boolean {
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  const isAsSecure = site.protocol === 'http:' || page.protocol === 'https:';
  return page.origin === site.origin || (page.host === host && isAsSecure);
}
