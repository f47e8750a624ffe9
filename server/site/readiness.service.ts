import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';

import type { Obstacle } from './site.types.js';

/** How long the database may take to say that it takes writes: ms. Whoever asks for the readiness has to wait longer. */
export const DATABASE_LIMIT = 3_000;

/** Says whether requests should be sent to this process. */
@Injectable()
export class ReadinessService {
  private isStopping = false;

  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** From here on requests should go elsewhere; those that come all the same are answered. */
  withdraw(): void {
    this.isStopping = true;
  }

  /** Why no request should be sent here, if so. */
  async obstacle(): Promise<Obstacle | undefined> {
    if (this.isStopping) return 'stopping';
    return (await this.takesWrites()) ? undefined : 'database';
  }

  /** Whether the database has a member that takes writes, and that member answers in time. */
  async takesWrites(): Promise<boolean> {
    const hello = await this.connection.db
      ?.command({ hello: 1 }, { signal: AbortSignal.timeout(DATABASE_LIMIT) })
      .catch(() => undefined);
    return hello?.isWritablePrimary === true;
  }
}
