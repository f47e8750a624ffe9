import { Body, Controller, Headers, HttpCode, Inject, Ip, Post, Req, Res } from '@nestjs/common';
import { ApiHeader, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';

import { Public } from '../../access/sessions/admin.guard.js';
import { AppError } from '../../platform/common/app-error.js';
import { CONFIG } from '../../platform/common/config.module.js';
import { requestLanguage } from '../../platform/common/request-language.js';
import type { Config } from '../../platform/config.js';
import { LETTERS_HEADER } from '../../../shared/requests/quotes.types.js';
import type { QuoteReceipt } from '../../../shared/requests/quotes.types.js';

import { CreateQuoteDto } from './quotes.dto.js';
import { QuotesService } from './quotes.service.js';

/** Of an `Idempotency-Key`. */
const LONGEST_KEY = 200;

@ApiTags('quotes')
@Controller('api/quotes')
export class QuotesController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly quotes: QuotesService,
  ) {}

  @Public()
  @Post()
  @HttpCode(201)
  @ApiOperation({ summary: 'Send a quote request' })
  @ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    description: 'A repeat with the same key answers the same and stores once',
  })
  @ApiResponse({
    status: 201,
    headers: {
      [LETTERS_HEADER]: { schema: { type: 'string', enum: ['none'] }, description: 'Only there while no mail is sent' },
    },
    example: {
      success: true,
      message: 'Your quote request has been received as Q-2026-000123.',
      reference: 'Q-2026-000123',
      link: '/en/requests/…',
    },
  })
  @ApiResponse({
    status: 400,
    example: {
      success: false,
      code: 'validation_failed',
      message: '…',
      fields: { telephone: 'required' },
      requestId: '…',
    },
  })
  @ApiResponse({ status: 409, description: 'The same key came with another content before' })
  create(
    @Body() body: CreateQuoteDto,
    @Ip() address: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @Headers('idempotency-key') key?: string,
  ): Promise<QuoteReceipt> {
    const idempotencyKey = key?.trim() || undefined;
    if (idempotencyKey && idempotencyKey.length > LONGEST_KEY)
      throw new AppError('validation_failed', { fields: { 'idempotency-key': 'too_long' } });
    if (!this.config.hasMailServer) response.setHeader(LETTERS_HEADER, 'none');
    return this.quotes.create(body, { address, idempotencyKey, language: requestLanguage(request) });
  }
}
