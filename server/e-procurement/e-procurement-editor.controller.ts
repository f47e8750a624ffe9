import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';

import { boardEditorRoutes } from '../boards/board-editor-routes.js';

@ApiTags('e-procurement (administrators)')
@Controller('api/admin/e-procurement/:board')
export class EProcurementEditorController extends boardEditorRoutes('e-procurement') {}
