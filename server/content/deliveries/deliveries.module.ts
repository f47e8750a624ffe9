import { Module } from '@nestjs/common';

import { DeliveriesController } from './deliveries.controller.js';
import { ReadingService } from './reading.service.js';

@Module({ controllers: [DeliveriesController], providers: [ReadingService] })
export class DeliveriesModule {}
