/** A program: the built server, which also tells what it is made of, as a line of JSON. */
import { join } from 'node:path';

export type Layout = {
  /** Express's routes and, by name, what stands between them, in their order. */
  layers: { name: string; path?: string; methods?: string[] }[];
  /** What is answered from memory, before Express. */
  answers: string[];
};

type Layer = { name: string; route?: { path: string; methods: Record<string, boolean> } };

const built = join(import.meta.dirname, '../../dist/server');
// Built files have no types of their own; they are made from these.
const { loadConfig } = (await import(join(built, 'config.js'))) as typeof import('../../server/config.js');
const { createApp } = (await import(join(built, 'app.js'))) as typeof import('../../server/app.js');
const { listen } = (await import(join(built, 'http-server.js'))) as typeof import('../../server/http-server.js');
const services = (await import(
  join(built, 'site/site.service.js')
)) as typeof import('../../server/site/site.service.js');

const config = loadConfig();
const app = await createApp(config, config.mongodbUri ?? '');
const { port } = await listen(app, config);
const { router } = app.getHttpAdapter().getInstance() as { router: { stack: Layer[] } };
const answers = Reflect.get(app.get(services.SiteService), 'answers') as Map<string, unknown>; // private to others
const layout: Layout = {
  layers: router.stack.map(({ name, route }) => ({
    name,
    ...(route && { path: route.path, methods: Object.keys(route.methods) }),
  })),
  answers: [...answers.keys()],
};
process.stdout.write(`${JSON.stringify(layout)}\n  Site     http://localhost:${port}\n`);
