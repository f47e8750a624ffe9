import { Body, Controller, HttpCode, HttpStatus, Post, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';

import { AllowedTo } from '../../access/people/allowed-to.js';
import { NotAudited } from '../../access/audit/audited.js';
import { AppError } from '../../platform/common/app-error.js';
import { Received, TakesFiles } from '../../platform/files/upload.interceptor.js';
import type { ReceivedFile } from '../../platform/files/upload.js';
import { WORKBOOK_MEGABYTES } from '../../../shared/content/deliveries/deliveries.types.js';
import type { ReadDeliveries, SheetProblem } from '../../../shared/content/deliveries/deliveries.types.js';

import { ReadWorkbookDto } from './deliveries.dto.js';
import { ReadingService } from './reading.service.js';

const problem: SheetProblem = {
  sheet: '납품실적',
  line: 5,
  column: 'G',
  title: '용량 (kW)',
  problem: 'not_a_number',
};

@ApiTags('deliveries (administrators)')
@ApiBearerAuth()
@AllowedTo('editor')
@Controller('api/admin/deliveries')
export class DeliveriesController {
  constructor(private readonly reading: ReadingService) {}

  @Post('read')
  @HttpCode(200)
  @NotAudited('only reads a file into the editor: nothing is stored')
  @TakesFiles({ file: 'spreadsheet' }, { megabytes: WORKBOOK_MEGABYTES })
  @ApiOperation({ summary: 'Read the deliveries of a spreadsheet, to be put into the draft' })
  @ApiResponse({ status: 200, description: 'All deliveries of it, in `deliveries`' })
  @ApiResponse({ status: 422, description: 'Something in it is wrong', example: { problems: [problem] } })
  async read(
    @Body() _form: ReadWorkbookDto,
    @Res({ passthrough: true }) response: Response,
    @Received('file') file?: ReceivedFile,
  ): Promise<ReadDeliveries> {
    if (!file) throw new AppError('validation_failed', { fields: { file: 'required' } });
    const answer = await this.reading.read(file);
    if ('problems' in answer) response.status(HttpStatus.UNPROCESSABLE_ENTITY);
    return answer;
  }
}
