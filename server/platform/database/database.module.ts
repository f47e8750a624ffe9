import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import mongoose from 'mongoose';

import type { Config } from '../config.js';

import { connectionOptions } from './connection-options.js';
import type { OpenDatabase } from './database.js';

// Typed input can never become an operator of a query.
mongoose.set('sanitizeFilter', true);
mongoose.set('strictQuery', 'throw');

export const DATABASE = Symbol('database');

/** One try has to do: the start of the application waits for the database. */
@Module({})
export class DatabaseModule {
  static connectedTo(database: OpenDatabase, { databasePatience }: Config): DynamicModule {
    return {
      module: DatabaseModule,
      global: true,
      imports: [MongooseModule.forRoot(database.uri, { ...connectionOptions(databasePatience), retryAttempts: 1 })],
      providers: [{ provide: DATABASE, useValue: database }],
      exports: [DATABASE],
    };
  }
}
