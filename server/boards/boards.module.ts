import { Module } from '@nestjs/common';

import { AdminModule } from '../admin/admin.module.js';

import { BoardCollections } from './board-collections.js';
import { BoardEditorService } from './board-editor.service.js';
import { BoardEventsService } from './board-events.service.js';
import { BoardTrashService } from './board-trash.service.js';
import { BoardService } from './board.service.js';
import { KeptListsService } from './kept-lists.service.js';
import { ListFrontService } from './list-front.service.js';
import { PostOrderService } from './post-order.service.js';

const shared = [
  BoardService,
  BoardEditorService,
  BoardTrashService,
  BoardEventsService,
  PostOrderService,
  KeptListsService,
  ListFrontService,
];

/** What the two boards share: posts, searching, unlocking, files, the trash, live events. */
@Module({ imports: [AdminModule], providers: [BoardCollections, ...shared], exports: [AdminModule, ...shared] })
export class BoardsModule {}
