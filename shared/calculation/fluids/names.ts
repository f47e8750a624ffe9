import type { Fluid, FluidId } from '../calculation.types.js';
import { plainText } from '../units/typed-number.js';

import type { FluidNote, RecognizedFluid } from './names.types.js';

export type Kind = FluidId | 'glycol' | 'brine' | 'oil';

/** Tried in this order; each takes its words out of the name. */
export type Vocabulary = readonly (readonly [Kind | null, RegExp])[];

export const vocabulary: Vocabulary = [
  ['water', /수(?![가-힣])|물|급탕|\b((fresh|feed)?water|h2o|[hc]h?w[sr]?|dhw|[lmh]thw)\b/g],
  // Words that say nothing of properties; any other word makes the fluid unknown.
  [
    null,
    /냉각|[공보]급|공정|보일러|지역|수돗|난방|[고저중]온|[온냉순연시상급환용]|[12]차측?|\b(cooling|chilled|hot|cold|tap|city|process|heating|tower|supply|return)\b/g,
  ],
];

const TEMPERATURE = /-?[\d.,]+\s*(?:°\s*[cf]\b|도)/g;
/** `5K` in Korean plants is 5 kgf/cm² gauge. A sign stands apart from the word before it: `LP-5 bar` has none. */
const PRESSURE = /((?:(?<!\S)[+-])?[\d.,]+)\s*(?:(bar|[km]pa|psi|mmhg)|kg?f?(?:\/cm2)?)[\s(]*(g|abs|a)?\)?(?![a-z])/;

export const known = (fluid: Fluid, ...notes: FluidNote[]): RecognizedFluid => ({ kind: 'known', fluid, notes });

export type NameParts = {
  kinds: Kind[];
  /** Number, unit and reference. */
  pressure: RegExpExecArray | null;
};

/** A name in small letters, taken apart by a vocabulary and read: undefined if a word is left. */
export function readName(
  plain: string,
  words: Vocabulary,
  read: (parts: NameParts) => RecognizedFluid | undefined,
): RecognizedFluid | undefined {
  const pressure = PRESSURE.exec(plain);
  let rest = plain.replace(PRESSURE, ' ').replaceAll(TEMPERATURE, ' ');
  const found = new Set<Kind>();
  for (const [kind, its] of words) {
    const without = rest.replaceAll(its, ' ');
    if (kind && without !== rest) found.add(kind);
    rest = without;
  }
  return /[\p{L}\p{N}]/u.test(rest) ? undefined : read({ kinds: [...found], pressure });
}

type Reader = (plain: string) => RecognizedFluid | undefined;
const readers: Reader[] = [
  (plain) => readName(plain, vocabulary, ({ kinds }) => (kinds.length > 0 ? known({ id: 'water' }) : undefined)),
];

/** Makes more names known: `steam/steam.ts`, `more/more.ts`. They are asked for what is not water. */
export function addNames(reader: Reader): void {
  readers.push(reader);
}

/**
 * Recognizes Korean and English names: `온수`; with `steam/steam.ts` `Steam 5 bar`, with `more/more.ts` `EG 40 vol%`. Never guesses:
 * an unknown word or a second fluid makes it unknown, a missing number is asked for.
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
