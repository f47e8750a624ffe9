import { createParamDecorator, Injectable } from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

import { tokenOf } from '../admin/admin.guard.js';
import { SessionService } from '../admin/session.service.js';
import { AppError } from '../common/app-error.js';

import { boardNames } from './boards.types.js';
import type { BoardName } from './boards.types.js';

const boardIn = (request: Request) => boardNames.find((name) => name === request.params.board);

/** The board named in the address. */
export const Board = createParamDecorator((_: unknown, context: ExecutionContext): BoardName => {
  const board = boardIn(context.switchToHttp().getRequest<Request>());
  if (!board) throw new AppError('not_found');
  return board;
});

/** Visitors find the boards of both languages; the legacy ones are there for administrators only. */
@Injectable()
export class BoardAccess implements CanActivate {
  constructor(private readonly sessions: SessionService) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    if (boardIn(request) !== 'legacy') return true;
    const { token } = tokenOf(request);
    if (token && (await this.sessions.find(token))) return true;
    throw new AppError('not_found');
  }
}
