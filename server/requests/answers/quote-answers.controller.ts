import { Body, Controller, Get, Headers, HttpCode, Ip, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiHeader, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';

import { AllowedTo } from '../../access/people/allowed-to.js';
import { CurrentPerson } from '../../access/sessions/admin.guard.js';
import type { Person } from '../../../shared/admin/admin.types.js';
import { Audited, NotAudited } from '../../access/audit/audited.js';
import { aboutQuote } from '../inbox/about-quote.js';
import { QuoteInboxService } from '../inbox/quote-inbox.service.js';
import type { QuoteDetail } from '../../../shared/requests/quotes.types.js';
import type { AnswerFiles, AnswerTemplate } from '../../../shared/requests/quote-answers.types.js';

import { AnswerDto, SendAnswerDto } from './quote-answers.dto.js';
import { QuoteAnswersService } from './quote-answers.service.js';

@ApiTags('quote inbox')
@ApiBearerAuth()
@AllowedTo('office')
@Controller('api/admin/quotes/:id/answers')
export class QuoteAnswersController {
  constructor(
    private readonly answers: QuoteAnswersService,
    private readonly inbox: QuoteInboxService,
  ) {}

  @Get('template')
  @Audited('quote.read', aboutQuote)
  @ApiOperation({ summary: 'What an answer begins with: words of the office, conditions of the request, signature' })
  template(@Param('id') id: string, @CurrentPerson() person: Person | null): Promise<AnswerTemplate> {
    return this.answers.template(id, person?.name ?? null);
  }

  @Post('preview')
  @NotAudited('shows what is being typed, and keeps nothing')
  @HttpCode(200)
  @ApiOperation({ summary: 'The letter as its receiver will see it' })
  preview(@Param('id') id: string, @Body() body: AnswerDto): Promise<{ subject: string; html: string }> {
    return this.answers.preview(id, body);
  }

  @Post()
  @Audited('quote.answer', aboutQuote)
  @HttpCode(200)
  @ApiOperation({ summary: 'Answer a request: stored with it, then sent to its sender' })
  @ApiHeader({
    name: 'Idempotency-Key',
    required: true,
    description: 'A UUID. A repeat with the same key answers the same, and stores and sends once',
  })
  @ApiResponse({ status: 200, description: 'The request as it is now' })
  @ApiResponse({ status: 409, description: 'Something was added to it that `seen` does not count' })
  async send(
    @Param('id') id: string,
    @Body() body: SendAnswerDto,
    @CurrentPerson() person: Person | null,
    @Headers('idempotency-key') key?: string,
  ): Promise<QuoteDetail> {
    await this.answers.send(id, key, body, person?.name ?? null);
    return this.inbox.read(id);
  }

  @Post(':entry/files')
  @Audited('quote.attach', aboutQuote)
  @HttpCode(200)
  @ApiOperation({ summary: 'Copy the files of an answer as files to be sent with another one, within a day' })
  @ApiResponse({ status: 200, description: 'Name them in the `files` of the answer by what `file` says' })
  @ApiResponse({ status: 429, description: 'The address has sent too much' })
  @ApiResponse({ status: 507, description: 'There is no room for them' })
  copyFiles(@Param('id') id: string, @Param('entry') entry: string, @Ip() address: string): Promise<AnswerFiles> {
    return this.answers.copyFiles(id, entry, address);
  }
}
