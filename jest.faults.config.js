import { reporters, whole, workers } from './jest.config.js';

/** Runs what kills, stops, fills, starves or times: one file after another, with nothing beside it. @type {import('jest').Config} */
export default {
  ...whole,
  ...workers,
  displayName: 'faults',
  maxWorkers: 1,
  reporters,
  testMatch: ['<rootDir>/test/faults/**/*.e2e.ts'],
};
