import { Controller, Get, Param, Req, Res, UseGuards } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';

import { Public } from '../../access/sessions/admin.guard.js';
import { isDatabaseDown } from '../../platform/common/error.filter.js';
import { PageLimit } from '../../posts/pages/page-limit.guard.js';
import { SiteService } from '../../site/site.service.js';

import { PrivateAnswer } from './private-answer.guard.js';
import { QuoteSenderService } from './quote-sender.service.js';

/** The pages of requests. They hold nothing of them: the browser asks the API. */
@Public()
@UseGuards(PrivateAnswer, PageLimit)
@ApiExcludeController()
@Controller()
export class RequestPagesController {
  constructor(
    private readonly site: SiteService,
    private readonly requests: QuoteSenderService,
  ) {}

  @Get(['ko/requests/:token', 'en/requests/:token'])
  async page(@Param('token') token: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    this.site.sendRequestPage(await this.statusOf(token), request, response);
  }

  private async statusOf(token: string): Promise<number> {
    try {
      return (await this.requests.exists(token)) ? 200 : 404;
    } catch (error) {
      if (isDatabaseDown(error)) return 503;
      throw error;
    }
  }
}
