import { execFile } from 'node:child_process';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { loadConfig, settings } from '../../server/platform/config.js';
import { DATABASE_LIMIT } from '../../server/site/readiness.service.js';
import {
  balancer,
  compose,
  container,
  dockerfile,
  ENDING,
  environments,
  filledIn,
  services,
  sites,
  variables,
} from '../support/site/deployment.js';
import { ask, eventually } from '../support/site/http.js';
import { startTestSite, testFolder } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';

describe.each([...environments])('the environment of %s', (_, environment) => {
  it('names settings that there are, with values they take', () => {
    expect(Object.keys(environment).filter((name) => !variables.includes(name))).toEqual([]);
    const values = Object.entries(environment).map(([name, value]) => [name, filledIn(value)]);
    const config = loadConfig({ NODE_ENV: 'production', ...Object.fromEntries(values) });
    expect(config.mongodbUri).toContain('replicaSet=');
  });
});

describe('compose.yaml', () => {
  const profile = (wanted: string | undefined) => services.filter(([, { profiles }]) => profiles?.[0] === wanted);

  it('starts one site and one MongoDB when nothing else is asked for', () => {
    expect(profile(undefined).map(([name]) => name)).toEqual(['mongodb', 'site']);
    expect(environments.get('compose site')).not.toHaveProperty('STORAGE');
  });

  it('has three sites behind the load balancer and three MongoDBs as one replica set in the profile scaled', () => {
    expect(
      profile('scaled')
        .map(([name]) => name)
        .toSorted(),
    ).toEqual(['load-balancer', 'mongodb-1', 'mongodb-2', 'mongodb-3', 'site-1', 'site-2', 'site-3']);
    for (const name of ['site-1', 'site-2', 'site-3']) {
      const { STORAGE, MONGODB_URI = '', TRUST_PROXY = '' } = environments.get(`compose ${name}`) ?? {};
      expect({ STORAGE, TRUST_PROXY: filledIn(TRUST_PROXY) }).toEqual({ STORAGE: 'gridfs', TRUST_PROXY: '1' });
      expect(MONGODB_URI).toMatch(/@mongodb-1:27017,mongodb-2:27017,mongodb-3:27017\/site\?replicaSet=rs0&authSource=/);
    }
    const members = [...(compose?.services['mongodb-1']?.healthcheck?.test ?? '').matchAll(/host: '([\w:-]+)'/g)];
    expect(members.map(([, host]) => host)).toEqual(['mongodb-1:27017', 'mongodb-2:27017', 'mongodb-3:27017']);
  });

  it('leaves a site behind the load balancer the time to end', () => {
    for (const [, { environment, stop_grace_period = '' }] of sites.filter(([name]) => name !== 'site'))
      expect(Number.parseInt(stop_grace_period, 10)).toBeGreaterThan(Number(environment?.DRAIN_SECONDS) + ENDING);
  });

  it('takes from outside only settings and what docs/operate.md tells, and names volumes and services that there are', async () => {
    const text = await readFile('compose.yaml', 'utf8');
    const taken = [...text.matchAll(/\$\{(\w+)/g)].map(([, name]) => name);
    const told = await readFile('docs/operate.md', 'utf8');
    expect(taken.filter((name) => !variables.includes(name ?? '') && !told.includes(`${name}=`))).toEqual([]);
    for (const [, { depends_on = [], volumes = [] }] of services) {
      const needed = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on);
      expect(needed.filter((name) => !compose?.services[name])).toEqual([]);
      const named = volumes.map((volume) => volume.split(':')[0] ?? '').filter((name) => !name.startsWith('.'));
      expect(named.filter((name) => !(name in (compose?.volumes ?? {})))).toEqual([]);
    }
  });
});

describe('every service of compose', () => {
  it.each(services)('%s keeps few logs, takes limited memory and is of a version', (_, service) => {
    const { image = '', build, logging, mem_limit = '' } = service;
    expect(logging?.options).toEqual({ 'max-size': expect.any(String), 'max-file': expect.any(String) });
    expect(mem_limit).toMatch(/^\d+[mg]$/);
    if (!build) expect(image).toMatch(/:\d+\.\d+\.\d+$/);
  });

  it.each(sites)(
    '%s can be given every setting by a file, but not where it listens and what it keeps where',
    (_, site) => {
      expect(site.env_file).toEqual([{ path: '.env', required: false }]);
      expect(site.environment).toMatchObject({
        HOST: settings.host.fallback,
        PORT: settings.port.fallback,
        DATA_DIR: '/data',
        UPLOADS_DIR: '/data/uploads',
        MONGODB_URI: expect.stringMatching(/^mongodb:\/\/root:\$\{MONGODB_PASSWORD\}@/),
      });
    },
  );

  it('lets nobody into a MongoDB without the password, and makes users only where the replica set begins', () => {
    const databases = services.filter(([, { image = '' }]) => image.startsWith('mongo:'));
    expect(databases.map(([name]) => name)).toEqual(['mongodb', 'mongodb-1', 'mongodb-2', 'mongodb-3']);
    for (const [name, { command = [], environment = {}, healthcheck }] of databases) {
      expect(command.slice(-2)).toEqual(['--keyFile', '/data/configdb/key']);
      expect('MONGO_INITDB_ROOT_PASSWORD' in environment).toBe(healthcheck !== undefined);
      expect(healthcheck !== undefined).toBe(['mongodb', 'mongodb-1'].includes(name));
    }
  });

  it('writes the key of the replica set before it starts MongoDB, the same for one password, for its owner only', async () => {
    const folder = await testFolder('mongodb-key');
    await writeFile(join(folder, 'docker-entrypoint.sh'), '#!/bin/sh\necho "started $*"\n', { mode: 0o755 });
    const { entrypoint: [program = '', ...options] = [], command = [] } = compose?.services['mongodb-2'] ?? {};
    const given = options.map((option) => option.replaceAll('$$', '$').replaceAll('/data/configdb', folder));
    const start = async (MONGODB_PASSWORD: string) => {
      const env = { PATH: `${folder}:${process.env.PATH}`, MONGODB_PASSWORD };
      const { stdout } = await promisify(execFile)(program, [...given, ...command], { env });
      expect(stdout).toBe(`started ${command.join(' ')}\n`);
      expect((await stat(join(folder, 'key'))).mode % 0o1000).toBe(0o400);
      return readFile(join(folder, 'key'), 'utf8');
    };
    const key = await start('one');
    expect(key).toMatch(/^[0-9a-f]{64}\n$/);
    expect(await start('one')).toBe(key);
    expect(await start('another')).not.toBe(key);
  });
});

describe('the load balancer', () => {
  it('knows every site of compose under its port, and is published itself', () => {
    const scaled = sites.map(([name]) => name).filter((name) => name !== 'site');
    const servers = [...balancer.matchAll(/^ +server ([\w-]+) ([\w-]+):(\d+)$/gm)];
    expect(servers.map(([, name, host, port]) => [name, host, port])).toEqual(
      [...scaled, ...scaled].map((name) => [name, name, settings.port.fallback]),
    );
    const [, port] = /bind :(\d+)/.exec(balancer) ?? [];
    expect(compose?.services['load-balancer']?.ports).toEqual([`\${PORT:-8080}:${port}`]);
  });

  it('sees in time that a site is about to end or has no database', () => {
    const [, every, times] = /check inter (\d)s fall (\d)/.exec(balancer) ?? [];
    const [, limit] = /timeout check (\d)s/.exec(balancer) ?? [];
    for (const [, { DRAIN_SECONDS }] of [...environments].filter(([, each]) => each.DRAIN_SECONDS))
      expect(Number(DRAIN_SECONDS)).toBeGreaterThan(Number(every) * Number(times) + Number(limit));
    expect(Number(limit) * 1000).toBeGreaterThan(DATABASE_LIMIT);
  });

  it('bears a stream on which nothing comes between two signs of life', () => {
    const seconds = [...balancer.matchAll(/timeout (client|server) (\d+)s/g)].map(([, , value]) => Number(value));
    expect(seconds).toHaveLength(2);
    for (const value of seconds) expect(value).toBeGreaterThan(2 * 20);
  });
});

describe('what asks for the health', () => {
  let site: TestSite;

  beforeAll(async () => {
    site = await startTestSite('deploy', { API_REQUESTS_PER_MINUTE: '1' });
  });

  afterAll(async () => {
    await site?.stop();
  });

  const probes = (['startupProbe', 'livenessProbe', 'readinessProbe'] as const).map(
    (probe) => [probe, container?.[probe].httpGet.path ?? ''] as const,
  );
  const checks = [...balancer.matchAll(/http-check send meth GET uri (\S+)/g)].map(
    ([, path]) => ['the load balancer', path ?? ''] as const,
  );
  const [, image = ''] = /8080}(\/\S+)`\)/.exec(dockerfile) ?? [];

  it.each([...probes, ...checks, ['the image', image] as const])(
    '%s asks %s, which answers as often as it is asked',
    async (_, path) => {
      for (let times = 0; times < 3; times += 1) expect((await fetch(site.url + path)).status).toBe(200);
    },
  );

  it('is told that all is well, which is never kept and never logged', async () => {
    for (const path of ['/api/health', '/api/health/live', '/api/health/ready', '/api/health/ready']) {
      const { status, headers, body } = await ask<object>(site.url + path);
      expect({ path, status, body }).toEqual({ path, status: 200, body: expect.objectContaining({ status: 'ok' }) });
      expect(headers.get('cache-control')).toBe('no-store');
    }
    await ask(`${site.url}/api/health/nothing`);
    const logged = async () => [...site.output().matchAll(/"path":"(\/api\/health[^"]*)"/g)].map(([, path]) => path);
    // A later line of the log shows that they were not logged.
    expect(await eventually(logged, ({ length }) => length > 0)).toEqual(['/api/health/nothing']);
  });
});
