import { Controller, Get, StreamableFile } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';

import { OwnersOnly } from '../../access/people/allowed-to.js';
import { NotAudited } from '../../access/audit/audited.js';
import { csvFile } from '../../platform/common/csv-cells.js';
import type { Figures } from '../../../shared/requests/figures.types.js';

import { figuresCsv } from './csv.js';
import { FiguresService } from './figures.service.js';

@ApiTags('figures')
@ApiBearerAuth()
@OwnersOnly()
@Controller('api/admin')
export class FiguresController {
  constructor(private readonly figures: FiguresService) {}

  @Get('figures')
  @NotAudited('numbers about requests, nothing personal')
  @ApiOperation({
    summary: 'Requests of the last 26 weeks by week, product, language and page, and how they were answered',
  })
  read(): Promise<Figures> {
    return this.figures.read();
  }

  @Get('figures.csv')
  @NotAudited('numbers about requests, nothing personal')
  @ApiProduces('text/csv')
  @ApiOperation({ summary: 'The figures as a table for a spreadsheet' })
  async csv(): Promise<StreamableFile> {
    return new StreamableFile(Buffer.from(figuresCsv(await this.figures.read())), csvFile('figures'));
  }
}
