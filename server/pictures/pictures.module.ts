import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';

import { PicturesEditorController } from './editor.controller.js';
import { PicturesEditorService } from './editor.service.js';
import { EncodingService } from './encoding.service.js';
import { PicturesController } from './pictures.controller.js';
import { PictureRecord, PictureSchema } from './pictures.schema.js';
import { PicturesService } from './pictures.service.js';

/** Pictures that the office uploads for its pages. */
@Module({
  imports: [MongooseModule.forFeature([{ name: PictureRecord.name, schema: PictureSchema }])],
  controllers: [PicturesController, PicturesEditorController],
  providers: [PicturesService, PicturesEditorService, EncodingService],
  exports: [PicturesService],
})
export class PicturesModule {}
