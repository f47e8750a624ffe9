import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';

import { boardRoutes } from '../boards/board-routes.js';

@ApiTags('e-procurement')
@Controller('api/e-procurement/:board')
export class EProcurementController extends boardRoutes('e-procurement') {}
