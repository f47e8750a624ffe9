import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';

import { boardEditorRoutes } from '../boards/board-editor-routes.js';

@ApiTags('data room (administrators)')
@Controller('api/admin/posts/:board')
export class PostsEditorController extends boardEditorRoutes('posts') {}
