import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

import { parseAllDocuments } from 'yaml';

import { settings } from '../../../server/platform/config.js';

type Environment = Record<string, string>;
type Service = {
  image?: string;
  build?: string;
  entrypoint?: string[];
  command?: string[];
  env_file?: { path: string; required: boolean }[];
  mem_limit?: string;
  logging?: { options: { 'max-size': string; 'max-file': string } };
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
  image: string;
  command?: string[];
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
  spec?: {
    replicas?: number;
    minAvailable?: number;
    selector?: unknown;
    ports?: { targetPort: string }[];
    template?: PodTemplate;
    jobTemplate?: { spec: { template: PodTemplate } };
    rules?: { http: { paths: { backend: { service: object } }[] } }[];
    podSelector?: { matchExpressions: { key: string; values: string[] }[] };
    ingress?: { ports: { port: string }[] }[];
  };
};
type PodTemplate = {
  metadata: { labels: Record<string, string>; annotations: Record<string, string> };
  spec: {
    containers: Container[];
    volumes: { name: string; persistentVolumeClaim?: { claimName: string } }[];
    securityContext: object;
    terminationGracePeriodSeconds: number;
  };
};
type Generator = { name: string; envs: string[] };
type Kustomization = {
  resources: string[];
  configMapGenerator?: Generator[];
  secretGenerator?: Generator[];
  replicas?: { name: string; count: number }[];
  images: { name: string; newTag: string }[];
};

/** Reads a file as YAML; fails with what is wrong in it. */
async function readYaml<T>(path: string): Promise<T[]> {
  const documents = parseAllDocuments(await readFile(path, 'utf8'), { merge: true, uniqueKeys: true });
  return Array.from(documents, (document) => {
    if (document.errors[0]) throw document.errors[0];
    return document.toJS() as T; // what is in it is the test's business
  });
}

export const [compose] = await readYaml<{ services: Record<string, Service>; volumes: object }>('compose.yaml');
export const services = Object.entries(compose?.services ?? {});
export const sites = services.filter(([, { build }]) => build);
export const folders = { site: 'deploy/kubernetes', restore: 'deploy/kubernetes-restore' } as const;
export const kustomizations = {
  site: (await readYaml<Kustomization>(join(folders.site, 'kustomization.yaml')))[0],
  restore: (await readYaml<Kustomization>(join(folders.restore, 'kustomization.yaml')))[0],
};
const manifestsIn = async (folder: string, names: readonly string[] = []) =>
  (await Promise.all(names.map((name) => readYaml<Manifest>(join(folder, name))))).flat();
export const manifests = [
  ...(await manifestsIn(folders.site, kustomizations.site?.resources)),
  ...(await manifestsIn(folders.restore, ['job.yaml'])),
];
export const settingsFile = parseEnv(await readFile(join(folders.site, 'settings.env'), 'utf8')) as Environment;
export const secretFile = parseEnv(await readFile(join(folders.site, 'secret.env.example'), 'utf8')) as Environment;
export const kind = (wanted: string) => {
  const found = manifests.find((manifest) => manifest.kind === wanted);
  if (!found) throw new Error(`There is no ${wanted}.`);
  return found;
};
export const pod = kind('Deployment').spec?.template;
export const container = pod?.spec.containers[0];
export const balancer = await readFile('deploy/haproxy.cfg', 'utf8');
export const dockerfile = await readFile('Dockerfile', 'utf8');

export const variables = Object.values(settings).map(({ name }) => name);
/** Fills in the values that compose puts in place of `${NAME:-default}` and `${NAME:?message}`. */
export const filledIn = (text: string) =>
  text.replaceAll(/\$\{\w+(?::-([^}]*)|:\?[^}]*)\}/g, (_, fallback) => fallback ?? 'chosen');

/** Longest end of a server, once no request is to come any more: s. */
export const ENDING = 9;

/** Every environment in which a deployment starts the site. */
export const environments = new Map<string, Environment>([
  ...sites.map(([name, { environment = {} }]): [string, Environment] => [`compose ${name}`, environment]),
  ['Kubernetes', { ...settingsFile, ...secretFile }],
]);
