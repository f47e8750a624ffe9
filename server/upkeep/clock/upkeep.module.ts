import { Module } from '@nestjs/common';

import { ClockController } from './clock.controller.js';
import { ForgettingService } from './forgetting.service.js';

/** Records are forgotten by a clock that the office can call right. */
@Module({ controllers: [ClockController], providers: [ForgettingService] })
export class UpkeepModule {}
