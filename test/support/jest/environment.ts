import { TestEnvironment } from 'jest-environment-node';

import type { Witnesses } from '../site/witnesses.ts';

/** Fields of a test that Jest passes on, as far as needed here. */
type Entry = { name: string; parent?: Entry };
type Event = { name: string; test?: Entry };

/** Tells of a test that fails, at once: its servers still run, and its pages are still open. */
export default class TellingEnvironment extends TestEnvironment {
  async handleTestEvent({ name, test }: Event): Promise<void> {
    if (name !== 'test_fn_failure' && name !== 'hook_failure') return;
    const { witnesses = new Set() } = this.global as Witnesses;
    const failed = nameOf(test);
    const told = await Promise.all([...witnesses].map((witness) => witness(failed).catch((error) => [String(error)])));
    process.stderr.write(`\n${[`Failed: ${failed}`, ...told.flat()].join('\n')}\n`);
  }
}

/** With the blocks around it; the hook of a block has no test. */
function nameOf(test: Entry | undefined): string {
  const names: string[] = [];
  for (let each = test; each?.parent; each = each.parent) names.unshift(each.name);
  return names.join(' › ') || 'hook';
}
