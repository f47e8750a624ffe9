import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Post, UseInterceptors } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';

import { Public } from '../../access/sessions/admin.guard.js';
import { AppError } from '../../platform/common/app-error.js';
import { CONFIG } from '../../platform/common/config.module.js';
import type { Config } from '../../platform/config.js';
import { Received, TakesFiles } from '../../platform/files/upload.interceptor.js';
import type { ReceivedFile } from '../../platform/files/upload.js';
import { MOST_REQUEST_FILES } from '../../../shared/requests/request-files.types.js';
import type { RequestFileRules, SentFile } from '../../../shared/requests/request-files.types.js';

import { SendFileDto } from './request-files.dto.js';
import { RequestFilesService } from './request-files.service.js';
import { QuotaInterceptor } from './quota.interceptor.js';

const example: SentFile = { file: 'mW3…', name: 'P&ID.pdf', size: 482_113, kind: 'pdf' };

@ApiTags('quotes')
@Controller('api/quotes/files')
export class RequestFilesController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly files: RequestFilesService,
  ) {}

  @Public()
  @Get()
  @ApiOperation({ summary: 'How large a file of a quote request may be, and how many there may be' })
  @ApiResponse({ status: 200, example: { megabytes: 20, most: MOST_REQUEST_FILES } satisfies RequestFileRules })
  rules(): RequestFileRules {
    return { megabytes: this.config.uploadMegabytes, most: MOST_REQUEST_FILES };
  }

  // The last one is the first to run: there has to be room before a byte is read.
  @Public()
  @Post()
  @HttpCode(201)
  @TakesFiles({ file: 'drawing' })
  @UseInterceptors(QuotaInterceptor)
  @ApiOperation({
    summary: 'Send a file before its quote request',
    description: 'Name it in the `files` of the request by what `file` says, within a day.',
  })
  @ApiResponse({ status: 201, example })
  @ApiResponse({ status: 422, description: 'The virus scanner has found something in it' })
  async send(@Body() _form: SendFileDto, @Received('file') file?: ReceivedFile): Promise<SentFile> {
    if (!file) throw new AppError('validation_failed', { fields: { file: 'required' } });
    return this.files.take(file);
  }

  @Public()
  @Delete(':file')
  @HttpCode(204)
  @ApiOperation({ summary: 'Take a file back that was sent for no request yet' })
  async takeBack(@Param('file') token: string): Promise<void> {
    await this.files.takeBack(token);
  }
}
