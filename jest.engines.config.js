import { whole, workers } from './jest.config.js';

/** The journeys that matter, in engines other than Chromium: written once, run in each. */
const engine = (name) => ({
  ...whole,
  displayName: name,
  globals: { ENGINE: name },
  testMatch: ['<rootDir>/test/engines/**/*.e2e.ts'],
});

/** @type {import('jest').Config} */
export default { ...workers, maxWorkers: 2, projects: [engine('firefox'), engine('webkit')] };
