import { Readable } from 'node:stream';

import { Body, Controller, Get, HttpCode, Param, Patch, Post, Query, Res, StreamableFile } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';

import type { AuditSubject } from '../audit/audit.types.js';
import { Audited, idIn } from '../audit/audited.js';
import type { Params } from '../audit/audited.js';
import { UploadStore } from '../files/upload-store.js';

import { OfferedFile, offerFile } from './offered-file.js';
import { QuoteInboxService } from './quote-inbox.service.js';
import { QuoteListDto, ResendDto, UpdateQuoteDto } from './quote-inbox.dto.js';
import type { QuoteDetail, QuotePage } from '../quotes/quotes.types.js';

/** What the log says of a request: the reference and nothing else of it. */
const aboutQuote = (params: Params, quote?: { reference: string }): AuditSubject => ({
  noun: 'quotes',
  id: idIn(params),
  name: quote?.reference ?? null,
});

@ApiTags('quote inbox')
@ApiBearerAuth()
@Controller('api/admin')
export class QuoteInboxController {
  constructor(
    private readonly inbox: QuoteInboxService,
    private readonly files: UploadStore,
  ) {}

  @Get('quotes')
  @Audited('quotes.list')
  @ApiOperation({ summary: 'Quote requests, newest first' })
  list(@Query() query: QuoteListDto): Promise<QuotePage> {
    return this.inbox.list(query);
  }

  @Get('quotes.csv')
  @Audited('quotes.export')
  @ApiOperation({ summary: 'The selected requests as a file for Excel' })
  async csv(@Query() query: QuoteListDto): Promise<StreamableFile> {
    const disposition = `attachment; filename="quotes-${new Date().toISOString().slice(0, 10)}.csv"`;
    const lines = Readable.from(await this.inbox.csv(query));
    return new StreamableFile(lines, { type: 'text/csv; charset=utf-8', disposition });
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
  @ApiOperation({ summary: 'Change status or note' })
  @ApiResponse({ status: 200, description: 'The request as it is now' })
  @ApiResponse({ status: 409, description: 'Somebody else has changed it' })
  update(@Param('id') id: string, @Body() body: UpdateQuoteDto): Promise<QuoteDetail> {
    return this.inbox.update(id, body);
  }

  @Post('quotes/:id/resend')
  @Audited('quote.resend', aboutQuote)
  @HttpCode(200)
  @ApiOperation({ summary: 'Send a letter once more' })
  resend(@Param('id') id: string, @Body() body: ResendDto): Promise<QuoteDetail> {
    return this.inbox.resend(id, body.letter);
  }
}
