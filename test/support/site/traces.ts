import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { codeOf } from '../../../server/platform/common/thrown.js';

import type { TestSite } from './site.js';

/** Everything in the database and in the outbox, as one text, letters decoded. */
export async function everythingIn({ database, dataFolder }: Pick<TestSite, 'database' | 'dataFolder'>) {
  const collections = (await database.db?.collections()) ?? [];
  const documents = await Promise.all(collections.map((each) => each.find().toArray()));
  return `${JSON.stringify(documents)}\n${(await lettersIn(dataFolder)).join('\n')}`;
}

/** The letters in the outbox, head and decoded words. */
export async function lettersIn(dataFolder: string): Promise<string[]> {
  const folder = join(dataFolder, 'outbox');
  const names = await readdir(folder).catch(() => []);
  const letters = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8').catch(unlessGone)));
  return letters.filter((letter) => letter !== undefined).map((letter) => `${letter}\n${decoded(letter)}`);
}

/** A file still being written gets its name when it is whole. */
function unlessGone(error: unknown): undefined {
  if (codeOf(error) !== 'ENOENT') throw error;
}

/** Text in the letter's sections, whichever way they are encoded. */
function decoded(letter: string): string {
  const plain = letter.replaceAll(/=\r?\n/g, '').replaceAll(/(?:=[\dA-F]{2})+/g, (bytes) => bytesOf(bytes));
  const blocks = letter.match(/(?:^[\w+/]{4,}={0,2}\r?\n)+/gm) ?? [];
  return [plain, ...blocks.map((block) => Buffer.from(block, 'base64').toString('utf8'))].join('\n');
}

const bytesOf = (quoted: string) => Buffer.from(quoted.replaceAll('=', ''), 'hex').toString('utf8');
