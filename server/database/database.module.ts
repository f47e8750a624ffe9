import { Logger, Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import mongoose from 'mongoose';

import { StartProblem } from '../common/start-problem.js';

// What a visitor sends can never become an operator of a query.
mongoose.set('sanitizeFilter', true);
mongoose.set('strictQuery', 'throw');

/**
 * A database that does not answer is given up within seconds: all five limits are needed, each covers another way of
 * hanging. Writes count once a majority has them.
 */
export const connectionOptions = {
  serverSelectionTimeoutMS: 2_000,
  connectTimeoutMS: 2_000,
  heartbeatFrequencyMS: 2_000,
  waitQueueTimeoutMS: 2_000,
  socketTimeoutMS: 3_500,
  // At the start every collection is asked for at once: opened two by two, as the driver does by itself, the last would
  // wait too long where a connection takes a while.
  maxConnecting: 10,
  bufferCommands: false,
  writeConcern: { w: 'majority' as const },
};

@Module({})
export class DatabaseModule {
  static connectedTo(uri: string): DynamicModule {
    const logger = new Logger('Database');
    const connection = MongooseModule.forRoot(uri, {
      ...connectionOptions,
      retryAttempts: 10,
      retryDelay: 2_000,
      verboseRetryLog: true,
      connectionErrorFactory: (error) => {
        logger.error(error.message);
        return new StartProblem(
          'MongoDB cannot be reached at the address in MONGODB_URI. Check it and that MongoDB runs.',
        );
      },
    });
    return { module: DatabaseModule, imports: [connection] };
  }
}
