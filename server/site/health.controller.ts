import { Controller, Get, Res } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { Connection } from 'mongoose';

import { Public } from '../admin/admin.guard.js';
import { UploadStore } from '../files/upload-store.js';

import type { Health, PartState } from './site.types.js';

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
    response.status(isUp ? 200 : 503).setHeader('Cache-Control', 'no-store');
    return { status: isUp ? 'ok' : 'down', database, storage };
  }
}
