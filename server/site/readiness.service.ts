import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';

import type { Obstacle } from '../../shared/content/site.types.js';

/** For the database's answer: ms. Callers have to wait longer. */
export const DATABASE_LIMIT = 3_000;

@Injectable()
export class ReadinessService {
  private isStopping = false;

  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** From now on load balancers should send requests elsewhere; they are still answered. */
  withdraw(): void {
    this.isStopping = true;
  }

  /** Undefined: ready. */
  async obstacle(): Promise<Obstacle | undefined> {
    if (this.isStopping) return 'stopping';
    return (await this.takesWrites()) ? undefined : 'database';
  }

  /** True if a primary answers in time. */
  async takesWrites(): Promise<boolean> {
    const hello = await this.connection.db
      ?.command({ hello: 1 }, { signal: AbortSignal.timeout(DATABASE_LIMIT) })
      .catch(() => undefined);
    return hello?.isWritablePrimary === true;
  }
}
