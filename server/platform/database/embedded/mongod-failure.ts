import { userInfo } from 'node:os';

import { StartProblem } from '../../common/start-problem.js';

type Failure = {
  /** Exit code or signal. */
  how: number | string | null;
  log: string;
};

export const isLocked = ({ log }: Failure) => log.includes('DBPathInUse');

/** For folders and files of another user. */
export const notOurs = (folder: string) =>
  `The data folder ${folder} and everything in it must belong to the user who runs the server: ` +
  `chown -R ${userInfo().uid} ${folder}`;

type Explanation = { isMeant: (failure: Failure) => boolean; words: (folder: string) => string };

const says =
  (pattern: RegExp) =>
  ({ log }: Failure) =>
    pattern.test(log);

/** Failures that an operator can mend; the first match counts. */
const explanations: readonly Explanation[] = [
  {
    isMeant: ({ how }) => how === 'SIGILL',
    words: () =>
      'MongoDB needs a processor with AVX, which this machine lacks. Set MONGODB_URI to a MongoDB elsewhere, or ' +
      'MONGOD_BINARY to a mongod that was built without AVX.',
  },
  {
    isMeant: isLocked,
    words: (folder) =>
      `The data folder ${folder} is in use by another running server, perhaps in another container. Stop that one ` +
      'first, or set DATA_DIR to another folder.',
  },
  {
    isMeant: says(/error while loading shared libraries/),
    words: () =>
      'A library that mongod needs is not installed (see the line below). On Debian: apt-get install libcurl4.',
  },
  {
    isMeant: says(/No space left on device/),
    words: (folder) => `The disk of ${folder} is full. Make room and start again; nothing was lost.`,
  },
  {
    isMeant: says(/Permission denied|Operation not permitted|Failed to read metadata/),
    words: notOurs,
  },
  {
    isMeant: says(
      /UPGRADE PROBLEM|Wrong mongod version|[Ii]nvalid feature ?[Cc]ompatibility ?[Vv]ersion|unsupported WiredTiger file version/,
    ),
    words: (folder) =>
      `The data in ${folder} was written by a newer MongoDB than this one. Start the version that wrote it, or ` +
      'restore a backup into a new folder.',
  },
  {
    isMeant: says(/WT_PANIC|WT_TRY_SALVAGE|read checksum error|WiredTiger metadata corruption/),
    words: (folder) =>
      `The database files in ${folder} are damaged. Keep a copy of the folder, then restore the last backup into a ` +
      'new one (DATA_DIR).',
  },
];

/** Explains why mongod ended, then quotes it. */
export function mongodProblem(failure: Failure, binary: string, folder: string): StartProblem {
  const known = explanations.find(({ isMeant }) => isMeant(failure));
  const own = complaintIn(failure.log);
  return new StartProblem(
    [
      `MongoDB (${binary}) did not start on ${folder}: ${known ? known.words(folder) : `it ended with ${failure.how}.`}`,
      ...(own ? [`MongoDB says: ${own}`] : []),
      ...(known ? [] : [`More stands in ${logPath(folder)}.`]),
    ].join('\n'),
  );
}

export const logPath = (folder: string) => `${folder}.log`;

/** The first complaint; those after it are about ending. */
function complaintIn(log: string): string {
  const lines = log.split('\n').filter(Boolean);
  const first = lines.find((line) => /"s":"[FE]"|error while loading/.test(line)) ?? lines.at(-1) ?? '';
  const [, message] = /"msg":"([^"]*)"/.exec(first) ?? [];
  const [, error] = /"(?:error|errmsg|reason)":"([^"]*)/.exec(first) ?? [];
  return message ? [message, error].filter(Boolean).join(': ') : first.slice(0, 300);
}
