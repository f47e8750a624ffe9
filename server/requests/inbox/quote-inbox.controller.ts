import { Readable } from 'node:stream';

import { Body, Controller, Get, HttpCode, Param, Patch, Post, Query, Res, StreamableFile } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';

import { AllowedTo } from '../../access/people/allowed-to.js';
import { CurrentPerson } from '../../access/sessions/admin.guard.js';
import type { Person } from '../../../shared/admin/admin.types.js';
import { Audited } from '../../access/audit/audited.js';
import { csvFile } from '../../platform/common/csv-cells.js';
import { UploadStore } from '../../platform/files/upload-store.js';
import { OfferedFile, offerFile } from '../files/offered-file.js';
import type { QuoteDetail, QuotePage } from '../../../shared/requests/quotes.types.js';

import { aboutQuote } from './about-quote.js';
import { QuoteInboxService } from './quote-inbox.service.js';
import { QuoteListDto, ResendDto, UpdateQuoteDto } from './quote-inbox.dto.js';

@ApiTags('quote inbox')
@ApiBearerAuth()
@AllowedTo('office')
@Controller('api/admin')
export class QuoteInboxController {
  constructor(
    private readonly inbox: QuoteInboxService,
    private readonly files: UploadStore,
  ) {}

  @Get('quotes')
  @Audited('quotes.list')
  @ApiOperation({ summary: 'Quote requests: late answers, reminders, then the newest' })
  list(@Query() query: QuoteListDto): Promise<QuotePage> {
    return this.inbox.list(query);
  }

  @Get('quotes.csv')
  @Audited('quotes.export')
  @ApiOperation({ summary: 'The selected requests as a file for Excel' })
  async csv(@Query() query: QuoteListDto): Promise<StreamableFile> {
    return new StreamableFile(Readable.from(await this.inbox.csv(query)), csvFile('quotes'));
  }

  @Get('quotes/:id')
  @Audited('quote.read', aboutQuote)
  @ApiOperation({ summary: 'One request with everything in it' })
  read(@Param('id') id: string): Promise<QuoteDetail> {
    return this.inbox.read(id);
  }

  @Get('quotes/:id/files/:file')
  @Audited('quote.file', aboutQuote)
  @ApiOperation({ summary: 'A file of a request, to be saved' })
  @ApiResponse({ status: 200, description: 'The file' })
  @ApiResponse({ status: 422, description: 'The virus scanner has found something in it' })
  async file(
    @Param('id') id: string,
    @Param('file') fileId: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<OfferedFile> {
    return offerFile(this.files, await this.inbox.file(id, fileId), response);
  }

  @Patch('quotes/:id')
  @Audited('quote.change', aboutQuote)
  @ApiOperation({ summary: 'Change status, note, who is responsible, or the reminder' })
  @ApiResponse({ status: 200, description: 'The request as it is now' })
  @ApiResponse({ status: 409, description: 'Somebody else has changed it' })
  update(
    @Param('id') id: string,
    @Body() body: UpdateQuoteDto,
    @CurrentPerson() person: Person | null,
  ): Promise<QuoteDetail> {
    return this.inbox.update(id, body, person);
  }

  @Post('quotes/:id/resend')
  @Audited('quote.resend', aboutQuote)
  @HttpCode(200)
  @ApiOperation({ summary: 'Send a letter once more' })
  resend(
    @Param('id') id: string,
    @Body() body: ResendDto,
    @CurrentPerson() person: Person | null,
  ): Promise<QuoteDetail> {
    return this.inbox.resend(id, body.letter, person);
  }
}
