import { plainText } from './typed-number.js';
import { unitsOf } from './units.js';
import type { Quantity, Unit } from './units.js';

/** Both as `spelling` leaves them. A bare RT, US or Japanese, is not understood. */
const otherNames: Record<string, string> = {
  'kg/cm2': 'kgf/cm2',
  // As it is said of pressures.
  kg: 'kgf/cm2',
  kgf: 'kgf/cm2',
  maq: 'mh2o',
  mwc: 'mh2o',
  mmaq: 'mmh2o',
  cmh: 'm3/h',
  cmm: 'm3/min',
  cmd: 'm3/d',
  lps: 'l/s',
  lpm: 'l/min',
  gpm: 'gpmus',
  usgpm: 'gpmus',
  gpm미국: 'gpmus',
  usrt: 'rtus',
  미국냉동톤: 'rtus',
  jrt: 'rtjp',
  일본냉동톤: 'rtjp',
  'mg/l': 'ppm',
  'mg/kg': 'ppm',
  cps: 'cp',
  'kcal/hmk': 'kcal/mhk',
  'hft2f/btu': 'ft2hf/btu',
  도: 'c',
  // º, an ordinal that looks like a degree, becomes an o.
  oc: 'c',
  of: 'f',
};

/**
 * Without case, blanks, brackets and marks: `㎏f/㎠G`, `kgf/cm² (g)` and `KGF/CM2.G` are one, and so are per degree and
 * per kelvin.
 */
function spelling(text: string): string {
  return plainText(text)
    .toLowerCase()
    .replaceAll(/[\s.()^°·*]/g, '')
    .replaceAll(/hr|시간/g, 'h')
    .replaceAll('분', 'min')
    .replace(/(?<=\/)(?:일|days?)$/, 'd')
    .replace(/(?<=\/)(?:초|sec)$/, 's')
    .replaceAll(/tons?(?=\/)|톤/g, 't')
    .replace(/(?<=kg|m2?|h)c(?=\/|$)/, 'k');
}

export type UnitName = {
  quantity: Quantity;
  unit: Unit;
  /** Counted from vacuum (`bara`, `kPa abs`); else gauge. */
  isAbsolute: boolean;
};

/** Of the first quantity that has the unit. */
export function unitNamed(quantities: readonly Quantity[], text: string): UnitName | undefined {
  const name = spelling(text);
  const [, bare = '', absolute] = /^(.+?)(?:g|게이지압?|(a|abs|절대압?))$/.exec(name) ?? [];
  for (const quantity of quantities) {
    const named = (each: string) => unitsOf(quantity).find((unit) => spelling(unit) === (otherNames[each] ?? each));
    const plain = named(name);
    const unit = plain ?? (quantity === 'pressure' ? named(bare) : undefined);
    if (unit) return { quantity, unit, isAbsolute: !plain && absolute !== undefined };
  }
  return undefined;
}
