import { Module } from '@nestjs/common';

import { BoardsModule } from '../boards/boards.module.js';

import {
  EProcurementController,
  EProcurementEditorController,
  EProcurementTwinsController,
} from './e-procurement.controller.js';
import { TendersController } from './tenders.controller.js';

/** E-procurement, notices and documents for suppliers: the boards at `/api/e-procurement`. */
@Module({
  imports: [BoardsModule],
  controllers: [EProcurementController, EProcurementEditorController, EProcurementTwinsController, TendersController],
})
export class EProcurementModule {}
