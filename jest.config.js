/**
 * Small tests beside the code, whole-server ones in test/api, whole-site ones in a real browser in test/browser.
 * `gridfs` tries the store of uploads, a board and requests once more, with uploads in the database. Tests that kill,
 * stop, fill, starve or time are in test/faults and run alone: see jest.faults.config.js.
 */
const common = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '^.+\\.tsx?$': '@swc/jest' },
  testRunner: '<rootDir>/test/support/jest/counted-runner.js',
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.cache/'],
};

const relativeJs = { '^(\\.{1,2}/.*)\\.js$': '$1' };
const aliases = { '^@(server|shared)/(.*)$': '<rootDir>/$1/$2' };

/** These need the built site, a database and, for some, a browser. */
export const whole = {
  ...common,
  moduleNameMapper: { ...aliases, ...relativeJs },
  testEnvironment: '<rootDir>/test/support/jest/environment.ts',
  globalSetup: '<rootDir>/test/support/jest/globalSetup.ts',
  globalTeardown: '<rootDir>/test/support/jest/globalTeardown.ts',
};

export const reporters = [
  'default',
  '<rootDir>/test/support/jest/retried-tests.ts',
  '<rootDir>/test/support/jest/costs.ts',
];

/** Node keeps every module of a file that has run in its own context: a worker that has grown is replaced. */
export const workers = { workerIdleMemoryLimit: '700MB', testTimeout: 120_000 };

/** @type {import('jest').Config} */
export default {
  ...workers,
  maxWorkers: 2,
  reporters,
  projects: [
    {
      ...common,
      displayName: 'server',
      testMatch: ['server/**', 'shared/**', 'tools/**', 'test/support/**'].map(
        (folder) => `<rootDir>/${folder}/*.spec.ts`,
      ),
      moduleNameMapper: relativeJs,
    },
    {
      ...common,
      displayName: 'web',
      setupFiles: ['<rootDir>/test/support/jest/jsdom.ts'],
      testMatch: ['<rootDir>/web/**/*.spec.ts', '<rootDir>/web/**/*.spec.tsx'],
      moduleNameMapper: {
        '\\.(?:webp|svg)(\\?.*)?$': '<rootDir>/test/support/jest/picture.ts',
        '\\.css$': '<rootDir>/test/support/jest/empty.ts',
        ...aliases,
        '^@/(.*)$': '<rootDir>/web/$1',
        ...relativeJs,
      },
    },
    { ...whole, displayName: 'api', testMatch: ['<rootDir>/test/api/**/*.e2e.ts'] },
    {
      ...whole,
      displayName: 'gridfs',
      setupFiles: ['<rootDir>/test/support/jest/gridfs.ts'],
      testMatch: ['upload-store', 'boards-files', 'request-files'].map((name) => `<rootDir>/test/api/${name}.e2e.ts`),
    },
    {
      ...whole,
      displayName: 'browser',
      setupFilesAfterEnv: ['<rootDir>/test/support/jest/retry.ts'],
      testMatch: ['<rootDir>/test/browser/**/*.e2e.ts'],
    },
  ],
};
