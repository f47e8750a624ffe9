import type { Quantity, Unit } from './units.js';

/** Spellings of units, as `spelling` leaves them. Only what differs from the unit's own name needs an entry. */
const names: Partial<Record<Quantity, Record<string, Unit>>> = {
  pressure: {
    pa: 'Pa',
    kpa: 'kPa',
    mpa: 'MPa',
    mbar: 'mbar',
    bar: 'bar',
    'kgf/cm2': 'kgf/cm2',
    'kg/cm2': 'kgf/cm2',
    psi: 'psi',
    mh2o: 'mH2O',
    maq: 'mH2O',
    mwc: 'mH2O',
    mmh2o: 'mmH2O',
    mmaq: 'mmH2O',
    atm: 'atm',
  },
  flow_volume: {
    'm3/s': 'm3/s',
    'm3/h': 'm3/h',
    cmh: 'm3/h',
    'm3/min': 'm3/min',
    cmm: 'm3/min',
    'l/s': 'L/s',
    lps: 'L/s',
    'l/min': 'L/min',
    lpm: 'L/min',
    'l/h': 'L/h',
    lph: 'L/h',
    gpm: 'GPM(US)',
    usgpm: 'GPM(US)',
    gpmus: 'GPM(US)',
    gpm미국: 'GPM(US)',
  },
  flow_mass: {
    'kg/s': 'kg/s',
    'kg/h': 'kg/h',
    't/h': 't/h',
    tph: 't/h',
    'kg/min': 'kg/min',
    'lb/h': 'lb/h',
    'lbs/h': 'lb/h',
  },
  heat: {
    w: 'W',
    kw: 'kW',
    mw: 'MW',
    'kcal/h': 'kcal/h',
    'mcal/h': 'Mcal/h',
    'gcal/h': 'Gcal/h',
    'btu/h': 'BTU/h',
    // A bare RT may be the US or the Japanese ton: it is not understood.
    usrt: 'RT(US)',
    rtus: 'RT(US)',
    rtjp: 'RT(JP)',
  },
  area: { m2: 'm2', ft2: 'ft2', sqft: 'ft2' },
  specific_heat: {
    'j/kgk': 'J/kgK',
    'j/kgc': 'J/kgK',
    'kj/kgk': 'kJ/kgK',
    'kj/kgc': 'kJ/kgK',
    'kcal/kgk': 'kcal/kgK',
    'kcal/kgc': 'kcal/kgK',
    'btu/lbf': 'BTU/lbF',
  },
  density: { 'kg/m3': 'kg/m3', 'kg/l': 'kg/L', 'g/cm3': 'g/cm3', 'g/cc': 'g/cm3', 'lb/ft3': 'lb/ft3' },
  // º, an ordinal that looks like a degree, becomes an o.
  temperature: { c: 'C', oc: 'C', 도: 'C', f: 'F', of: 'F', k: 'K' },
  temperature_difference: { k: 'K', c: 'C', f: 'F' },
};

/** A spelling without case, blanks, brackets and marks; `㎏f/㎠G`, `kgf/cm² (g)` and `KGF/CM2.G` become one. */
function spelling(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s.()[\]^°º˚·*]/g, '')
    .replaceAll(/hours?|hr|시간/g, 'h')
    .replaceAll(/분/g, 'min')
    .replaceAll(/sec(?:ond)?/g, 's')
    .replaceAll(/tons?(?=\/)|톤/g, 't');
}

export type UnitName = {
  unit: Unit;
  /** The unit says that the pressure counts from vacuum (`bara`, `kPa abs`); else it is a gauge pressure. */
  isAbsolute: boolean;
};

/** The unit a spelling means for a quantity; undefined when it is none of that quantity's. */
export function unitNamed(quantity: Quantity, text: string): UnitName | undefined {
  const known = names[quantity] ?? {};
  const name = spelling(text);
  const find = (key: string) => (Object.hasOwn(known, key) ? known[key] : undefined);
  const unit = find(name);
  if (unit) return { unit, isAbsolute: false };
  const marked = quantity === 'pressure' ? /^(.+?)(g|gauge|게이지압?|a|abs|절대압?)$/.exec(name) : null;
  const markedUnit = marked?.[1] && find(marked[1]);
  return markedUnit ? { unit: markedUnit, isAbsolute: /^(?:a|절)/.test(marked[2] ?? '') } : undefined;
}
