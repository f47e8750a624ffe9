import { Module } from '@nestjs/common';

import { BoardsModule } from './boards/boards.module.js';

/** The data room, catalogs and technical documents: the boards at `/api/posts`. */
@Module({ imports: [BoardsModule] })
export class PostsModule {}
