import { Controller, Get, Res } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { Connection } from 'mongoose';

import { Public } from '../access/sessions/admin.guard.js';
import { UploadStore } from '../platform/files/upload-store.js';
import { UntrustedProxy } from '../platform/http/untrusted-proxy.js';
import type { Health, Liveness, PartState, Readiness } from '../../shared/content/site.types.js';

import { ReadinessService } from './readiness.service.js';

const stateOf = (check: Promise<unknown>): Promise<PartState> =>
  check.then(
    () => 'up' as const,
    () => 'down' as const,
  );

@ApiTags('site')
@Controller('api/health')
export class HealthController {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly store: UploadStore,
    private readonly readiness: ReadinessService,
    private readonly proxy: UntrustedProxy,
  ) {}

  @Public()
  @Get()
  @ApiOperation({ summary: 'Whether the site and what it needs are up' })
  @ApiResponse({ status: 200, example: { status: 'ok', database: 'up', storage: 'up' } })
  @ApiResponse({ status: 503, example: { status: 'down', database: 'down', storage: 'up' } })
  async read(@Res({ passthrough: true }) response: Response): Promise<Health> {
    const [database, storage] = await Promise.all([
      stateOf(this.connection.db?.command({ ping: 1 }) ?? Promise.reject(new Error('not connected'))),
      stateOf(this.store.check()),
    ]);
    const isUp = database === 'up' && storage === 'up';
    response.status(isUp ? 200 : 503);
    const proxy = this.proxy.found ? ({ proxy: 'untrusted' } as const) : {};
    return { status: isUp ? 'ok' : 'down', database, storage, ...proxy };
  }

  @Public()
  @Get('live')
  @ApiOperation({ summary: 'Whether the process answers; if not, start it again' })
  @ApiResponse({ status: 200, example: { status: 'ok' } })
  live(): Liveness {
    return { status: 'ok' };
  }

  @Public()
  @Get('ready')
  @ApiOperation({ summary: 'Whether requests should be sent to this process' })
  @ApiResponse({ status: 200, example: { status: 'ok' } })
  @ApiResponse({ status: 503, example: { status: 'down', reason: 'database' } })
  async ready(@Res({ passthrough: true }) response: Response): Promise<Readiness> {
    const reason = await this.readiness.obstacle();
    response.status(reason ? 503 : 200);
    return reason ? { status: 'down', reason } : { status: 'ok' };
  }
}
