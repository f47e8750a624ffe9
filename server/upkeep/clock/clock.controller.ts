import { Controller, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';

import { OwnersOnly } from '../../access/people/allowed-to.js';
import { Audited } from '../../access/audit/audited.js';
import { ClockService } from '../../platform/clock/clock.service.js';

@ApiTags('admin')
@ApiBearerAuth()
@Controller('api/admin/clock')
export class ClockController {
  constructor(private readonly clock: ClockService) {}

  @Post('go-on')
  @OwnersOnly()
  @Audited('clock.trust')
  @HttpCode(204)
  @ApiOperation({ summary: 'Say that the clock is right: what waits to be erased or published by its time goes on' })
  @ApiResponse({ status: 204, description: 'Nothing waits any more' })
  async goOn(): Promise<void> {
    await this.clock.goOn();
  }
}
