import { whole } from './jest.config.js';

/** The journeys that matter, in engines other than Chromium: written once, run in each. */
const engine = (name) => ({
  ...whole,
  displayName: name,
  globals: { ENGINE: name },
  testMatch: ['<rootDir>/test/engines/**/*.e2e.ts'],
});

/** @type {import('jest').Config} */
export default { maxWorkers: 2, testTimeout: 120_000, projects: [engine('firefox'), engine('webkit')] };
