import type { OutgoingHttpHeaders } from 'node:http';

import { Injectable } from '@nestjs/common';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { Request, Response } from 'express';
import { tap } from 'rxjs';
import type { Observable } from 'rxjs';

import { CachedListsService } from './cached-lists.service.js';

/** Caches the answer of a list, or the head of a PDF, until its board changes. */
@Injectable()
export class CacheList implements NestInterceptor {
  constructor(private readonly cached: CachedListsService) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request & { route: { path: string } }>();
    const response = context.switchToHttp().getResponse<Response>();
    const keep = this.cached.begin(request);
    if (!keep) return next.handle();
    let body = Buffer.alloc(0);
    response.once('finish', () => {
      if (response.statusCode !== 200) return;
      keep({ headers: sharedHeaders(response.getHeaders()), body, route: { path: request.route.path } });
    });
    const note = (page: unknown) => {
      if (page !== undefined) body = Buffer.from(JSON.stringify(page));
    };
    return next.handle().pipe(tap(note));
  }
}

/** Without the request id, which is each request's own. */
function sharedHeaders({ 'x-request-id': _own, ...headers }: OutgoingHttpHeaders): OutgoingHttpHeaders {
  return headers;
}
