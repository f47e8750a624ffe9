import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';

import { SiteModule } from '../site/site.module.js';

import { VitalsController } from './vitals.controller.js';
import { StoredVitals, VitalsSchema } from './vitals.schema.js';
import { VitalsService } from './vitals.service.js';

/** How fast the pages are for those who visit them. */
@Module({
  imports: [SiteModule, MongooseModule.forFeature([{ name: StoredVitals.name, schema: VitalsSchema }])],
  controllers: [VitalsController],
  providers: [VitalsService],
})
export class VitalsModule {}
