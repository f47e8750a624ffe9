import { Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';

import { OwnersOnly } from '../../access/people/allowed-to.js';
import { Audited, NotAudited } from '../../access/audit/audited.js';
import type { RemovedSamples, Samples } from '../../../shared/admin/samples.types.js';

import { SamplesService } from './samples.service.js';

@ApiTags('samples')
@ApiBearerAuth()
@OwnersOnly()
@Controller('api/admin/samples')
export class SamplesController {
  constructor(private readonly samples: SamplesService) {}

  @Get()
  @NotAudited('tells how many samples there are, nothing personal')
  @ApiOperation({ summary: 'Whether samples are offered, and how many are there unchanged' })
  @ApiResponse({ status: 200, example: { isOffered: true, posts: 0 } })
  read(): Promise<Samples> {
    return this.samples.read();
  }

  @Post()
  @Audited('samples.fill')
  @HttpCode(200)
  @ApiOperation({ summary: 'Fill empty boards with sample posts; changes nothing while samples are there' })
  @ApiResponse({ status: 200, example: { isOffered: false, posts: 16 } })
  @ApiResponse({ status: 409, description: 'There are posts on the boards, or in their trash' })
  fill(): Promise<Samples> {
    return this.samples.fill();
  }

  @Delete()
  @Audited('samples.remove')
  @ApiOperation({ summary: 'Remove for good the samples that nobody has changed; without any, decline them' })
  @ApiResponse({ status: 200, example: { removed: 16, kept: 0 } })
  remove(): Promise<RemovedSamples> {
    return this.samples.remove();
  }
}
