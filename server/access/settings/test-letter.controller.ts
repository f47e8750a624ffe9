import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';

import { OwnersOnly } from '../people/allowed-to.js';
import { Audited } from '../audit/audited.js';
import type { TestLetterResult } from '../../../shared/admin/mail.types.js';

import { TestLetterDto } from './test-letter.dto.js';
import { TestLetterService } from './test-letter.service.js';

@ApiTags('admin')
@ApiBearerAuth()
@OwnersOnly()
@Controller('api/admin/test-letter')
export class TestLetterController {
  constructor(private readonly testLetter: TestLetterService) {}

  @Post()
  @Audited('mail.test')
  @HttpCode(200)
  @ApiOperation({ summary: 'Send a letter that tries the mail server' })
  @ApiResponse({ status: 200, description: 'What became of it, with the answer of the mail server' })
  send(@Body() { to }: TestLetterDto, @Ip() address: string): Promise<TestLetterResult> {
    return this.testLetter.send(to, address);
  }
}
