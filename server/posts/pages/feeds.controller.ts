import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

import { Controller, Get, Param, Req, Res, UseGuards } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';

import { Public } from '../../access/sessions/admin.guard.js';
import { AppError } from '../../platform/common/app-error.js';
import { compressed, encodingOf, etagOf, sendAnswer, takesGzip } from '../../site/send-answer.js';
import { visitorBoards } from '../../site/posts/templates.js';

import { FeedService } from './feed.service.js';
import { KeptPagesService } from './kept-pages.service.js';
import { PageLimit } from './page-limit.guard.js';
import { SitemapService } from './sitemap.service.js';

const sitemapHeaders = {
  'Cache-Control': 'no-cache',
  Vary: 'Accept-Encoding',
  'Content-Type': 'application/xml; charset=utf-8',
};
const unzipped = promisify(gunzip);

/** Sitemaps and feeds of the boards for search engines and feed readers. */
@Public()
@UseGuards(PageLimit)
@ApiExcludeController()
@Controller()
export class FeedsController {
  constructor(
    private readonly feeds: FeedService,
    private readonly sitemaps: SitemapService,
    private readonly kept: KeptPagesService,
  ) {}

  @Get(['ko/posts/feed.xml', 'en/posts/feed.xml', 'ko/e-procurement/feed.xml', 'en/e-procurement/feed.xml'])
  async feed(@Req() request: Request, @Res() response: Response): Promise<void> {
    const board = visitorBoards.find((each) => request.path.startsWith(`/${each.board}/${each.kind}/`));
    if (!board) throw new AppError('not_found');
    const keep = this.kept.begin(request);
    await this.kept.send(await this.feeds.feed(board), keep, request, response);
  }

  @Get('sitemap.xml')
  async index(@Req() request: Request, @Res() response: Response): Promise<void> {
    const body = Buffer.from(await this.sitemaps.index());
    const encoding = encodingOf(request);
    const answer = { status: 200, headers: sitemapHeaders, etag: etagOf(body) };
    sendAnswer(answer, await compressed(body, encoding, false), encoding, request, response);
  }

  @Get('sitemap-:name.xml')
  async sitemap(@Param('name') name: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    const gzip = await this.sitemaps.file(name);
    if (!gzip) throw new AppError('not_found');
    const answer = { status: 200, headers: sitemapHeaders, etag: etagOf(gzip) };
    if (takesGzip(request)) sendAnswer(answer, gzip, 'gzip', request, response);
    else sendAnswer(answer, await unzipped(gzip), 'identity', request, response);
  }
}
