import { Module } from '@nestjs/common';

import { PicturesModule } from '../../pictures/pictures.module.js';

import { DrawingService } from './drawing.service.js';
import { SharePicturesService } from './share-pictures.service.js';

/** Pictures that are drawn of what the office publishes. */
@Module({
  imports: [PicturesModule],
  providers: [DrawingService, SharePicturesService],
  exports: [DrawingService],
})
export class DrawnPicturesModule {}
