import { Global, Module } from '@nestjs/common';

import { ClockController } from './clock.controller.js';
import { ClockService } from './clock.service.js';
import { ForgettingService } from './forgetting.service.js';

@Global()
@Module({ controllers: [ClockController], providers: [ClockService, ForgettingService], exports: [ClockService] })
export class ClockModule {}
