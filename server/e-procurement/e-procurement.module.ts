import { Module } from '@nestjs/common';

import { BoardsModule } from '../boards/boards.module.js';

import { EProcurementEditorController } from './e-procurement-editor.controller.js';
import { EProcurementController } from './e-procurement.controller.js';

/** E-procurement: notices and documents for suppliers. */
@Module({ imports: [BoardsModule], controllers: [EProcurementController, EProcurementEditorController] })
export class EProcurementModule {}
