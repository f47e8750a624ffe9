import type { ServerResponse } from 'node:http';

import { Inject, Injectable } from '@nestjs/common';

import { API_LIMIT } from '../../platform/http/rate-limit.module.js';
import type { RateLimit } from '../../platform/http/rate-limit.service.js';

import { CachedListsService } from './cached-lists.service.js';
import { sendInFront } from './send-in-front.js';
import type { FrontRequest } from './send-in-front.js';

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
      if (!list) return otherwise();
      sendInFront(request, response, { route: list.route, asked }, (own) => {
        response.writeHead(200, { ...list.headers, ...own });
        response.end(request.method === 'HEAD' ? undefined : list.body);
      });
    };
    this.limit.count(address()).then(send, otherwise);
    return true;
  }
}
