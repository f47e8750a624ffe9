import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { access, chmod, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { delimiter, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';

import type { Config } from '../config.js';
import { StartProblem } from '../common/start-problem.js';
import { messageOf } from '../common/thrown.js';

const run = promisify(execFile);

/**
 * For networks without MongoDB's download site: a mongod from an npm package, MongoDB 8.2.6 for Linux on x64, pinned by
 * version and checksum.
 */
const packaged = {
  name: '@second-inc/cli-local-linux-x64',
  version: '0.1.39',
  path: 'package/dist/runtime/linux-x64/bin/mongod',
  sha256: '6a935df1e70c4d4c3871e1bffbead418968f69b16ee2a7a216b49f209e962039',
};

type Say = (line: string) => void;

const MAKERS = 'fastdl.mongodb.org';
/** For a connection to them: ms. Without one, the system may look for their address eight times as long. */
const PATIENCE = 1_000;

function areMakersThere(): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: MAKERS, port: 443, signal: AbortSignal.timeout(PATIENCE) });
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}

async function isProgram(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}

async function onPath(searchPath: string): Promise<string | undefined> {
  const name = process.platform === 'win32' ? 'mongod.exe' : 'mongod';
  for (const folder of searchPath.split(delimiter).filter(Boolean)) {
    if (await isProgram(join(folder, name))) return join(folder, name);
  }
  return undefined;
}

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

const packagedPath = (cache: string) => join(cache, `mongod-npm-${packaged.version}`);

async function downloadOfficial(cache: string): Promise<string> {
  // Imported late, because it inspects the machine on import.
  const { MongoBinary } = await import('mongodb-memory-server-core/lib/util/MongoBinary.js').catch(() => {
    throw new Error('the downloader is a development package: run `npm run mongod` before `npm prune`');
  });
  return MongoBinary.getPath({ downloadDir: cache, checkMD5: true });
}

/** Moved to its place only when checked, so that an interrupted download leaves nothing that looks whole. */
async function fetchPackaged(cache: string, say: Say): Promise<string> {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('the npm package is for Linux on x64 only');
  const folder = await mkdtemp(join(cache, 'fetch-'));
  try {
    await run('npm', ['pack', `${packaged.name}@${packaged.version}`, '--pack-destination', folder, '--silent'], {
      cwd: folder,
    });
    say('Unpacking and checking it…');
    const archive = join(folder, `${packaged.name.slice(1).replace('/', '-')}-${packaged.version}.tgz`);
    await run('tar', ['-xzf', archive, '-C', folder, packaged.path]);
    const program = join(folder, packaged.path);
    const sum = await sha256Of(program);
    if (sum !== packaged.sha256) throw new Error(`its checksum is ${sum}, not the pinned ${packaged.sha256}`);
    await chmod(program, 0o755);
    await rename(program, packagedPath(cache));
    return packagedPath(cache);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Sources of mongod when the machine has none. */
export type MongodSources = {
  areMakersThere: () => Promise<boolean>;
  fromMakers: (cache: string) => Promise<string>;
  fromNpm: (cache: string, say: Say) => Promise<string>;
};

const sources: MongodSources = { areMakersThere, fromMakers: downloadOfficial, fromNpm: fetchPackaged };

/**
 * MONGOD_BINARY, else the search path, else the cache, else a download: from its makers, or first from npm where they
 * cannot be reached. Throws StartProblem.
 */
export async function findMongod(
  config: Pick<Config, 'mongodBinary' | 'mongodCache' | 'searchPath'>,
  say: Say,
  { areMakersThere: canReachMakers, fromMakers, fromNpm } = sources,
): Promise<string> {
  if (config.mongodBinary) {
    if (await isProgram(config.mongodBinary)) return config.mongodBinary;
    throw new StartProblem(`MONGOD_BINARY names ${config.mongodBinary}, which is not a program that can be run.`);
  }
  const installed = await onPath(config.searchPath);
  if (installed) return installed;
  const cache = config.mongodCache;
  if (await isProgram(packagedPath(cache))) return packagedPath(cache);
  try {
    await mkdir(cache, { recursive: true });
    await access(cache, constants.W_OK);
  } catch (error) {
    throw new StartProblem(
      `MongoDB is downloaded into ${cache}, where nothing can be written (${messageOf(error)}): set MONGOD_CACHE_DIR to a ` +
        'folder that can be written, or install MongoDB so that mongod is on the PATH.',
    );
  }
  const failures: string[] = [];
  const makers = { get: fromMakers, words: 'downloading MongoDB from its makers, once (about 80 MB)…' };
  const npm = { get: fromNpm, words: 'taking MongoDB from npm instead, once (about 105 MB)…' };
  const areThere = await canReachMakers();
  let reason = areThere ? 'No mongod on this machine' : "MongoDB's makers cannot be reached";
  for (const { get, words } of areThere ? [makers, npm] : [npm, makers]) {
    say(`${reason}: ${words}`);
    try {
      return await get(cache, say);
    } catch (error) {
      failures.push(messageOf(error));
      reason = `That did not work (${messageOf(error)})`;
    }
  }
  throw new StartProblem(
    [
      'No MongoDB to store anything in. Three ways out:',
      '  1. set MONGODB_URI to a MongoDB you have (a replica set or Atlas),',
      '  2. install MongoDB so that mongod is on the PATH, or set MONGOD_BINARY to the program,',
      '  3. connect this machine to the internet or an npm registry and start again: it is then downloaded.',
      ...failures.map((failure) => `  (tried: ${failure})`),
    ].join('\n'),
  );
}
