import { rm } from 'node:fs/promises';

import type { TestRun } from './globalSetup.ts';

export default async function globalTeardown(): Promise<void> {
  const run = globalThis as TestRun;
  const { testMongodb, testDesk, testFolders = [] } = run;
  run.testMongodb = undefined;
  await testDesk?.close();
  await testMongodb?.stop();
  await Promise.all(testFolders.map((folder) => rm(folder, { recursive: true, force: true })));
}
