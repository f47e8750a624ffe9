import { readFile } from 'node:fs/promises';

import circus from 'jest-circus/runner';

/** Ticks of the system's clock in a second. */
const TICKS = 100;

/** Processor seconds of this process and of the programs it has started and seen end. Only Linux tells of those. */
async function spent() {
  const { user, system } = process.cpuUsage();
  const stat = await readFile('/proc/self/stat', 'utf8').catch(() => '');
  // The name in brackets may hold anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [ended = 0, endedSystem = 0] = fields.slice(13, 15).map(Number);
  return (user + system) / 1e6 + (ended + endedSystem) / TICKS;
}

/** Runs a test file as Jest does, and adds the processor seconds that it took with its servers and browsers. */
export default async function countedRunner(...given) {
  const before = await spent();
  const result = await circus(...given);
  return { ...result, processorSeconds: (await spent()) - before };
}
