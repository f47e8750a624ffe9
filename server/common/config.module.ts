import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';

import type { Config } from '../config.js';

/** Injection token of the settings: `@Inject(CONFIG) config: Config`. */
export const CONFIG = Symbol('config');

/** Hands the settings, read once at start, to every module. */
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
