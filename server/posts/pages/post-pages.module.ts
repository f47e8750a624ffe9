import { Module } from '@nestjs/common';

import { BoardsModule } from '../boards/boards.module.js';
import { OldIdsService } from '../imported/old-ids.service.js';

import { FeedService } from './feed.service.js';
import { FeedsController } from './feeds.controller.js';
import { KeptPagesService } from './kept-pages.service.js';
import { PageFrontService } from './page-front.service.js';
import { PostPagesController } from './post-pages.controller.js';
import { PostPagesService } from './post-pages.service.js';
import { SitemapService } from './sitemap.service.js';

/** Posts outside the client: their pages, the sitemaps and the feeds. Feeds first: a page's address would match theirs. */
@Module({
  imports: [BoardsModule],
  controllers: [FeedsController, PostPagesController],
  providers: [FeedService, KeptPagesService, OldIdsService, PageFrontService, PostPagesService, SitemapService],
})
export class PostPagesModule {}
