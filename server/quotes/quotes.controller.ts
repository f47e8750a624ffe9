import { Body, Controller, Headers, HttpCode, Ip, Post, Req } from '@nestjs/common';
import { ApiHeader, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';

import { Public } from '../admin/admin.guard.js';
import { requestLanguage } from '../common/request-language.js';

import { CreateQuoteDto } from './quotes.dto.js';
import { QuotesService } from './quotes.service.js';
import type { QuoteReceipt } from './quotes.types.js';

@ApiTags('quotes')
@Controller('api/quotes')
export class QuotesController {
  constructor(private readonly quotes: QuotesService) {}

  @Public()
  @Post()
  @HttpCode(201)
  @ApiOperation({ summary: 'Send a quote request for a plate heat exchanger' })
  @ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    description: 'A repeat with the same key answers the same and stores once',
  })
  @ApiResponse({
    status: 201,
    example: {
      success: true,
      message: 'Your quote request has been received as Q-2026-000123.',
      reference: 'Q-2026-000123',
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
    @Headers('idempotency-key') key?: string,
  ): Promise<QuoteReceipt> {
    const idempotencyKey = key?.trim().slice(0, 200) || undefined;
    return this.quotes.create(body, { address, idempotencyKey, language: requestLanguage(request) });
  }
}
