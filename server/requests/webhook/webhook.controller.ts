import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';

import { OwnersOnly } from '../../access/people/allowed-to.js';
import { Audited, NotAudited } from '../../access/audit/audited.js';
import type { WebhookAnswer, WebhookState } from '../../../shared/admin/webhook.types.js';

import { WebhookService } from './webhook.service.js';

@ApiTags('admin')
@ApiBearerAuth()
@OwnersOnly()
@Controller('api/admin/webhook')
export class WebhookController {
  constructor(private readonly webhook: WebhookService) {}

  @Get()
  @NotAudited('a host and numbers, nothing personal')
  @ApiOperation({ summary: 'The receiver of webhooks, and what has become of the announcements' })
  read(): Promise<WebhookState> {
    return this.webhook.state();
  }

  @Post('test')
  @Audited('webhook.test')
  @HttpCode(200)
  @ApiOperation({ summary: 'Send a webhook that tries the receiver' })
  @ApiResponse({ status: 200, description: 'What became of it, with the status of the receiver' })
  test(): Promise<WebhookAnswer> {
    return this.webhook.test();
  }
}
