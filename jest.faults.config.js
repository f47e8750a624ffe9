import { reporters, whole } from './jest.config.js';

/** What kills, stops, fills, starves or times: one file after another, with nothing beside it. @type {import('jest').Config} */
export default {
  ...whole,
  displayName: 'faults',
  maxWorkers: 1,
  reporters,
  testTimeout: 120_000,
  testMatch: ['<rootDir>/test/faults/**/*.e2e.ts'],
};
