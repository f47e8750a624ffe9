import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';

import { Public } from '../../access/sessions/admin.guard.js';
import { AppError } from '../../platform/common/app-error.js';
import { nameFile } from '../../platform/files/send-file.js';
import { RateLimitService } from '../../platform/http/rate-limit.service.js';
import { etagOf, sendAnswer } from '../../site/send-answer.js';

import { ConditionsDto } from './data-sheets.dto.js';
import { DataSheetsService } from './data-sheets.service.js';

/** Sheets of conditions per minute and address: each takes a third of a second of a processor. */
const SHEETS_PER_MINUTE = 20;

/** Data sheets as PDF. */
@Public()
@ApiTags('data sheets')
@ApiProduces('application/pdf')
@Controller()
export class DataSheetsController {
  private readonly limit: ReturnType<RateLimitService['frequentLimit']>;

  constructor(
    private readonly sheets: DataSheetsService,
    limits: RateLimitService,
  ) {
    this.limit = limits.frequentLimit('data-sheets', SHEETS_PER_MINUTE, 60);
  }

  @Get('data-sheets/:name')
  @ApiOperation({ summary: 'The data sheet of a product family, e.g. `gas-cooler-en.pdf`' })
  async family(@Req() request: Request, @Res() response: Response): Promise<void> {
    const sheet = await this.sheets.family(request.path);
    if (!sheet) throw new AppError('not_found');
    nameFile(response, { name: sheet.fileName, type: 'application/pdf', isInline: true });
    const headers = { 'Cache-Control': 'no-cache' };
    sendAnswer({ status: 200, headers, etag: etagOf(sheet.pdf) }, sheet.pdf, 'identity', request, response);
  }

  @Get('api/data-sheets/conditions')
  @ApiOperation({ summary: 'The calculator’s values with what follows from them, as a sheet of one page' })
  async conditions(
    @Query() { language, ...conditions }: ConditionsDto,
    @Req() { ip = '' }: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.limit.count(ip);
    const { fileName, pdf } = await this.sheets.conditions(conditions, language);
    nameFile(response, { name: fileName, type: 'application/pdf' });
    response.send(pdf);
  }
}
