import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';

import { AdminModule } from '../../access/sessions/admin.module.js';
import { TrashService } from '../../access/trash/trash.service.js';
import { DraftsController } from '../drafts/drafts.controller.js';
import { DraftSchema, StoredDraft } from '../drafts/drafts.schema.js';
import { DraftsService } from '../drafts/drafts.service.js';
import { PublishingService } from '../drafts/draft-publishing.service.js';
import { TendersController } from '../e-procurement/tenders.controller.js';
import { TendersService } from '../e-procurement/tenders.service.js';
import { BoardTwinsController } from '../translations/twins.controller.js';
import { TwinsService } from '../translations/twins.service.js';
import { CachedListsService } from '../lists/cached-lists.service.js';
import { ListFrontService } from '../lists/list-front.service.js';
import { PostCountsService } from '../lists/counts.service.js';

import { BoardEditorController } from './editor.controller.js';
import { BoardController } from './board.controller.js';
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

/** Common features of the boards: routes, posts, searching, unlocking, files, the trash, live events. */
@Module({
  imports: [AdminModule, MongooseModule.forFeature([{ name: StoredDraft.name, schema: DraftSchema }])],
  // Drafts before the routes of posts by their ids.
  controllers: [BoardController, DraftsController, BoardEditorController, BoardTwinsController, TendersController],
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
  exports: [BoardCollections, TwinsService, ...shared],
})
export class BoardsModule {}
