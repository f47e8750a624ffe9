import { isForRelease } from './test/support/combinations.ts';

/**
 * Small tests beside the code, whole-server ones in test/api, whole-site ones in a real browser in test/browser. What is
 * about uploads runs twice: `gridfs` keeps them in the database.
 */
const shared = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '^.+\\.tsx?$': '@swc/jest' },
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
};

const relativeJs = { '^(\\.{1,2}/.*)\\.js$': '$1' };
const server = { '^@server/(.*)$': '<rootDir>/server/$1' };

/** These take minutes for what seldom changes. A push leaves them out; `npm run test:all`, before a release, does not. */
const leftOut = (folder, names) => (isForRelease() ? [] : names.map((name) => `<rootDir>/test/${folder}/${name}`));

/** These need the built site, a database and, for some, a browser. */
export const whole = {
  ...shared,
  moduleNameMapper: { ...server, ...relativeJs },
  globalSetup: '<rootDir>/test/support/globalSetup.ts',
  globalTeardown: '<rootDir>/test/support/globalTeardown.ts',
};

/** @type {import('jest').Config} */
export default {
  maxWorkers: 2,
  testTimeout: 120_000,
  testSequencer: '<rootDir>/test/support/sequencer.js',
  reporters: ['default', '<rootDir>/test/support/retried-tests.ts'],
  projects: [
    {
      ...shared,
      displayName: 'server',
      testMatch: ['<rootDir>/server/**/*.spec.ts', '<rootDir>/test/support/*.spec.ts'],
      moduleNameMapper: relativeJs,
    },
    {
      ...shared,
      displayName: 'web',
      setupFiles: ['<rootDir>/test/support/jsdom.ts'],
      testMatch: ['<rootDir>/web/**/*.spec.ts', '<rootDir>/web/**/*.spec.tsx'],
      moduleNameMapper: {
        '\\.(?:webp|svg)(\\?.*)?$': '<rootDir>/test/support/picture.ts',
        '\\.css$': '<rootDir>/test/support/empty.ts',
        ...server,
        '^@/(.*)$': '<rootDir>/web/$1',
        ...relativeJs,
      },
    },
    {
      ...whole,
      displayName: 'api',
      testMatch: ['<rootDir>/test/api/**/*.e2e.ts'],
      testPathIgnorePatterns: leftOut('api', [
        'backup-failing',
        'embedded-database',
        'files-disk',
        'import',
        'keys',
        'replica-set',
        'request-files-failing',
        'request-files-limits',
        'samples',
        'silent-readers',
        'storage-move',
      ]),
    },
    {
      ...whole,
      displayName: 'gridfs',
      setupFiles: ['<rootDir>/test/support/gridfs.ts'],
      testMatch: [
        'boards-files',
        'boards-trash',
        'boards-write',
        'certificate-files',
        'certificates',
        'certificates-trash',
        'files',
        'files-failing',
        'request-files',
        'request-files-failing',
        'upload-store',
      ].map((name) => `<rootDir>/test/api/${name}.e2e.ts`),
      testPathIgnorePatterns: leftOut('api', [
        'boards-trash',
        'boards-write',
        'certificates',
        'files-failing',
        'request-files-failing',
      ]),
    },
    {
      ...whole,
      displayName: 'browser',
      setupFilesAfterEnv: ['<rootDir>/test/support/retry.ts'],
      testMatch: ['<rootDir>/test/browser/**/*.e2e.ts'],
      testPathIgnorePatterns: leftOut('browser', [
        'jumps',
        'moves',
        'places',
        'quick-menu',
        'samples',
        'typing',
        'vitals',
      ]),
    },
  ],
};
