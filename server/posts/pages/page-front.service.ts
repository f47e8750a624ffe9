import type { ServerResponse } from 'node:http';

import { Inject, Injectable } from '@nestjs/common';

import { sendInFront } from '../lists/send-in-front.js';
import type { FrontRequest } from '../lists/send-in-front.js';
import { API_LIMIT } from '../../platform/http/rate-limit.module.js';
import type { RateLimit } from '../../platform/http/rate-limit.service.js';
import { sendAnswer } from '../../site/send-answer.js';

import { KeptPagesService } from './kept-pages.service.js';

/** Answers pages of posts and feeds from memory before the framework sees the request. */
@Injectable()
export class PageFrontService {
  constructor(
    private readonly kept: KeptPagesService,
    @Inject(API_LIMIT) private readonly limit: Pick<RateLimit, 'count'>,
  ) {}

  /**
   * Answers a kept page and counts the request for the address; false leaves the request to the framework. `otherwise`
   * runs if the limit is reached or the page has changed meanwhile.
   */
  answer(request: FrontRequest, response: ServerResponse, address: () => string, otherwise: () => void): boolean {
    const page = this.kept.asked(request);
    if (!page || !this.kept.find(page)) return false;
    const asked = Date.now();
    const send = () => {
      const kept = this.kept.find(page);
      if (!kept) return otherwise();
      const { head, body } = kept;
      sendInFront(request, response, { route: page.route, asked }, (own) =>
        sendAnswer({ ...head, headers: { ...head.headers, ...own } }, body, page.encoding, request, response),
      );
    };
    this.limit.count(address()).then(send, otherwise);
    return true;
  }
}
