import { readdir, readFile, stat } from 'node:fs/promises';

import { settings } from '../../server/platform/config.js';
import { DATABASE_LIMIT } from '../../server/site/readiness.service.js';
import {
  container,
  dockerfile,
  ENDING,
  environments,
  folders,
  kind,
  kustomizations,
  manifests,
  pod,
} from '../support/site/deployment.js';

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

const templates = manifests.flatMap(({ metadata, spec }) => {
  const template = spec?.template ?? spec?.jobTemplate?.spec.template;
  return template ? [[metadata.name, template] as const] : [];
});

describe('what runs in the cluster', () => {
  it('is named by its kustomization, all of it', async () => {
    const files = (await readdir(folders.site)).filter(
      (name) => name.endsWith('.yaml') && name !== 'kustomization.yaml',
    );
    expect(kustomizations.site?.resources.toSorted()).toEqual(files.toSorted());
    expect(kustomizations.restore?.resources).toEqual(['../kubernetes', 'job.yaml']);
    expect(templates.map(([name]) => name)).toEqual(['site', 'site-backup', 'site-restore']);
  });

  it.each(templates)(
    '%s has the image of this version and the settings, whose names change with them',
    async (_, { spec }) => {
      const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string }; // it is ours
      const [each] = spec.containers;
      for (const { images } of Object.values(kustomizations).flatMap((one) => one ?? []))
        expect(images).toMatchObject([{ name: each?.image, newTag: version }]);
      const { configMapGenerator = [], secretGenerator = [] } = kustomizations.site ?? {};
      expect(each?.envFrom).toEqual([
        { configMapRef: { name: configMapGenerator[0]?.name } },
        { secretRef: { name: secretGenerator[0]?.name } },
      ]);
      expect([configMapGenerator[0]?.envs, secretGenerator[0]?.envs]).toEqual([['settings.env'], ['secret.env']]);
    },
  );

  it.each(templates)(
    '%s is nobody in particular, and may only what the network policy says',
    (_, { metadata, spec }) => {
      expect(spec.securityContext).toEqual(pod?.spec.securityContext);
      expect(spec.containers[0]?.securityContext).toEqual(container?.securityContext);
      const [chosen] = kind('NetworkPolicy').spec?.podSelector?.matchExpressions ?? [];
      expect(chosen?.values).toContain(metadata.labels[chosen?.key ?? '']);
    },
  );

  it('is backed up by programs of the image onto a volume that there is, and restored with no site running', async () => {
    const jobs = templates.filter(([name]) => name !== 'site').map(([, { spec }]) => spec);
    for (const { containers, volumes } of jobs) {
      const [, program = ''] = /dist\/server\/(programs\/\w+)\.js/.exec(containers[0]?.command?.join(' ') ?? '') ?? [];
      expect((await stat(`server/${program}.ts`)).isFile()).toBe(true);
      expect(volumes[0]?.persistentVolumeClaim?.claimName).toBe(kind('PersistentVolumeClaim').metadata.name);
    }
    expect(kustomizations.restore?.replicas).toEqual([{ name: kind('Deployment').metadata.name, count: 0 }]);
  });

  it('is reached through the ingress, and let in by the network policy', () => {
    const [path] = kind('Ingress').spec?.rules?.[0]?.http.paths ?? [];
    expect(path?.backend.service).toEqual({ name: kind('Service').metadata.name, port: { name: 'http' } });
    expect(kind('NetworkPolicy').spec?.ingress?.[0]?.ports).toEqual([
      { protocol: 'TCP', port: container?.ports[0]?.name },
    ]);
  });
});
