import { Body, Controller, Get, Headers, HttpCode, Param, Post, Query, Res, StreamableFile } from '@nestjs/common';
import { ApiBearerAuth, ApiHeader, ApiOperation, ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';

import { AllowedTo } from '../../access/people/allowed-to.js';
import { CurrentPerson } from '../../access/sessions/admin.guard.js';
import type { Person } from '../../../shared/admin/admin.types.js';
import { Audited, NotAudited } from '../../access/audit/audited.js';
import type { Page } from '../../../shared/words/page.types.js';
import { nameFile } from '../../platform/files/send-file.js';
import { UploadStore } from '../../platform/files/upload-store.js';
import { aboutQuote } from '../inbox/about-quote.js';
import { nameOf } from '../inbox/changed-request.js';
import { OfferedFile, offerFile } from '../files/offered-file.js';
import type { SentFile } from '../../../shared/requests/request-files.types.js';
import type { Quotation, QuotationsOfQuote, QuotationSummary } from '../../../shared/requests/quotations.types.js';

import { aboutNumber, aboutPdf } from './about-quotation.js';
import { OutcomesService } from './outcomes.service.js';
import { QuotationListService } from './quotation-list.service.js';
import { LostDto, MakeQuotationDto, QuotationDto, QuotationListDto } from './quotations.dto.js';
import { QuotationsService } from './quotations.service.js';

@ApiTags('quotations')
@ApiBearerAuth()
@ApiResponse({ status: 400, description: 'Something asked for cannot be' })
@ApiResponse({ status: 401, description: 'Nobody is signed in' })
@ApiResponse({ status: 403, description: 'The role may not do this' })
@AllowedTo('office')
@Controller('api/admin')
export class QuotationsController {
  constructor(
    private readonly quotations: QuotationsService,
    private readonly lists: QuotationListService,
    private readonly outcomes: OutcomesService,
    private readonly store: UploadStore,
  ) {}

  @Get('quotations')
  @Audited('quotes.quotations')
  @ApiOperation({ summary: 'All quotations, the newest first' })
  @ApiResponse({ status: 200, description: '20 a page' })
  list(@Query() query: QuotationListDto): Promise<Page<QuotationSummary>> {
    return this.lists.list(query);
  }

  @Get('quotes/:id/quotations')
  @Audited('quote.read', aboutQuote)
  @ApiOperation({ summary: 'The quotations to a request, the newest first, and what a further one begins with' })
  @ApiResponse({ status: 200, description: 'Those of requests merged with it, too' })
  @ApiResponse({ status: 404, description: 'There is no such request' })
  ofQuote(@Param('id') id: string): Promise<QuotationsOfQuote> {
    return this.quotations.ofQuote(id);
  }

  @Post('quotes/:id/quotations/preview')
  @NotAudited('shows what is being typed, and keeps nothing')
  @HttpCode(200)
  @ApiProduces('application/pdf')
  @ApiOperation({ summary: 'The PDF of what is being typed, marked as a draft' })
  @ApiResponse({ status: 200, description: 'The PDF' })
  @ApiResponse({ status: 404, description: 'There is no such request' })
  @ApiResponse({ status: 429, description: 'Too many are being printed' })
  async preview(
    @Param('id') id: string,
    @Body() body: QuotationDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    const pdf = await this.quotations.preview(id, body);
    nameFile(response, { name: 'preview.pdf', type: 'application/pdf', isInline: true });
    return new StreamableFile(pdf, { length: pdf.length });
  }

  @Post('quotes/:id/quotations')
  @Audited('quote.quotation', aboutNumber)
  @HttpCode(200)
  @ApiOperation({
    summary: 'Make the next revision of the quotation to a request, with its PDF; it is not sent by this',
  })
  @ApiHeader({
    name: 'Idempotency-Key',
    required: true,
    description: 'A UUID. A repeat with the same key answers the same, and makes one',
  })
  @ApiResponse({ status: 200, description: 'The revision' })
  @ApiResponse({ status: 404, description: 'There is no such request' })
  @ApiResponse({ status: 409, description: 'There are more than `seen`, or the key came with another one' })
  @ApiResponse({ status: 429, description: 'Too many are being printed' })
  @ApiResponse({ status: 507, description: 'There is no room for its PDF' })
  make(
    @Param('id') id: string,
    @Body() body: MakeQuotationDto,
    @CurrentPerson() person: Person | null,
    @Headers('idempotency-key') key?: string,
  ): Promise<Quotation> {
    return this.quotations.make(id, key, body, nameOf(person));
  }

  @Post('quotes/:id/lost')
  @Audited('quote.lost', aboutNumber)
  @HttpCode(200)
  @ApiOperation({ summary: 'Note that the quotation in force was lost, or why its sender declined it' })
  @ApiResponse({ status: 200, description: 'The quotation as it is now' })
  @ApiResponse({ status: 404, description: 'There is no such request' })
  @ApiResponse({ status: 409, description: 'It is not in force, or its sender has accepted it' })
  lose(@Param('id') id: string, @Body() body: LostDto, @CurrentPerson() person: Person | null): Promise<Quotation> {
    return this.outcomes.lose(id, body, nameOf(person));
  }

  @Get('quotes/:id/quotations/:revision/pdf')
  @Audited('quote.file', aboutQuote)
  @ApiProduces('application/pdf')
  @ApiOperation({ summary: 'The PDF of a revision, as it was made' })
  @ApiResponse({ status: 200, description: 'The PDF' })
  @ApiResponse({ status: 404, description: 'There is no such revision' })
  async pdf(
    @Param('id') id: string,
    @Param('revision') revision: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<OfferedFile> {
    return offerFile(this.store, await this.quotations.file(id, revision), response);
  }

  @Post('quotes/:id/quotations/:revision/attachment')
  @Audited('quote.attach', aboutPdf)
  @HttpCode(200)
  @ApiOperation({ summary: 'Copy the PDF of a revision as a file to be sent with an answer, within a day' })
  @ApiResponse({ status: 200, description: 'Name it in the `files` of the answer by what `file` says' })
  @ApiResponse({ status: 404, description: 'There is no such revision' })
  @ApiResponse({ status: 507, description: 'There is no room for it' })
  attach(@Param('id') id: string, @Param('revision') revision: string): Promise<SentFile> {
    return this.quotations.attach(id, revision);
  }
}
