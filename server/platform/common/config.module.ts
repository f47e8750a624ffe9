import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';

import type { Config } from '../config.js';

export const CONFIG = Symbol('config');

@Module({})
export class ConfigModule {
  static of(config: Config): DynamicModule {
    return {
      module: ConfigModule,
      global: true,
      providers: [{ provide: CONFIG, useValue: config }],
      exports: [CONFIG],
    };
  }
}
