import { Controller, Get, Req, Res, UseGuards } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';

import { Public } from '../admin/admin.guard.js';
import { AppError } from '../common/app-error.js';
import { compressed, encodingOf, sendAnswer } from '../site/send-answer.js';

import { PageLimit } from './page-limit.guard.js';
import { PostPagesService } from './post-pages.service.js';

/** The pages of posts. */
@Public()
@UseGuards(PageLimit)
@ApiExcludeController()
@Controller()
export class PostPagesController {
  constructor(private readonly pages: PostPagesService) {}

  @Get(['ko/posts/:id', 'en/posts/:id', 'ko/e-procurement/:id', 'en/e-procurement/:id'])
  async page(@Req() request: Request, @Res() response: Response): Promise<void> {
    const page = await this.pages.page(request.path, /\?.*/.exec(request.originalUrl)?.[0] ?? '');
    if (!page) throw new AppError('not_found');
    if ('location' in page) {
      response.set('Cache-Control', 'no-store').redirect(302, page.location);
      return;
    }
    const encoding = encodingOf(request);
    sendAnswer(page, await compressed(page.html, encoding, false), encoding, request, response);
  }
}
