import { setTimeout as sleep } from 'node:timers/promises';

import type { NestExpressApplication } from '@nestjs/platform-express';

import type { Config } from './platform/config.js';
import { openLastingDatabase } from './platform/database/database.js';
import type { OpenDatabase } from './platform/database/database.js';
import { showLast } from './content/publishing/last-shown.js';
import { SiteService } from './site/site.service.js';

/** For the whole shutdown after the drain: ms. Whatever hangs longer is left behind. */
const SHUTDOWN_LIMIT = 9_000;
/** Before another try on a database that went away: ms. */
const PAUSE = 1_000;

export type RunningSite = {
  /** E.g. `http://localhost:8080`. */
  url: string;
  port: number;
  /** Resolves when every request is answered; pages are before. */
  ready: Promise<{ dataPlace: string }>;
  stop: () => Promise<void>;
};

type Opened = { database: OpenDatabase; app: NestExpressApplication };

/** Loading takes about as long as the database's start, so both run at once. */
async function loadApplication() {
  const [{ applyChanges }, { createApp }, { listen }, { ReadinessService }, { isDatabaseDown }] = await Promise.all([
    import('./upkeep/changes/changes.js'),
    import('./app.js'),
    import('./http-server.js'),
    import('./site/readiness.service.js'),
    import('./platform/common/error.filter.js'),
  ]);
  return { applyChanges, createApp, listen, ReadinessService, isDatabaseDown };
}

/** Answers pages at once, everything else when the database is there. Throws StartProblem. */
export async function startSite(config: Config, say: (line: string) => void): Promise<RunningSite> {
  const opening = openLastingDatabase(config, say);
  opening.catch(() => undefined); // told by `ready`
  const loading = loadApplication();
  const site = new SiteService(config);
  const server = await Promise.all([loading, site.load().then(() => showLast(config, site))])
    .then(([{ listen }, isAllShown]) => listen(config, site, { isHeld: !isAllShown }))
    .catch(async (error: unknown) => {
      await Promise.race([opening.then((database) => database.close()), sleep(SHUTDOWN_LIMIT)]).catch(() => undefined);
      throw error;
    });
  const { ReadinessService } = await loading;
  let opened: Opened | undefined;
  const ready = startApplication(opening, config, site, say).then((started) => {
    opened = started;
    server.handOverTo(started.app);
    return { dataPlace: started.database.place };
  });
  const stopInOrder = async () => {
    await server.stop();
    await opened?.app.close();
    await opened?.database.close();
  };
  return {
    url: `http://localhost:${server.port}`,
    port: server.port,
    ready,
    stop: async () => {
      opened?.app.get(ReadinessService).withdraw();
      if (opened) await sleep(config.drainSeconds * 1000);
      await Promise.race([stopInOrder(), sleep(SHUTDOWN_LIMIT, undefined, { ref: false })]);
    },
  };
}

/** Retries when the database goes away meanwhile. */
async function startApplication(
  opening: Promise<OpenDatabase>,
  config: Config,
  site: SiteService,
  say: (line: string) => void,
): Promise<Opened> {
  const database = await opening;
  const { applyChanges, createApp, isDatabaseDown } = await loadApplication();
  for (;;) {
    try {
      await applyChanges(database.uri, say);
      return { database, app: await createApp(config, database, site) };
    } catch (error) {
      if (!isDatabaseDown(error)) {
        await database.close();
        throw error;
      }
      say('MongoDB went away while the site was starting. It is tried again.');
      await sleep(PAUSE);
    }
  }
}
