import type { ServerResponse } from 'node:http';

import { Inject, Injectable } from '@nestjs/common';

import { sendInFront } from '../board-lists/send-in-front.js';
import type { FrontRequest } from '../board-lists/send-in-front.js';
import { API_LIMIT } from '../http/rate-limit.module.js';
import type { RateLimit } from '../http/rate-limit.service.js';
import { sendAnswer } from '../site/send-answer.js';

import { KeptPagesService } from './kept-pages.service.js';
import type { AskedPage, KeptPage } from './kept-pages.service.js';

/** Answers pages of posts and feeds from memory before the framework sees the request. */
@Injectable()
export class PageFrontService {
  constructor(
    private readonly kept: KeptPagesService,
    @Inject(API_LIMIT) private readonly limit: Pick<RateLimit, 'count'>,
  ) {}

  /**
   * Answers a kept page and counts the request for the address; false leaves the request to the framework. `otherwise`
   * runs if the limit is reached or no such page is kept.
   */
  answer(request: FrontRequest, response: ServerResponse, address: () => string, otherwise: () => void): boolean {
    const page = this.kept.asked(request);
    if (!page) return false;
    const { encoding, route } = page;
    const asked = Date.now();
    const send = ({ head, body }: KeptPage) =>
      sendInFront(request, response, { route, asked }, (own) =>
        sendAnswer({ ...head, headers: { ...head.headers, ...own } }, body, encoding, request, response),
      );
    this.find(page, address).then((kept) => (kept ? send(kept) : otherwise()), otherwise);
    return true;
  }

  private async find(page: AskedPage, address: () => string): Promise<KeptPage | undefined> {
    const kept = await this.kept.find(page);
    if (kept) await this.limit.count(address());
    return kept;
  }
}
