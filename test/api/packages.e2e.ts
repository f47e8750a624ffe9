import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';

import { satisfies } from 'semver';

type Lock = { version: string; packages: Record<string, { version?: string; engines?: { node?: string } }> };
type Description = {
  version: string;
  engines: { node: string };
  devDependencies: { node: string };
  scripts: Record<string, string>;
};

const read = (path: string) => readFile(path, 'utf8');
const { version, engines, devDependencies, scripts } = JSON.parse(await read('package.json')) as Description; // they are ours
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

  it('README, the image and the Node of the commands are that of .nvmrc', async () => {
    expect(await read('README.md')).toContain(`run on Node ${nvmrc},`);
    expect(devDependencies.node).toMatch(new RegExp(`^${nvmrc}\\.`));
    expect(await read('docs/operate.md')).toContain(`Node ${engines.node.replace('>=', '')} or newer`);
    const images = [...(await read('Dockerfile')).matchAll(/^FROM node:(\d+)/gm)].map(([, major]) => major);
    expect(images).toEqual([nvmrc, nvmrc]);
  });

  it.each([
    ['20.19.0', 1, /^The site needs Node 22\.22 or newer, and this is Node 20\.19\.0: run `npm ci`/],
    ['22.21.3', 1, /Node 22\.21\.3/],
    [oldest, 0, /^$/],
    ['24.0.0', 0, /^$/],
  ])('a command on Node %s ends with %i', (node, code, words) => {
    const program = `Object.defineProperty(process.versions, 'node', { value: '${node}' }); require('./scripts/check-node.cjs')`;
    const { status, stderr } = spawnSync(process.execPath, ['-e', program], { encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: code, stderr: expect.stringMatching(words) });
  });

  it('the lock and the changelog have the version of package.json', async () => {
    expect([lock.version, lock.packages['']?.version]).toEqual([version, version]);
    const [, newest] = /^## \[(\d+\.\d+\.\d+)\]/m.exec(await read('CHANGELOG.md')) ?? [];
    expect(newest).toBe(version);
  });
});

describe('what CI runs', () => {
  it("is README's commands, as they stand there", async () => {
    const commands = [...(await read('README.md')).matchAll(/^ {4}(npm ci && npm \w+)$/gm)].map(
      ([, command]) => command,
    );
    expect(commands).toEqual(['npm ci && npm start', 'npm ci && npm test']);
    const [start, run] = await Promise.all([read('.ci/start'), read('.ci/run')]);
    expect(start).toContain(`(${commands[0]})`);
    expect(run).toContain(`'${commands[1]}'`);
  });

  it('tries the image anew when something has changed that it alone is made of', async () => {
    const inputs = (await read('.ci/inputs/image')).split('\n');
    const dockerfile = await read('Dockerfile');
    const copied = [...dockerfile.matchAll(/^COPY (?!--)(.+) \S+$/gm)].flatMap(([, names = '']) => names.split(' '));
    const commands = [...dockerfile.matchAll(/npm run (\w+)/g)].map(([, name = '']) => scripts[name] ?? '');
    const programs = [dockerfile, ...commands].flatMap((text) => text.match(/scripts\/[\w-]+\.ts/g) ?? []);
    // The build reads everything, and runs in every test.
    const code = await Promise.all(programs.filter((path) => path !== 'scripts/build.ts').map(read));
    const imported = code.flatMap((text) => [...text.matchAll(/'\.\.\/(server\/[^']+)'/g)].map(([, path]) => path));
    const wanted = ['Dockerfile', '.dockerignore', 'scripts', ...copied.filter((name) => name !== '.'), ...imported];
    expect(wanted.filter((path) => !inputs.includes(path ?? ''))).toEqual([]);
  });
});
