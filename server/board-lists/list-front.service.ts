import type { IncomingMessage, ServerResponse } from 'node:http';

import { Inject, Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';

import { requestId } from '../log/log.module.js';
import { API_LIMIT } from '../http/rate-limit.module.js';
import type { RateLimit } from '../http/rate-limit.service.js';

import { CachedListsService } from './cached-lists.service.js';
import type { CachedList } from './cached-lists.service.js';

type FrontRequest = IncomingMessage & { route?: { path: string } };

/** Answers lists of the boards from memory before the framework sees the request. */
@Injectable()
export class ListFrontService {
  constructor(
    private readonly cached: CachedListsService,
    @Inject(API_LIMIT) private readonly limit: Pick<RateLimit, 'count'>,
  ) {}

  /**
   * Answers a cached list and counts the request for the address; false leaves the request to the framework.
   * `otherwise` runs if the limit is reached or the list has changed meanwhile.
   */
  answer(request: FrontRequest, response: ServerResponse, address: () => string, otherwise: () => void): boolean {
    if (!this.cached.find(request)) return false;
    const asked = Date.now();
    const send = () => {
      const list = this.cached.find(request);
      if (list) sendList(list, request, response, asked);
      else otherwise();
    };
    this.limit.count(address()).then(send, otherwise);
    return true;
  }
}

/** Does what the framework does: request id, route name for the measurements, log line. */
function sendList(list: CachedList, request: FrontRequest, response: ServerResponse, asked: number): void {
  request.id = requestId(request);
  request.route = list.route;
  response.writeHead(200, { ...list.headers, 'X-Request-Id': request.id });
  response.end(request.method === 'HEAD' ? undefined : list.body);
  PinoLogger.root.info({ req: request, res: response, responseTime: Date.now() - asked }, 'request completed');
}
