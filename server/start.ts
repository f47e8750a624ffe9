import { setTimeout as sleep } from 'node:timers/promises';

import { createApp } from './app.js';
import type { Config } from './config.js';
import { openDatabase } from './database/database.js';
import { listen } from './http-server.js';
import { ReadinessService } from './site/readiness.service.js';

/** All of shutdown together, after the time in which requests go elsewhere: ms. Whatever hangs longer is left behind. */
const SHUTDOWN_LIMIT = 9_000;

export type RunningSite = {
  /** Where it listens, e.g. `http://localhost:8080`. */
  url: string;
  port: number;
  dataPlace: string;
  stop: () => Promise<void>;
};

/** Starts the whole site: database, application, HTTP. What was started is stopped again when a later part fails. */
export async function startSite(config: Config, say: (line: string) => void): Promise<RunningSite> {
  const database = await openDatabase(config, say);
  try {
    const app = await createApp(config, database.uri);
    const server = await listen(app, config).catch(async (error: unknown) => {
      await app.close();
      throw error;
    });
    const stopInOrder = async () => {
      await server.stop();
      await app.close();
      await database.close();
    };
    return {
      url: `http://localhost:${server.port}`,
      port: server.port,
      dataPlace: database.place,
      stop: async () => {
        app.get(ReadinessService).withdraw();
        await sleep(config.drainSeconds * 1000);
        await Promise.race([stopInOrder(), sleep(SHUTDOWN_LIMIT, undefined, { ref: false })]);
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
