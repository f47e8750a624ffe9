import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';

import { boardRoutes } from '../boards/board-routes.js';

@ApiTags('data room')
@Controller('api/posts/:board')
export class PostsController extends boardRoutes('posts') {}
