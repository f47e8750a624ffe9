import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { StartProblem } from '../platform/common/start-problem.js';

const USAGE = [
  'Say what is to be brought over:',
  '  npm run import -- EXPORT                       tries it: reads everything, stores nothing, writes a report',
  '  npm run import -- EXPORT --files FOLDER        the same, with the files of the former project’s storage',
  '  npm run import -- EXPORT --apply               does it; what is here already is not touched',
  '  npm run import -- EXPORT --report FILE         writes the report there, as FILE.html and FILE.csv',
  '  npm run import -- --undo RUN                   takes back what a run has added',
].join('\n');

/** The order that `npm run import` is given. */
export type Order =
  | { path: string; files: string | undefined; report: string | undefined; isApplied: boolean }
  | { undo: string };

/** Reads the words behind the command. Throws its usage when they are not understood. */
export function readOrder(args: string[]): Order {
  try {
    const { positionals, values } = parseArgs({
      args,
      options: {
        apply: { type: 'boolean', default: false },
        files: { type: 'string' },
        report: { type: 'string' },
        undo: { type: 'string' },
      },
      allowPositionals: true,
    });
    const [path, ...more] = positionals;
    if (values.undo !== undefined && path === undefined && !values.apply) return { undo: values.undo };
    if (path !== undefined && more.length === 0 && values.undo === undefined) {
      const files = values.files && resolve(values.files);
      const report = values.report && resolve(values.report);
      return { path: resolve(path), files, report, isApplied: values.apply };
    }
  } catch {
    // An unknown option.
  }
  throw new StartProblem(USAGE);
}
