import { HttpException, Injectable } from '@nestjs/common';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { catchError, concatMap } from 'rxjs';
import type { Response } from 'express';
import type { Observable } from 'rxjs';

import type { GuardedRequest } from '../sessions/admin.guard.js';
import type { AuditAction, AuditOutcome } from '../../../shared/admin/audit.types.js';

import { AuditService } from './audit.service.js';
import type { AuditNote } from './audit.service.js';
import { AUDIT } from './audited.js';
import type { AuditRule } from './audited.js';

/** Screens poll these. */
const POLLED: ReadonlySet<AuditAction> = new Set(['quotes.list', 'quotes.quotations', 'quote.read', 'audit.read']);

/**
 * Notes a read before its answer leaves, and a change before it is made and when it is over. If noting fails, nothing
 * is shown or changed. A route without an audit rule does not work.
 */
@Injectable()
export class AuditInterceptor implements NestInterceptor {
  constructor(
    private readonly audit: AuditService,
    private readonly reflector: Reflector,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<GuardedRequest & { route: { path: string } }>();
    // A public route.
    if (!request.adminSession) return next.handle();
    const rule = this.reflector.get<AuditRule | undefined>(AUDIT, context.getHandler());
    if (!rule) throw new Error(`${context.getClass().name}.${context.getHandler().name} is neither audited nor not.`);
    if ('reason' in rule) return next.handle();

    const { action, about } = rule;
    const noteOf = (answer?: unknown): AuditNote => ({
      action,
      session: request.adminSession?.id,
      person: request.adminSession?.person?.name,
      address: request.ip,
      subject: about?.(request.params, answer, request.body, request.route.path) ?? null,
    });
    const isRead = ['GET', 'HEAD'].includes(request.method);
    if (isRead) return this.afterwards(next, noteOf);
    // A refusal may also be an answer.
    const outcomeOf = () => (context.switchToHttp().getResponse<Response>().statusCode < 400 ? 'done' : 'failed');
    return this.beforehand(next, noteOf, outcomeOf);
  }

  private afterwards(next: CallHandler, noteOf: (answer: unknown) => AuditNote): Observable<unknown> {
    return next.handle().pipe(
      concatMap(async (answer: unknown) => {
        const note = noteOf(answer);
        await (POLLED.has(note.action) ? this.audit.recordHourly(note) : this.audit.record(note));
        return answer;
      }),
    );
  }

  private async beforehand(
    next: CallHandler,
    noteOf: (answer?: unknown) => AuditNote,
    outcomeOf: () => AuditOutcome,
  ): Promise<Observable<unknown>> {
    const { subject = null, ...note } = noteOf();
    const entry = await this.audit.begin({ ...note, subject });
    return next.handle().pipe(
      concatMap(async (answer: unknown) => {
        await this.audit.finish(entry, outcomeOf(), noteOf(answer).subject ?? null);
        return answer;
      }),
      catchError(async (error: unknown) => {
        // After another error the change may have been made: the outcome stays unknown.
        if (error instanceof HttpException) await this.audit.finish(entry, 'failed', subject);
        throw error;
      }),
    );
  }
}
