import { Module } from '@nestjs/common';

import { BoardsModule } from '../boards/boards.module.js';

import { PostsEditorController } from './posts-editor.controller.js';
import { PostsController } from './posts.controller.js';

/** The data room: catalogs and technical documents. */
@Module({ imports: [BoardsModule], controllers: [PostsController, PostsEditorController] })
export class PostsModule {}
