import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { parseAllDocuments } from 'yaml';

import { loadConfig, settings } from '../../server/config.js';
import { DATABASE_LIMIT } from '../../server/site/readiness.service.js';
import { startTestSite } from '../support/site.js';
import type { TestSite } from '../support/site.js';

type Environment = Record<string, string>;
type Service = {
  image?: string;
  build?: string;
  profiles?: string[];
  depends_on?: string[] | Record<string, unknown>;
  environment?: Environment;
  ports?: string[];
  volumes?: string[];
  stop_grace_period?: string;
  healthcheck?: { test: string };
};
type Probe = { httpGet: { path: string; port: string }; timeoutSeconds: number };
type Container = {
  envFrom: Record<string, { name: string }>[];
  ports: { name: string; containerPort: number }[];
  volumeMounts: { name: string; mountPath: string }[];
  startupProbe: Probe;
  livenessProbe: Probe;
  readinessProbe: Probe;
  securityContext: object;
  resources: { requests: object };
};
type Manifest = {
  kind: string;
  metadata: { name: string };
  data?: Environment;
  stringData?: Environment;
  spec?: {
    replicas?: number;
    minAvailable?: number;
    selector?: unknown;
    ports?: { targetPort: string }[];
    template?: {
      metadata: { labels: object; annotations: Record<string, string> };
      spec: {
        containers: Container[];
        volumes: { name: string }[];
        securityContext: object;
        terminationGracePeriodSeconds: number;
      };
    };
  };
};

/** Reads a file as YAML; fails with what is wrong in it. */
async function readYaml<T>(path: string): Promise<T[]> {
  const documents = parseAllDocuments(await readFile(path, 'utf8'), { merge: true, uniqueKeys: true });
  return Array.from(documents, (document) => {
    if (document.errors[0]) throw document.errors[0];
    return document.toJS() as T; // what is in it is the test's business
  });
}

const [compose] = await readYaml<{ services: Record<string, Service>; volumes: object }>('compose.yaml');
const services = Object.entries(compose?.services ?? {});
const sites = services.filter(([, { build }]) => build);
const manifests = (
  await Promise.all(
    (await readdir('deploy/kubernetes')).map((name) => readYaml<Manifest>(join('deploy/kubernetes', name))),
  )
).flat();
const kind = (wanted: string) => {
  const found = manifests.find((manifest) => manifest.kind === wanted);
  if (!found) throw new Error(`There is no ${wanted}.`);
  return found;
};
const pod = kind('Deployment').spec?.template;
const container = pod?.spec.containers[0];
const balancer = await readFile('deploy/haproxy.cfg', 'utf8');
const dockerfile = await readFile('Dockerfile', 'utf8');

const variables = Object.values(settings).map(({ name }) => name);
/** What compose puts in place of `${NAME:-default}` and `${NAME:?message}`. */
const filledIn = (text: string) =>
  text.replaceAll(/\$\{\w+(?::-([^}]*)|:\?[^}]*)\}/g, (_, fallback) => fallback ?? 'chosen');

/** How long a server takes at most to end, once no request is to come any more: s. */
const ENDING = 9;

/** Every environment in which a deployment starts the site. */
const environments = new Map<string, Environment>([
  ...sites.map(([name, { environment = {} }]): [string, Environment] => [`compose ${name}`, environment]),
  ['Kubernetes', { ...kind('ConfigMap').data, ...kind('Secret').stringData }],
]);

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
      expect(MONGODB_URI).toMatch(/\/\/mongodb-1:27017,mongodb-2:27017,mongodb-3:27017\/site\?replicaSet=rs0$/);
    }
    const members = [...(compose?.services['mongodb-1']?.healthcheck?.test ?? '').matchAll(/host: '([\w:-]+)'/g)];
    expect(members.map(([, host]) => host)).toEqual(['mongodb-1:27017', 'mongodb-2:27017', 'mongodb-3:27017']);
  });

  it('leaves a site behind the load balancer the time to end', () => {
    for (const [, { environment, stop_grace_period = '' }] of sites.filter(([name]) => name !== 'site'))
      expect(Number.parseInt(stop_grace_period, 10)).toBeGreaterThan(Number(environment?.DRAIN_SECONDS) + ENDING);
  });

  it('takes from outside only settings and what the README tells, and names volumes and services that there are', async () => {
    const text = await readFile('compose.yaml', 'utf8');
    const taken = [...text.matchAll(/\$\{(\w+)/g)].map(([, name]) => name);
    expect(taken.filter((name) => !variables.includes(name ?? ''))).toEqual([]);
    for (const [, { depends_on = [], volumes = [] }] of services) {
      const needed = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on);
      expect(needed.filter((name) => !compose?.services[name])).toEqual([]);
      const named = volumes.map((volume) => volume.split(':')[0] ?? '').filter((name) => !name.startsWith('.'));
      expect(named.filter((name) => !(name in (compose?.volumes ?? {})))).toEqual([]);
    }
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

describe('the pod', () => {
  it('is reached by the Service and kept by the PodDisruptionBudget', () => {
    const { labels } = pod?.metadata ?? {};
    expect(kind('Deployment').spec?.selector).toEqual({ matchLabels: labels });
    expect(kind('Service').spec?.selector).toEqual(labels);
    expect(kind('PodDisruptionBudget').spec?.selector).toEqual({ matchLabels: labels });
    expect(kind('PodDisruptionBudget').spec?.minAvailable).toBeLessThan(kind('Deployment').spec?.replicas ?? 0);
    expect(kind('Service').spec?.ports?.map(({ targetPort }) => targetPort)).toEqual([container?.ports[0]?.name]);
    expect(container?.ports).toEqual([{ name: 'http', containerPort: Number(settings.port.fallback) }]);
    expect(dockerfile).toContain(`EXPOSE ${settings.port.fallback}\n`);
  });

  it('tells Prometheus where it is measured', () => {
    expect(pod?.metadata.annotations).toEqual({
      'prometheus.io/scrape': 'true',
      'prometheus.io/port': settings.port.fallback,
      'prometheus.io/path': '/metrics',
    });
  });

  it('takes its settings from what there is', () => {
    const sources = container?.envFrom.flatMap((source) => Object.entries(source)) ?? [];
    expect(sources).toEqual([
      ['configMapRef', { name: kind('ConfigMap').metadata.name }],
      ['secretRef', { name: kind('Secret').metadata.name }],
    ]);
  });

  it('has the time to end, and its probes the time to hear of a database that does not answer', () => {
    const drain = Number(environments.get('Kubernetes')?.DRAIN_SECONDS);
    expect(pod?.spec.terminationGracePeriodSeconds).toBeGreaterThan(drain + ENDING);
    expect(container?.livenessProbe.httpGet.path).toBe('/api/health/live');
    expect(container?.readinessProbe.httpGet.path).toBe('/api/health/ready');
    expect((container?.readinessProbe.timeoutSeconds ?? 0) * 1000).toBeGreaterThan(DATABASE_LIMIT);
  });

  it('is nobody in particular, and writes only where it is given room', () => {
    expect(pod?.spec.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 });
    expect(container?.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(container?.volumeMounts.map(({ name }) => name)).toEqual(pod?.spec.volumes.map(({ name }) => name));
    const [, folder] = /DATA_DIR=(\S+)/.exec(dockerfile) ?? [];
    expect(container?.volumeMounts.map(({ mountPath }) => mountPath)).toEqual(['/tmp', folder]);
    expect(container?.resources.requests).toEqual({ cpu: expect.any(String), memory: expect.any(String) });
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
});
