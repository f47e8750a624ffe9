import type { IncomingMessage, ServerResponse } from 'node:http';

import { Inject, Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';

import { requestId } from '../common/log.module.js';
import { API_LIMIT } from '../common/rate-limit.module.js';
import type { RateLimit } from '../common/rate-limit.service.js';

import { KeptListsService } from './kept-lists.service.js';
import type { KeptList } from './kept-lists.service.js';

type FrontRequest = IncomingMessage & { route?: { path: string } };

/** Answers lists of the boards from memory before the framework sees the request. */
@Injectable()
export class ListFrontService {
  constructor(
    private readonly kept: KeptListsService,
    @Inject(API_LIMIT) private readonly limit: Pick<RateLimit, 'count'>,
  ) {}

  /**
   * Answers the request if it is for a list that is kept, and counts it for the address; false leaves it to the
   * framework. So does `otherwise`, for what turns out later: the limit is reached, or the list has just changed.
   */
  answer(request: FrontRequest, response: ServerResponse, address: () => string, otherwise: () => void): boolean {
    if (!this.kept.find(request)) return false;
    const asked = Date.now();
    const send = () => {
      const list = this.kept.find(request);
      if (list) sendList(list, request, response, asked);
      else otherwise();
    };
    this.limit.count(address()).then(send, otherwise);
    return true;
  }
}

/** As the framework does it: with an id, the route's name for the measurements, and a line in the log. */
function sendList(list: KeptList, request: FrontRequest, response: ServerResponse, asked: number): void {
  request.id = requestId(request);
  request.route = list.route;
  response.writeHead(200, { ...list.headers, 'X-Request-Id': String(request.id) });
  response.end(request.method === 'HEAD' ? undefined : list.body);
  PinoLogger.root.info({ req: request, res: response, responseTime: Date.now() - asked }, 'request completed');
}
