import type { Assessment, AssessmentRequest, Doubt, Missing } from '@shared/calculation/assessment.types';
import { isPossible, sides } from '@shared/calculation/calculation.types';
import type { Check, Level, Side } from '@shared/calculation/calculation.types';
import type { FluidNote } from '@shared/calculation/fluids/names.types';
import type { TechnicalField } from '@shared/calculation/request.types';
import type { Sizing } from '@shared/calculation/sizing/plates/sizing.types';
import type { Solved } from '@shared/calculation/sizing/solve';
import { allSolved, isByDuty } from '@shared/calculation/words/solved';
import { solvedValues } from '@shared/calculation/words/solved-value';
import type { SolvedValue } from '@shared/calculation/words/solved-value';

import type { Language } from '@/lib/locale';

/** Missing inputs that would help: the assessment, or the plates. */
export type Wanted = Missing | { what: 'transport'; side: Side; fields: TechnicalField[] };

/** One thing the panel has to say, with what its words need. */
export type Advice = { key: string } & (
  | { kind: 'check'; check: Check }
  | { kind: 'doubt'; doubt: Doubt }
  | { kind: 'fluid'; side: Side; note: FluidNote }
  | { kind: 'solved'; solved: SolvedValue; isByDuty: boolean }
  | { kind: 'unsolved'; unsolved: Extract<Solved, { status: 'failed' }> }
  | { kind: 'missing'; missing: Wanted }
);

/** Order of the advice: errors, then solved values, then useful additions and notes. */
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

/** The properties that the plates need and nobody knows. */
function wantedByPlates({ inputs, sides: assessed }: Assessment, sizing: Sizing | undefined): Wanted[] {
  if (sizing?.status !== 'hidden') return [];
  // By its specific heat alone nobody knows whether it is a liquid.
  const unnamed = sides.filter((side) => sizing.reason === 'unknown_fluid' && assessed[side].fluid?.id === 'other');
  return (sizing.sides ?? unnamed).flatMap((side) => {
    const isUnknown = (box: `${Side}${'Viscosity' | 'Conductivity'}`) => inputs[box].state !== 'read';
    const transport = ([`${side}Viscosity`, `${side}Conductivity`] as const).filter(isUnknown);
    const density: TechnicalField[] = assessed[side].density === undefined ? [`${side}Density`] : [];
    const fields = [...transport, ...density];
    return fields.length > 0 ? { what: 'transport', side, fields } : [];
  });
}

/** Missing inputs that would help, the most useful first. */
export function wantedOf(found: Assessment, sizing?: Sizing): Wanted[] {
  return [...wantedByPlates(found, sizing), ...found.missing];
}

/** Everything there is to say of the technical data, the most pressing first. */
export function adviceOf(found: Assessment, request: AssessmentRequest, language: Language, sizing?: Sizing): Advice[] {
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
    ...wantedOf(found, sizing).map((missing): [Rank, Advice] => [
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
