import { Module } from '@nestjs/common';

import { BoardsModule } from '../boards/boards.module.js';

import { PostsController, PostsEditorController, PostsTwinsController } from './posts.controller.js';

/** The data room, catalogs and technical documents: the boards at `/api/posts`. */
@Module({
  imports: [BoardsModule],
  controllers: [PostsController, PostsEditorController, PostsTwinsController],
})
export class PostsModule {}
