import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { Inject, Injectable } from '@nestjs/common';

import { CONFIG } from '../common/config.module.js';
import type { Config } from '../config.js';

import { outboxFolder } from './outbox-transport.js';

const DAY = 24 * 3600 * 1000;

/** `isOfMany`: it names other people's requests, too. */
export type OutboxLetter = { name: string; content: string; isOfMany: boolean };

/** Letters in the outbox hold what somebody wrote, and are removed with it. */
@Injectable()
export class OutboxService {
  private readonly folder: string;

  constructor(@Inject(CONFIG) config: Config) {
    this.folder = outboxFolder(config);
  }

  async references(): Promise<string[]> {
    const found = (await this.names()).flatMap((name) => referenceIn(name) ?? []);
    return [...new Set(found)];
  }

  /** Letters about these requests, and those to or from this address in any case. */
  async find(references: readonly string[], email?: string): Promise<OutboxLetter[]> {
    const found: OutboxLetter[] = [];
    for (const name of await this.names()) {
      const isAbout = references.some((reference) => name.includes(`-${reference}-`));
      const mayName = references.length > 0 && referenceIn(name) === undefined;
      if (!isAbout && !mayName && email === undefined) continue;
      const content = await readFile(join(this.folder, name), 'utf8').catch(() => '');
      const isOwn = isAbout || (email !== undefined && isWith(content, email));
      const isNamed = mayName && namedIn(content).some((reference) => references.includes(reference));
      if (isOwn || isNamed) found.push({ name, content, isOfMany: !isOwn });
    }
    return found;
  }

  async remove(letters: readonly { name: string }[]): Promise<void> {
    for (const { name } of letters) await rm(join(this.folder, name), { force: true });
  }

  /** Removes letters without a reference after this many days. */
  async removeNameless(days: number): Promise<void> {
    for (const name of await this.names()) {
      if (referenceIn(name)) continue;
      const written = await stat(join(this.folder, name)).catch(() => undefined);
      if (written && written.mtimeMs < Date.now() - days * DAY) await this.remove([{ name }]);
    }
  }

  private names(): Promise<string[]> {
    return readdir(this.folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
  }
}

const referenceIn = (name: string) => /-(Q-\d{4}-\d+)-/.exec(name)?.[1];

/** The header of a letter about several requests: their references. */
export const REQUESTS_HEADER = 'X-Requests';

function headOf(letter: string): string[] {
  const [head = ''] = letter.split(/\r?\n\r?\n/, 1);
  return head.replaceAll(/\r?\n[\t ]+/g, ' ').split(/\r?\n/);
}

function namedIn(letter: string): string[] {
  const name = `${REQUESTS_HEADER.toLowerCase()}:`;
  const line = headOf(letter).find((each) => each.toLowerCase().startsWith(name)) ?? '';
  return line.slice(name.length).split(/[\s,]+/);
}

/** Looks at the recipient and the reply address. */
function isWith(letter: string, email: string): boolean {
  const addresses = headOf(letter)
    .filter((line) => /^(?:to|reply-to):/i.test(line))
    .flatMap((line) => line.split(/[\s<>,:]+/));
  return addresses.some((address) => address.toLowerCase() === email.toLowerCase());
}
