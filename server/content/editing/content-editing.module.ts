import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';

import { ContentController } from './content.controller.js';
import {
  StoredContent,
  StoredContentSchema,
  StoredContentVersion,
  StoredContentVersionSchema,
} from './content.schema.js';
import { ContentDraftsService } from './drafts.service.js';
import { PublishedContentService } from './published-content.service.js';
import { ContentPublishingService } from './document-publishing.service.js';
import { ContentScheduleService } from './schedule.service.js';
import { StoredContentService } from './stored-content.service.js';
import { ContentVersionsService } from './versions.service.js';

/** Editing of the site's content. A global module renders its pages. */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: StoredContent.name, schema: StoredContentSchema },
      { name: StoredContentVersion.name, schema: StoredContentVersionSchema },
    ]),
  ],
  controllers: [ContentController],
  providers: [
    StoredContentService,
    PublishedContentService,
    ContentDraftsService,
    ContentPublishingService,
    ContentScheduleService,
    ContentVersionsService,
  ],
  exports: [PublishedContentService],
})
export class ContentEditingModule {}
