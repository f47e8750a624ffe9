import { Body, Controller, Get, Headers, HttpCode, Ip, Param, Post, Res, UseGuards } from '@nestjs/common';
import { ApiHeader, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';

import { Public } from '../../access/sessions/admin.guard.js';
import { UploadStore } from '../../platform/files/upload-store.js';
import { offerFile } from '../files/offered-file.js';
import type { OfferedFile } from '../files/offered-file.js';
import type { SentRequest } from '../../../shared/requests/quote-sender.types.js';

import { PrivateAnswer } from './private-answer.guard.js';
import { CorrectionDto, ReplyDto } from './quote-sender.dto.js';
import { QuoteSenderService } from './quote-sender.service.js';

const asItIsNow = { status: 200, description: 'The request as it is now' };

/** A request for readers with its link. */
@Public()
@UseGuards(PrivateAnswer)
@ApiTags('quotes')
@Controller('api/requests/:token')
export class QuoteSenderController {
  constructor(
    private readonly requests: QuoteSenderService,
    private readonly files: UploadStore,
  ) {}

  @Get()
  @ApiOperation({ summary: 'A quote request by the token of its link, with what was added to it' })
  read(@Param('token') token: string): Promise<SentRequest> {
    return this.requests.read(token);
  }

  @Post('corrections')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Add a text or files to the request, which itself stays as it was sent; the same again adds nothing',
  })
  @ApiResponse(asItIsNow)
  @ApiResponse({ status: 409, description: 'It was withdrawn' })
  correct(@Param('token') token: string, @Body() dto: CorrectionDto, @Ip() address: string): Promise<SentRequest> {
    return this.requests.correct(token, dto, address);
  }

  @Get('files/:file')
  @ApiOperation({ summary: 'A file of the request or of an answer, to be saved' })
  @ApiResponse({ status: 200, description: 'The file' })
  @ApiResponse({ status: 422, description: 'The virus scanner has found something in it' })
  async file(
    @Param('token') token: string,
    @Param('file') fileId: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<OfferedFile> {
    return offerFile(this.files, await this.requests.file(token, fileId), response);
  }

  @Post('replies')
  @HttpCode(200)
  @ApiOperation({
    summary:
      'Accept the last answer or ask for changes to it, accept or decline its quotation; the same again adds nothing',
  })
  @ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    description:
      'A UUID, where a revision is named: a repeat with it answers the same, another acceptance is a conflict',
  })
  @ApiResponse(asItIsNow)
  @ApiResponse({
    status: 409,
    description: 'There is no answer, it was withdrawn, or the quotation is not in force, expired or settled',
  })
  reply(
    @Param('token') token: string,
    @Body() dto: ReplyDto,
    @Ip() address: string,
    @Headers('idempotency-key') key?: string,
  ): Promise<SentRequest> {
    return this.requests.reply(token, dto, address, key);
  }

  @Post('withdrawal')
  @HttpCode(200)
  @ApiOperation({ summary: 'Take the request back, which closes it; a second time changes nothing' })
  @ApiResponse(asItIsNow)
  @ApiResponse({ status: 409, description: 'Its quotation was accepted' })
  withdraw(@Param('token') token: string, @Ip() address: string): Promise<SentRequest> {
    return this.requests.withdraw(token, address);
  }

  @Post('erasure')
  @HttpCode(200)
  @ApiOperation({ summary: 'Ask the company to erase the request; a second time changes nothing' })
  @ApiResponse(asItIsNow)
  askForErasure(@Param('token') token: string, @Ip() address: string): Promise<SentRequest> {
    return this.requests.askForErasure(token, address);
  }
}
