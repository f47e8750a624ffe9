import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';

import { VitalsController } from './vitals.controller.js';
import { StoredVitals, VitalsSchema } from './vitals.schema.js';
import { VitalsService } from './vitals.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: StoredVitals.name, schema: VitalsSchema }])],
  controllers: [VitalsController],
  providers: [VitalsService],
  exports: [VitalsService],
})
export class VitalsModule {}
