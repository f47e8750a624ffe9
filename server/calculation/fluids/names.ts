import type { Fluid, FluidId } from '../calculation.types.js';
import type { FluidNote, FluidQuestion, RecognizedFluid } from './names.types.js';
import { condensingTemperature } from './fluids.js';
import { readQuantity } from '../units/reading.js';
import { ATMOSPHERE } from '../units/units.js';
import { plainText } from '../units/typed-number.js';

export type Kind = FluidId | 'glycol' | 'brine' | 'oil';

/** Tried in this order; each takes its words out of the name: `증기 응축수` is water, `수증기` steam. */
export type Vocabulary = readonly (readonly [Kind | null, RegExp])[];

export const vocabulary: Vocabulary = [
  ['water', /(증기|스팀)? ?응축수|\b(steam )?condensate\b/g],
  ['steam', /수?증기|스팀|\b(steam|(water )?vapou?r|stm)\b/g],
  ['water', /수(?![가-힣])|물|급탕|\b((fresh|feed)?water|h2o|[hc]h?w[sr]?|dhw|[lmh]thw)\b/g],
  // Words that say nothing of properties; any other word makes the fluid unknown.
  [
    null,
    /수?용액|혼합|포화|압축|냉각|[공보]급|공[업정]|보일러|지역|지하|하천|수돗|난방|[고저중]온|[온냉순연시상급환용]|[12]차측?|부피비?|[중질]량비?/g,
  ],
  [
    null,
    /\b(cooling|chilled|hot|cold|tap|city|drinking|domestic|process|clean|pure|soft(ened)?|di|ro|demin|boiler|make-?up|district|heating|circulating|tower|river|ground|well|supply|return|primary|secondary|temp(erature)?|high|low|saturated|compressed|flue|exhaust|mono|solution|mixture|and|of|in|with|by|v|vol(ume)?|w|wt|mass|weight)\b/g,
  ],
];

const PERCENT = /([\d.,]+)\s*([a-z/.]+|부피|중량|질량)?\s*(?:%|퍼센트|percent)/;
const TEMPERATURE = /-?[\d.,]+\s*(?:°\s*[cf]\b|도)/g;
/** `5K` in Korean plants is 5 kgf/cm² gauge. A sign stands apart from the word before it: `LP-5 bar` has none. */
const PRESSURE = /((?:(?<!\S)[+-])?[\d.,]+)\s*(?:(bar|[km]pa|psi|mmhg)|kg?f?(?:\/cm2)?)[\s(]*(g|abs|a)?\)?(?![a-z])/;

export const ask = (fluid: Fluid, ...questions: FluidQuestion[]): RecognizedFluid => ({
  kind: 'ask',
  fluid,
  questions,
});
export const known = (fluid: Fluid, ...notes: FluidNote[]): RecognizedFluid => ({ kind: 'known', fluid, notes });

function steamOf([, number = '', unit = 'kgf/cm2', reference = '']: readonly string[]): RecognizedFluid {
  const reading = readQuantity(number, unit + reference, ['pressure'], { isGauge: true });
  if (reading.state === 'refused' && reading.reason === 'below_vacuum') return ask({ id: 'steam' }, 'pressure_range');
  if (reading.state !== 'read') return ask({ id: 'steam' }, 'pressure');
  const fluid: Fluid = { id: 'steam', pressure: reading.value + ATMOSPHERE };
  return condensingTemperature(fluid) === undefined ? ask({ id: 'steam' }, 'pressure_range') : known(fluid);
}

export type NameParts = {
  kinds: Kind[];
  percent?: string;
  hasPressure: boolean;
  /** In small letters. */ plain: string;
};

/**
 * A name taken apart by a vocabulary, and read: undefined if a word is left. Water and steam are the same in every
 * vocabulary; the rest is for `other`.
 */
export function readName(
  plain: string,
  words: Vocabulary,
  other?: (parts: NameParts) => RecognizedFluid | undefined,
): RecognizedFluid | undefined {
  const percent = PERCENT.exec(plain)?.[1];
  const pressure = PRESSURE.exec(plain);
  let rest = plain.replace(PERCENT, ' $2 ').replace(PRESSURE, ' ').replaceAll(TEMPERATURE, ' ');
  const found = new Set<Kind>();
  for (const [kind, its] of words) {
    const without = rest.replaceAll(its, ' ');
    if (kind && without !== rest) found.add(kind);
    rest = without;
  }
  if (/[\p{L}\p{N}]/u.test(rest)) return undefined;
  const kinds = [...found];
  if (kinds.join() === 'steam') return steamOf(pressure ?? []);
  if (kinds.join() === 'water') return percent ? undefined : known({ id: 'water' });
  return other?.({ kinds, percent, hasPressure: Boolean(pressure), plain });
}

type Reader = (plain: string) => RecognizedFluid | undefined;
const readers: Reader[] = [(plain) => readName(plain, vocabulary)];

/** Makes more names known: `more/more.ts`. They are asked for what is neither water nor steam. */
export function addNames(reader: Reader): void {
  readers.push(reader);
}

/**
 * Recognizes Korean and English names: `온수`, `Steam 5 bar`; with `more/more.ts` `EG 40 vol%`, `열매체유`. Never guesses: an
 * unknown word or a second fluid makes it unknown, a missing number is asked for.
 */
export function recognizeFluid(name: string): RecognizedFluid {
  const plain = plainText(name).toLowerCase();
  if (plain === '') return { kind: 'blank' };
  for (const read of readers) {
    const found = read(plain);
    if (found) return found;
  }
  return { kind: 'unknown' };
}
