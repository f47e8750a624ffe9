import type { Fluid, FluidId } from '../calculation.types.js';
import type { FluidNote, FluidQuestion, RecognizedFluid } from './names.types.js';
import { condensingTemperature, isRough, rangeOf } from './fluids.js';
import { readQuantity } from '../units/reading.js';
import { ATMOSPHERE } from '../units/units.js';
import { numberIn, plainText } from '../units/typed-number.js';

type Kind = FluidId | 'glycol' | 'brine' | 'oil';

/** Tried in this order; each takes its words out of the name: `증기 응축수` is water, `수증기` steam. */
const vocabulary: readonly (readonly [Kind | null, RegExp])[] = [
  ['water', /(증기|스팀)? ?응축수|\b(steam )?condensate\b/g],
  ['steam', /수?증기|스팀|\b(steam|(water )?vapou?r|stm)\b/g],
  ['propylene_glycol', /프로필렌 ?글리콜|\b(propylene ?glycol|m?pg)\b/g],
  ['ethylene_glycol', /에틸렌 ?글리콜|\b(ethylene ?glycol|m?eg)\b/g],
  ['glycol', /글리콜|부동액|\b(glycol|anti-?freeze)\b/g],
  ['seawater', /해수|바닷물|\bsea ?water\b/g],
  ['brine', /브라인|염수|\bbrine\b/g],
  ['thermal_oil', /열매체? ?(유|오일)|\b((thermal|hot|heat transfer) ?oil|therminol ?(66)?)\b/g],
  [
    'mineral_oil',
    /(윤활|유압|작동|터빈|엔진|기어) ?(유|오일)|광유|\b((mineral|lub(e|ricating)?|hydraulic|turbine|engine|gear) ?oil|l\.?o)\b/g,
  ],
  ['oil', /오일|기름|\boil\b/g],
  ['air', /공기|에어|\bair\b/g],
  ['gas', /(배기?|연소)?가스|질소|\b(gas|nitrogen|n2)\b/g],
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
const BY_VOLUME = /vol|\bv\b|부피/;
const BY_MASS = /wt|\bw\b|mass|weight|[중질]량/;
const TEMPERATURE = /-?[\d.,]+\s*(?:°\s*[cf]\b|도)/g;
/** `5K` in Korean plants is 5 kgf/cm² gauge. */
const PRESSURE = /([\d.,]+)\s*(?:(bar|[km]pa|psi)|kg?f?(?:\/cm2)?)[\s(]*(g|abs|a)?\)?(?![a-z])/;

/** kg/m³ at 20 °C, before mixing. */
const WATER = 998.2;
const pure = { ethylene_glycol: 1113.2, propylene_glycol: 1036.1 };

/** Per cent by volume, before mixing at 20 °C. */
export function volumePercent(id: keyof typeof pure, massPercent: number): number | undefined {
  if (!(massPercent >= 0 && massPercent <= 100)) return undefined;
  const glycol = massPercent / pure[id];
  return (100 * glycol) / (glycol + (100 - massPercent) / WATER);
}

const ask = (fluid: Fluid, ...questions: FluidQuestion[]): RecognizedFluid => ({ kind: 'ask', fluid, questions });
const known = (fluid: Fluid, ...notes: FluidNote[]): RecognizedFluid => ({ kind: 'known', fluid, notes });

function glycolOf(id: keyof typeof pure, percent: string | undefined, name: string): RecognizedFluid {
  const typed = numberIn(percent ?? '')?.value ?? NaN;
  const isMass = BY_MASS.test(name);
  const fluid: Fluid = { id, volumePercent: isMass ? volumePercent(id, typed) : typed };
  if (!rangeOf(fluid)) return ask({ id }, percent ? 'percent_range' : 'percent');
  if (isMass) return known(fluid, 'by_mass');
  return BY_VOLUME.test(name) ? known(fluid) : known(fluid, 'by_volume');
}

function steamOf([, number = '', unit = 'kgf/cm2', reference = '']: readonly string[]): RecognizedFluid {
  const reading = readQuantity(number, unit + reference, ['pressure']);
  if (reading.state !== 'read') return ask({ id: 'steam' }, 'pressure');
  const fluid: Fluid = { id: 'steam', pressure: reading.value + ATMOSPHERE };
  return condensingTemperature(fluid) === undefined ? ask({ id: 'steam' }, 'pressure_range') : known(fluid);
}

/** Glycol beside water, or called brine, is glycol; any other two fluids are none. */
function kindOf(first?: Kind, ...others: Kind[]): Kind | undefined {
  const isGlycol = /glycol|brine/.test(first ?? '');
  return others.every((kind) => isGlycol && /^(?:glycol|brine|water)$/.test(kind)) ? first : undefined;
}

/**
 * Recognizes Korean and English names: `온수`, `EG 40 vol%`, `Steam 5 bar`, `열매체유`. Never guesses: an unknown word or a
 * second fluid makes it unknown, a missing number is asked for. A plain per cent counts as by volume, one by mass is
 * converted; both are noted.
 */
export function recognizeFluid(name: string): RecognizedFluid {
  const plain = plainText(name).toLowerCase();
  if (plain === '') return { kind: 'blank' };
  const percent = PERCENT.exec(plain)?.[1];
  const pressure = PRESSURE.exec(plain);
  let rest = plain.replace(PERCENT, ' $2 ').replace(PRESSURE, ' ').replaceAll(TEMPERATURE, ' ');
  const kinds = new Set<Kind>();
  for (const [kind, words] of vocabulary) {
    const without = rest.replaceAll(words, ' ');
    if (kind && without !== rest) kinds.add(kind);
    rest = without;
  }
  const kind = kindOf(...kinds);
  if (!kind || /[\p{L}\p{N}]/u.test(rest)) return { kind: 'unknown' };
  if (kind === 'steam') return steamOf(pressure ?? []);
  // A gas under pressure is heavier.
  if (pressure && kind !== 'water') return { kind: 'unknown' };
  if (kind === 'ethylene_glycol' || kind === 'propylene_glycol') return glycolOf(kind, percent, plain);
  if (kind === 'glycol' || kind === 'brine' || kind === 'oil') return ask({ id: 'other' }, kind);
  if (percent) return { kind: 'unknown' };
  if (kind === 'gas') return ask({ id: 'gas' }, 'properties');
  return isRough({ id: kind }) ? known({ id: kind }, 'rough') : known({ id: kind });
}
