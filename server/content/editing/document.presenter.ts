import { languages } from '../../../shared/words/localized.types.js';
import type { Language, Localized } from '../../../shared/words/localized.types.js';
import { recordOf } from '../../../shared/words/records.js';
import { changesBy } from '../../../shared/content/authors.js';
import { problemsOf } from '../../../shared/content/fields/check.js';
import { settled } from '../../../shared/content/fields/clean.js';
import type { Content } from '../../../shared/content/content.types.js';
import { differencesOf, isDifferent } from '../../../shared/content/fields/differences.js';
import type { StoredValue } from '../../../shared/content/fields/fields.types.js';
import { misfitsOf } from '../../../shared/content/deliveries/physics.js';
import type {
  DocumentState,
  FieldProblem,
  OpenDocument,
  Plan,
  PublishResult,
} from '../../../shared/content/content-editing.types.js';

import type { PagesRenderer } from './pages-renderer.js';
import type { HeldDocument } from './stored-content.service.js';

type Pictures = Pick<PagesRenderer, 'knowsPicture'>;

/** The draft as it would be published. */
export const settledOf = ({ described, value }: HeldDocument) => settled(described.fields, value);

/** Problems that prevent publishing the draft in a language, or in any. */
export function problemsIn(held: HeldDocument, pictures: Pictures, language?: Language): FieldProblem[] {
  const value = settledOf(held);
  const problems = problemsOf(held.described.fields, value, (name) => pictures.knowsPicture(name), language);
  return held.name === 'deliveries' ? [...problems, ...misfitsIn(value, problems)] : problems;
}

/** Deliveries whose figures cannot be true together, of those with which nothing else is wrong, and names of two files. */
function misfitsIn(value: StoredValue, problems: readonly FieldProblem[]): FieldProblem[] {
  if (problems.some(({ path }) => path === '')) return [];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its lists are there, whatever is wrong in them
  const { records } = value as Content['deliveries'];
  const wrong = new Set(problems.map(({ path }) => /^records\.\d+\.deliveries\.\d+/.exec(path)?.[0]));
  const names = records.map(({ fileName }) => fileName.toLowerCase());
  const isTwice = (index: number) => Boolean(names[index]) && names.indexOf(names[index] ?? '') < index;
  return records.flatMap(({ deliveries }, index): FieldProblem[] => {
    const record = `records.${index}`;
    const sound = deliveries.map((each, row) => (wrong.has(`${record}.deliveries.${row}`) ? undefined : each));
    return [
      ...(isTwice(index) ? [{ path: `${record}.fileName`, problem: 'name_twice' } as const] : []),
      ...misfitsOf(sound).map(({ row, column, problem }) => ({
        path: `${record}.deliveries.${row}.${column}`,
        problem,
      })),
    ];
  });
}

/** Tells for each language if the draft differs from its published content. */
export function changesOf(held: HeldDocument): Localized<boolean> {
  const value = settledOf(held);
  const { fields } = held.described;
  return recordOf(languages.map((each) => [each, isDifferent(fields, held.shown[each], value, each)]));
}

/** Its plan, with what the draft says beside it. */
export function planOf({ described: { fields }, record, planned, value }: HeldDocument): Plan | null {
  if (!record.scheduled) return null;
  const { at, languages: wanted, isRefused } = record.scheduled;
  const [before, now] = [planned, value].map((each) => settled(fields, each));
  const isEarlier = wanted.some((each) => isDifferent(fields, before, now, each));
  return { at: at.toISOString(), languages: wanted, isEarlier, isRefused };
}

export function stateOf(held: HeldDocument): DocumentState {
  const { name, described, record, shown } = held;
  const { title, path } = described;
  const { published } = record;
  return {
    name,
    title,
    path,
    published: recordOf(
      languages.map((each) => [
        each,
        { number: published[each].number, at: published[each].at?.toISOString() ?? null },
      ]),
    ),
    isChanged: changesOf(held),
    isSample: languages.some((each) => shown[each].isSample === true),
    scheduled: planOf(held),
  };
}

/** True if nothing but the renderer was in the way: it had no time or no memory, or ended with its server. */
export const isPassing = (result: PublishResult): boolean =>
  !result.isPublished &&
  result.problems.length === 0 &&
  result.pages.every(({ problem }) => problem === 'out_of_time' || problem === 'out_of_memory');

/** As somebody opens it; nobody by name under the shared password. */
export function openedOf(held: HeldDocument, pictures: Pictures, person: string | null): OpenDocument {
  const { described, record, newest, value } = held;
  const all = changesBy(differencesOf(described.fields, newest, value), record.authors ?? []);
  return {
    ...stateOf(held),
    fields: described.fields,
    value,
    revision: record.revision,
    problems: problemsIn(held, pictures),
    others: person === null ? [] : all.filter(({ by = [] }) => by.some((each) => each !== person)),
  };
}
