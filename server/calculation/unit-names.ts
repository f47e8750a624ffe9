import { isUnitOf, units } from './units.js';
import type { Quantity, Unit } from './units.js';

/** Spellings, as `spelling` leaves them, that are not the unit's own name. A bare RT, US or Japanese, is not understood. */
const otherNames: Record<string, Unit> = {
  'kg/cm2': 'kgf/cm2',
  maq: 'mH2O',
  mwc: 'mH2O',
  mmaq: 'mmH2O',
  cmh: 'm3/h',
  cmm: 'm3/min',
  lpm: 'L/min',
  gpm: 'GPM(US)',
  usgpm: 'GPM(US)',
  gpm미국: 'GPM(US)',
  usrt: 'RT(US)',
  'kj/kgc': 'kJ/kgK',
  'kcal/kgc': 'kcal/kgK',
  'mg/l': 'ppm',
  'mg/kg': 'ppm',
  도: 'C',
  // º, an ordinal that looks like a degree, becomes an o.
  oc: 'C',
  of: 'F',
};

/** A spelling without case, blanks, brackets and marks; `㎏f/㎠G`, `kgf/cm² (g)` and `KGF/CM2.G` become one. */
function spelling(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s.()^°º˚·*]/g, '')
    .replaceAll(/hr|시간/g, 'h')
    .replaceAll('분', 'min')
    .replaceAll(/tons?(?=\/)|톤/g, 't');
}

const names = new Map([...Object.entries(otherNames), ...units.map((unit): [string, Unit] => [spelling(unit), unit])]);

export type UnitName = {
  unit: Unit;
  /** The unit says that the pressure counts from vacuum (`bara`, `kPa abs`); else it is a gauge pressure. */
  isAbsolute: boolean;
};

/** The unit a spelling means for a quantity; undefined when it is none of that quantity's. */
export function unitNamed(quantity: Quantity, text: string): UnitName | undefined {
  const name = spelling(text);
  const [, bare = '', mark] = /^(.+?)(g|게이지압?|a|abs|절대압?)$/.exec(quantity === 'pressure' ? name : '') ?? [];
  const plain = names.get(name);
  const unit = plain ?? names.get(bare);
  return unit && isUnitOf(quantity, unit) ? { unit, isAbsolute: !plain && /^[a절]/.test(mark ?? '') } : undefined;
}
