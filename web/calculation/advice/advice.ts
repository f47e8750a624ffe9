import type { Assessment, AssessmentRequest, Doubt, Missing } from '@server/calculation/assessment.types';
import { sides } from '@server/calculation/calculation.types';
import type { Check, Level, Side } from '@server/calculation/calculation.types';
import { isPossible } from '@server/calculation/checks/checks';
import type { FluidNote } from '@server/calculation/fluids/names.types';
import type { Solved } from '@server/calculation/sizing/solve';

import { allSolved, isByDuty } from '@server/calculation/words/solved';
import { solvedValues } from '@server/calculation/words/solved-value';
import type { SolvedValue } from '@server/calculation/words/solved-value';
import type { Language } from '@/lib/locale';

/** One thing the panel has to say, with what its words need. */
export type Advice = { key: string } & (
  | { kind: 'check'; check: Check }
  | { kind: 'doubt'; doubt: Doubt }
  | { kind: 'fluid'; side: Side; note: FluidNote }
  | { kind: 'solved'; solved: SolvedValue; isByDuty: boolean }
  | { kind: 'unsolved'; unsolved: Extract<Solved, { status: 'failed' }> }
  | { kind: 'missing'; missing: Missing }
);

/** What comes first: what is wrong, then what was solved, then what would help and what is good to know. */
const order: readonly (Level | 'solved' | 'missing')[] = [
  'impossible',
  'strong_warning',
  'warning',
  'solved',
  'missing',
  'note',
  'information',
];
type Rank = (typeof order)[number];

function solvedOf(found: Assessment, request: AssessmentRequest, language: Language): Advice[] {
  if (!isPossible(found.checks)) return [];
  return [
    ...allSolved(found).flatMap((each): Advice[] =>
      each.status === 'failed' ? [{ key: `unsolved ${each.field}`, kind: 'unsolved', unsolved: each }] : [],
    ),
    ...solvedValues(found, request, language).map((solved): Advice => ({
      key: `solved ${solved.field}`,
      kind: 'solved',
      solved,
      isByDuty: isByDuty(found),
    })),
  ];
}

/** Everything there is to say of the technical data, the most pressing first. */
export function adviceOf(found: Assessment, request: AssessmentRequest, language: Language): Advice[] {
  const ranked: [Rank, Advice][] = [
    ...found.checks.map((check): [Rank, Advice] => [
      check.level,
      { key: `${check.code} ${check.side}`, kind: 'check', check },
    ]),
    ...solvedOf(found, request, language).map((advice): [Rank, Advice] => ['solved', advice]),
    ...found.doubts.map((doubt): [Rank, Advice] => [
      'warning',
      { key: `${doubt.what} ${doubt.fields[0]}`, kind: 'doubt', doubt },
    ]),
    ...found.missing.map((missing): [Rank, Advice] => [
      'missing',
      { key: `${missing.what} ${missing.fields[0]}`, kind: 'missing', missing },
    ]),
    ...sides.flatMap((side) => {
      const { name } = found.sides[side];
      const notes = name.kind === 'known' ? name.notes : [];
      return notes.map((note): [Rank, Advice] => ['note', { key: `${side} ${note}`, kind: 'fluid', side, note }]);
    }),
  ];
  return ranked.toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b)).map(([, advice]) => advice);
}
