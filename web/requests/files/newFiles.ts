import { drawingEndings, endingOf } from '@shared/words/files.types';
import type { RequestFileRules } from '@shared/requests/request-files.types';

import { isHeic } from '@/lib/fileNames';

import type { FileProblem, FormFile } from './requestFile';

const MEGABYTE = 1024 * 1024;

/** Problem of a file that shows before sending. */
function problemOf({ name, size }: File, { megabytes }: RequestFileRules): FileProblem | undefined {
  if (isHeic(name)) return 'heic';
  if (!drawingEndings.some((each) => each === endingOf(name))) return 'kind';
  return size > megabytes * MEGABYTE ? 'size' : undefined;
}

let count = 0;

/** Chosen files as they are put on the list, without those that are there already, and those there is no room for. */
export function newFiles(
  chosen: readonly File[],
  list: readonly FormFile[],
  rules: RequestFileRules,
): { taken: { file: FormFile; content: File }[]; others: File[] } {
  const fresh = chosen.filter(
    ({ name, size }) => !list.some((each) => each.name === name && each.size === size && each.state !== 'failed'),
  );
  const room = Math.max(0, rules.most - list.length);
  const taken = fresh.slice(0, room).map((content) => {
    const { name, size } = content;
    const problem = problemOf(content, rules);
    count += 1;
    const file: FormFile = { id: `file-${count}`, name, size, share: 0, state: problem ? 'failed' : 'queued' };
    return { file: problem ? { ...file, problem } : file, content };
  });
  return { taken, others: fresh.slice(room) };
}
