import { createHash, timingSafeEqual } from 'node:crypto';

import { Inject, Injectable, Logger } from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import type { Request, Response } from 'express';

import { tokenOf } from '../../access/sessions/admin.guard.js';
import { AppError } from '../../platform/common/app-error.js';
import { CONFIG } from '../../platform/common/config.module.js';
import type { Config } from '../../platform/config.js';

const hashOf = (text: string) => createHash('sha256').update(text).digest();

/** Asks for METRICS_TOKEN as `Authorization: Bearer`. */
@Injectable()
export class MetricsGuard implements CanActivate {
  private readonly logger = new Logger('Metrics');

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  canActivate(context: ExecutionContext): boolean {
    const http = context.switchToHttp();
    const response = http.getResponse<Response>();
    response.setHeader('Cache-Control', 'no-store');
    const { token, isCookie } = tokenOf(http.getRequest<Request>());
    // Hashes have one length and take the same time to compare.
    const isRight = !isCookie && timingSafeEqual(hashOf(token ?? ''), hashOf(this.config.metricsToken ?? ''));
    if (isRight && token) return true;
    this.logger.warn('asked for without the right token');
    response.setHeader('WWW-Authenticate', 'Bearer realm="metrics"');
    throw new AppError('unauthenticated');
  }
}
