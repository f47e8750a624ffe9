import { Controller, Get, Req, Res, UseGuards } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';

import { Public } from '../../access/sessions/admin.guard.js';
import { AppError } from '../../platform/common/app-error.js';

import { KeptPagesService } from './kept-pages.service.js';
import { PageLimit } from './page-limit.guard.js';
import { PostPagesService } from './post-pages.service.js';

/** The pages of posts. */
@Public()
@UseGuards(PageLimit)
@ApiExcludeController()
@Controller()
export class PostPagesController {
  constructor(
    private readonly pages: PostPagesService,
    private readonly kept: KeptPagesService,
  ) {}

  @Get(['ko/posts/:id', 'en/posts/:id', 'ko/e-procurement/:id', 'en/e-procurement/:id'])
  async page(@Req() request: Request, @Res() response: Response): Promise<void> {
    const keep = this.kept.begin(request);
    const page = await this.pages.page(request.path, /\?.*/.exec(request.originalUrl)?.[0] ?? '');
    if (!page) throw new AppError('not_found');
    if ('location' in page) {
      response.set('Cache-Control', 'no-store').redirect(302, page.location);
      return;
    }
    await this.kept.send(page, keep, request, response);
  }
}
