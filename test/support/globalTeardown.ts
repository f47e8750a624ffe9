import { rm } from 'node:fs/promises';

import type { TestRun } from './globalSetup.ts';

export default async function globalTeardown(): Promise<void> {
  const run = globalThis as TestRun;
  const { testMongodb, testFolder } = run;
  run.testMongodb = undefined;
  await testMongodb?.stop();
  if (testFolder) await rm(testFolder, { recursive: true, force: true });
}
