import { Inject, Injectable } from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

import { API_LIMIT } from '../../platform/http/rate-limit.module.js';
import type { RateLimit } from '../../platform/http/rate-limit.service.js';

/** Pages that ask the database count as requests to the API. */
@Injectable()
export class PageLimit implements CanActivate {
  constructor(@Inject(API_LIMIT) private readonly limit: Pick<RateLimit, 'count'>) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    await this.limit.count(context.switchToHttp().getRequest<Request>().ip ?? '');
    return true;
  }
}
