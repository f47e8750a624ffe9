import { Controller } from '@nestjs/common';

import { BoardController } from '../boards/board.controller.js';
import { BoardEditorController } from '../boards/editor.controller.js';
import { BoardTwinsController } from '../translations/twins.controller.js';

@Controller('api/posts/:board')
export class PostsController extends BoardController {}

@Controller('api/admin/posts/:board')
export class PostsEditorController extends BoardEditorController {}

@Controller('api/admin/posts/:board/:id/twin')
export class PostsTwinsController extends BoardTwinsController {}
