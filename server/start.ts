import { setTimeout as sleep } from 'node:timers/promises';

import type { Config } from './config.js';
import { openDatabase } from './database/database.js';

/** All of shutdown together, after the time in which requests go elsewhere: ms. Whatever hangs longer is left behind. */
const SHUTDOWN_LIMIT = 9_000;

export type RunningSite = {
  /** Where it listens, e.g. `http://localhost:8080`. */
  url: string;
  port: number;
  dataPlace: string;
  stop: () => Promise<void>;
};

/** The application takes a second to load, about as long as the database needs to be there: one waits for the other. */
async function loadApplication() {
  const [{ createApp }, { listen }, { ReadinessService }] = await Promise.all([
    import('./app.js'),
    import('./http-server.js'),
    import('./site/readiness.service.js'),
  ]);
  return { createApp, listen, ReadinessService };
}

/** Starts the whole site: database, application, HTTP. What was started is stopped again when a later part fails. */
export async function startSite(config: Config, say: (line: string) => void): Promise<RunningSite> {
  const opening = openDatabase(config, say);
  const [{ createApp, listen, ReadinessService }, database] = await Promise.all([loadApplication(), opening]);
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
