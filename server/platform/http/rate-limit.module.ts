import { Global, Module } from '@nestjs/common';

import type { Config } from '../config.js';
import { CONFIG } from '../common/config.module.js';

import { RateLimitService } from './rate-limit.service.js';

/** The limit of every request to the API. */
export const API_LIMIT = Symbol('api limit');

const apiLimit = {
  provide: API_LIMIT,
  inject: [RateLimitService, CONFIG],
  useFactory: (limits: RateLimitService, { apiRequestsPerMinute }: Config) =>
    limits.frequentLimit('api', apiRequestsPerMinute, 60),
};

@Global()
@Module({ providers: [RateLimitService, apiLimit], exports: [RateLimitService, API_LIMIT] })
export class RateLimitModule {}
