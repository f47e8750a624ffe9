import { Body, Controller, Get, HttpCode, Ip, Param, Post, UseGuards } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';

import { Public } from '../admin/admin.guard.js';

import { PrivateAnswer } from './private-answer.guard.js';
import { CorrectionDto } from './quote-sender.dto.js';
import { QuoteSenderService } from './quote-sender.service.js';
import type { SentRequest } from './quote-sender.types.js';

const asItIsNow = { status: 200, description: 'The request as it is now' };

/** A request for whoever has the link to it. */
@Public()
@UseGuards(PrivateAnswer)
@ApiTags('quotes')
@Controller('api/requests/:token')
export class QuoteSenderController {
  constructor(private readonly requests: QuoteSenderService) {}

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

  @Post('withdrawal')
  @HttpCode(200)
  @ApiOperation({ summary: 'Take the request back, which closes it; a second time changes nothing' })
  @ApiResponse(asItIsNow)
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
