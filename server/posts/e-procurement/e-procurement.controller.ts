import { Controller } from '@nestjs/common';

import { BoardController } from '../boards/board.controller.js';
import { BoardEditorController } from '../boards/editor.controller.js';
import { BoardTwinsController } from '../translations/twins.controller.js';

@Controller('api/e-procurement/:board')
export class EProcurementController extends BoardController {}

@Controller('api/admin/e-procurement/:board')
export class EProcurementEditorController extends BoardEditorController {}

@Controller('api/admin/e-procurement/:board/:id/twin')
export class EProcurementTwinsController extends BoardTwinsController {}
