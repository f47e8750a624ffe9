import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';

import { AdminModule } from '../../access/sessions/admin.module.js';
import { TrashService } from '../../access/trash/trash.service.js';
import { DraftsController } from '../drafts/drafts.controller.js';
import { DraftSchema, StoredDraft } from '../drafts/drafts.schema.js';
import { DraftsService } from '../drafts/drafts.service.js';
import { PublishingService } from '../drafts/draft-publishing.service.js';
import { TendersService } from '../e-procurement/tenders.service.js';
import { TwinsService } from '../translations/twins.service.js';
import { CachedListsService } from '../lists/cached-lists.service.js';
import { ListFrontService } from '../lists/list-front.service.js';
import { PostCountsService } from '../lists/counts.service.js';

import { BoardCollections } from './collections.js';
import { BoardEditorService } from './editor.service.js';
import { PostFilesService } from './files-in-use.service.js';
import { PostFormService } from './post-form.service.js';
import { BoardEventsService } from './events.service.js';
import { BoardTrashService } from './trash.service.js';
import { BoardService } from './board.service.js';

const shared = [
  BoardService,
  BoardEditorService,
  BoardTrashService,
  BoardEventsService,
  PostCountsService,
  CachedListsService,
  ListFrontService,
];

/** Common features of the boards: posts, drafts, searching, unlocking, files, the trash, live events. */
@Module({
  imports: [AdminModule, MongooseModule.forFeature([{ name: StoredDraft.name, schema: DraftSchema }])],
  controllers: [DraftsController],
  providers: [
    BoardCollections,
    TrashService,
    TwinsService,
    TendersService,
    PostFormService,
    PostFilesService,
    DraftsService,
    PublishingService,
    ...shared,
  ],
  exports: [AdminModule, BoardCollections, TwinsService, ...shared],
})
export class BoardsModule {}
