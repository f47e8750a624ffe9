import { createParamDecorator, Injectable } from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

import { tokenOf } from '../../access/sessions/admin.guard.js';
import { SessionService } from '../../access/sessions/session.service.js';
import { AppError } from '../../platform/common/app-error.js';

import { boardOf } from './collections.js';
import type { BoardRef } from './collections.js';

type RoutedRequest = Request & { route: { path: string } };

const boardAsked = (request: RoutedRequest) => boardOf(request.route.path, request.params);

export const Board = createParamDecorator((_: unknown, context: ExecutionContext): BoardRef => {
  const board = boardAsked(context.switchToHttp().getRequest<RoutedRequest>());
  if (!board) throw new AppError('not_found');
  return board;
});

/** The legacy boards are for administrators only. */
@Injectable()
export class BoardAccess implements CanActivate {
  constructor(private readonly sessions: SessionService) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<RoutedRequest>();
    if (boardAsked(request)?.name !== 'legacy') return true;
    const { token } = tokenOf(request);
    if (token && (await this.sessions.find(token))) return true;
    throw new AppError('not_found');
  }
}
