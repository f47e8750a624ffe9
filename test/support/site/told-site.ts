/**
 * A program: the built server, which also tells what it is made of, as a line of JSON. Its argument says after how many
 * milliseconds it cuts a client that takes nothing of its answer.
 */
import { join } from 'node:path';

export type Layout = {
  /** Express's routes and, by name, what stands between them, in their order. */
  layers: { name: string; path?: string; methods?: string[] }[];
  /** Requests answered from memory, before Express. */
  answers: string[];
};

type Layer = { name: string; route?: { path: string; methods: Record<string, boolean> } };

const built = join(import.meta.dirname, '../../../dist/server');
// Built files have no types of their own; they are made from these.
const { loadConfig } = (await import(
  join(built, 'platform/config.js')
)) as typeof import('../../../server/platform/config.js');
const { createApp } = (await import(join(built, 'app.js'))) as typeof import('../../../server/app.js');
const { listen } = (await import(join(built, 'http-server.js'))) as typeof import('../../../server/http-server.js');
const { applyChanges } = (await import(
  join(built, 'upkeep/changes/changes.js')
)) as typeof import('../../../server/upkeep/changes/changes.js');
const { openDatabase } = (await import(
  join(built, 'platform/database/database.js')
)) as typeof import('../../../server/platform/database/database.js');
const { SiteService } = (await import(
  join(built, 'site/site.service.js')
)) as typeof import('../../../server/site/site.service.js');

const config = loadConfig();
const site = new SiteService(config);
await site.load();
const silence = Number(process.argv[2]) || undefined;
const server = await listen(config, site, { silence });
const database = await openDatabase(config, () => undefined);
await applyChanges(database.uri, () => undefined);
const app = await createApp(config, database, site);
server.handOverTo(app);
const { router } = app.getHttpAdapter().getInstance() as { router: { stack: Layer[] } };
const answers = Reflect.get(site, 'answers') as Map<string, unknown>; // private to others
const layout: Layout = {
  layers: router.stack.map(({ name, route }) => ({
    name,
    ...(route && { path: route.path, methods: Object.keys(route.methods) }),
  })),
  answers: [...answers.keys()],
};
process.stdout.write(`${JSON.stringify(layout)}\n${JSON.stringify({ site: `http://localhost:${server.port}` })}\n`);
