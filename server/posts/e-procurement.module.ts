import { Module } from '@nestjs/common';

import { BoardsModule } from './boards/boards.module.js';

/** E-procurement, notices and documents for suppliers: the boards at `/api/e-procurement`. */
@Module({ imports: [BoardsModule] })
export class EProcurementModule {}
