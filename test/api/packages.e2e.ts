import { readFile } from 'node:fs/promises';

import { satisfies } from 'semver';

type Lock = { version: string; packages: Record<string, { version?: string; engines?: { node?: string } }> };
type Description = { version: string; engines: { node: string } };

const read = (path: string) => readFile(path, 'utf8');
const { version, engines } = JSON.parse(await read('package.json')) as Description; // they are ours
const lock = JSON.parse(await read('package-lock.json')) as Lock;
const nvmrc = (await read('.nvmrc')).trim();
/** The oldest Node that is promised, as a whole version. */
const oldest = engines.node.replace('>=', '').split('.').concat('0', '0').slice(0, 3).join('.');

describe('the versions', () => {
  it.each([oldest, `${nvmrc}.0.0`])('every package runs on Node %s', (node) => {
    const others = Object.entries(lock.packages).filter(
      ([, each]) => each.engines?.node && !satisfies(node, each.engines.node),
    );
    expect(others.map(([path, each]) => `${path} ${each.version} wants ${each.engines?.node}`)).toEqual([]);
  });

  it('README and image name the Node that package.json and .nvmrc name', async () => {
    expect(await read('README.md')).toContain(`Node ${engines.node.replace('>=', '')} or newer`);
    const images = [...(await read('Dockerfile')).matchAll(/^FROM node:(\d+)/gm)].map(([, major]) => major);
    expect(images).toEqual([nvmrc, nvmrc]);
  });

  it('the lock and the changelog have the version of package.json', async () => {
    expect([lock.version, lock.packages['']?.version]).toEqual([version, version]);
    const [, newest] = /^## \[(\d+\.\d+\.\d+)\]/m.exec(await read('CHANGELOG.md')) ?? [];
    expect(newest).toBe(version);
  });
});
