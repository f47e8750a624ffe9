import { mongodProblem } from './mongod-failure.js';

const line = (severity: string, message: string, attributes: object) =>
  `${JSON.stringify({ s: severity, c: 'X', ctx: 'initandlisten', msg: message, attr: attributes })}\n`;

const problem = (log: string, how: number | string = 1) =>
  mongodProblem({ how, log }, 'mongod', '/data/mongodb').message;

describe('a mongod that does not start', () => {
  it.each([
    ['on a processor without AVX', '', 'SIGILL', /processor with AVX.*MONGODB_URI/],
    [
      'in a folder that another one holds',
      line('E', 'DBException in initAndListen, terminating', { error: 'DBPathInUse: Unable to lock the lock file' }),
      100,
      /in use by another running server.*DATA_DIR/,
    ],
    [
      'among files of another user',
      line('F', 'Unable to read the storage engine metadata file', {
        error: { errmsg: 'Failed to read metadata from /data/mongodb/storage.bson' },
      }) + line('F', '\n\n***aborting after fassert() failure\n\n', {}),
      14,
      /must belong to the user who runs the server: chown -R \d+ \/data\/mongodb\nMongoDB says: Unable to read the storage/,
    ],
    [
      'on data of a newer version',
      line('F', 'UPGRADE PROBLEM: Found an invalid featureCompatibilityVersion document', { error: 'BadValue' }),
      62,
      /written by a newer MongoDB.*restore a backup/,
    ],
    [
      'without room',
      line('E', 'WiredTiger error message', { error: 'No space left on device' }),
      14,
      /disk .* is full/,
    ],
    ['over damaged files', line('F', 'WiredTiger error', { message: 'WT_PANIC: read checksum error' }), 14, /damaged/],
    [
      'without a library',
      'mongod: error while loading shared libraries: libcurl.so.4',
      127,
      /apt-get install libcurl4/,
    ],
  ])('%s is told in words', (_, log, how, words) => {
    expect(problem(log, how)).toMatch(words);
    expect(problem(log, how)).not.toContain('aborting after fassert');
  });

  it('for another reason is told in its own words, with the place of its log', () => {
    const log = line('I', 'all is well', {}) + line('E', 'first', { error: 'the cause' }) + line('F', 'last', {});
    expect(problem(log, 5)).toBe(
      'MongoDB (mongod) did not start on /data/mongodb: it ended with 5.\nMongoDB says: first: the cause\n' +
        'More stands in /data/mongodb.log.',
    );
  });
});
