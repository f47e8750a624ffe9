import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';

import { OwnersOnly } from '../../access/people/allowed-to.js';
import { Public } from '../../access/sessions/admin.guard.js';
import { NotAudited } from '../../access/audit/audited.js';
import type { PageSpeed } from '../../../shared/admin/vitals.types.js';

import { MeasuredVisitDto } from './vitals.dto.js';
import { VitalsService } from './vitals.service.js';

@ApiTags('speed')
@OwnersOnly()
@Controller('api')
export class VitalsController {
  constructor(private readonly vitals: VitalsService) {}

  @Public()
  @Post('vitals')
  @HttpCode(204)
  @ApiOperation({ summary: 'Tell how fast a page was for a visitor; it is counted, and nothing of the visit is kept' })
  add(@Body() visit: MeasuredVisitDto): Promise<void> {
    return this.vitals.add(visit);
  }

  @Get('admin/vitals')
  @ApiBearerAuth()
  @NotAudited('numbers about pages, nothing personal')
  @ApiOperation({ summary: 'How fast pages were in the last 28 days for three of four visitors (p75 of LCP)' })
  speed(): Promise<PageSpeed> {
    return this.vitals.speed();
  }
}
