import type { Fluid, FluidId } from './calculation.types.js';
import type { FluidQuestion, RecognizedFluid } from './fluid-names.types.js';
import { condensingTemperature, isGas, isRough } from './fluids.js';
import { readQuantity } from './reading.js';
import { ATMOSPHERE } from './units.js';
import { parseNumber, plainText } from './typed-number.js';

type Kind = FluidId | 'glycol' | 'brine' | 'oil';

const pattern = (korean: string, english: string) => new RegExp(`${korean}|\\b(?:${english})\\b`, 'g');

/** Tried in this order, each taking its words out of the name: `증기 응축수` is water, `수증기` steam. */
const vocabulary: readonly (readonly [Kind, RegExp])[] = [
  ['water', pattern('(?:증기|스팀)?\\s?응축수', '(?:steam )?condensate')],
  ['steam', pattern('수?증기|스팀', 'steam|(?:water )?vapou?r|stm')],
  ['propylene_glycol', pattern('프로필렌\\s?글리콜', 'propylene ?glycol|m?pg')],
  ['ethylene_glycol', pattern('에틸렌\\s?글리콜', 'ethylene ?glycol|m?eg')],
  ['glycol', pattern('글리콜|부동액', 'glycol|anti-?freeze')],
  ['seawater', pattern('해수|바닷물', 'sea ?water')],
  ['brine', pattern('브라인|염수', 'brine')],
  ['thermal_oil', pattern('열매체?\\s?(?:유|오일)', '(?:thermal|hot|heat transfer) ?oil|therminol ?(?:66)?')],
  [
    'mineral_oil',
    pattern(
      '(?:윤활|유압|작동|터빈|엔진|기어)\\s?(?:유|오일)|광유',
      '(?:mineral|lub(?:e|ricating)?|hydraulic|turbine|engine|gear) ?oil|l\\.?o',
    ),
  ],
  ['oil', pattern('오일|기름', 'oil')],
  ['air', pattern('공기|에어', 'air')],
  ['gas', pattern('(?:배기?|연소)?가스|질소', 'gas|nitrogen|n2')],
  ['water', pattern('수(?![가-힣])|물|급탕', '(?:fresh|feed)?water|h2o|[hc]h?w[sr]?|dhw|[lmh]thw')],
];

/** Words beside the fluid's own that say nothing of its properties; any other word makes it unknown. */
const fillers = pattern(
  '수용액|용액|혼합|포화|압축|냉각|순환|공급|급|환|[냉고저중]온|[온냉순연시상]|지하|하천|수돗|보일러|공업용?|용|공정|보급|지역|난방|[12]차측?',
  'cooling|chilled|hot|cold|tap|city|drinking|domestic|process|clean|pure|soft(?:ened)?|di|ro|demin|boiler|make-?up|' +
    'district|heating|circulating|tower|river|ground|well|supply|return|primary|secondary|temp(?:erature)?|high|low|' +
    'saturated|compressed|flue|exhaust|mono|solution|mixture|and|of|in|with|by',
);

const PERCENT = /(\d+(?:[.,]\d+)?)\s*([a-z/.]+|부피|중량|질량)?\s*(?:%|퍼센트|percent)/;
const BY_VOLUME = /vol(?:ume)?\.?|v\/v|\bv\b|부피비?/g;
const BY_MASS = /wt\.?|w\/w|\bw\b|mass|weight|중량비?|질량비?/g;
const TEMPERATURE = /-?\d+(?:[.,]\d+)?\s*(?:°\s*[cf]\b|도)/g;
const PRESSURE = /(\d+(?:[.,]\d+)?)\s*(bar|[km]pa|psi|kgf?\/cm2|k)[\s(]*(g|abs|a)?\)?(?![a-z])/;

/** kg/m³ at 20 °C of what a glycol solution is mixed from. */
const WATER = 998.2;
const pure = { ethylene_glycol: 1113.2, propylene_glycol: 1036.1 };

/** Per cent by volume, before mixing at 20 °C, of a glycol given in per cent by mass. */
export function volumePercent(id: keyof typeof pure, massPercent: number): number | undefined {
  if (!(massPercent >= 0 && massPercent <= 100)) return undefined;
  const glycol = massPercent / pure[id];
  return (100 * glycol) / (glycol + (100 - massPercent) / WATER);
}

const ask = (fluid: Fluid, ...questions: FluidQuestion[]): RecognizedFluid => ({
  kind: 'ask',
  fluid,
  questions,
  isLiquid: fluid.id !== 'steam' && !isGas(fluid),
});

const known = (fluid: Fluid): RecognizedFluid => ({ kind: 'known', fluid, notes: isRough(fluid) ? ['rough'] : [] });

function glycolOf(id: keyof typeof pure, percent: string | undefined, name: string): RecognizedFluid {
  const typed = parseNumber(percent ?? '')?.value;
  if (typed === undefined) return ask({ id }, 'concentration');
  const isMass = name.search(BY_MASS) >= 0;
  const byVolume = isMass ? volumePercent(id, typed) : typed;
  if (byVolume === undefined || byVolume < 20 || byVolume > 50) return ask({ id }, 'concentration_range');
  const fluid = { id, volumePercent: byVolume };
  if (isMass) return { kind: 'known', fluid, notes: ['turned_into_volume_percent'] };
  return { kind: 'known', fluid, notes: name.search(BY_VOLUME) >= 0 ? [] : ['taken_as_volume_percent'] };
}

/** `5K`, as Korean plants say, is 5 kgf/cm² gauge. */
function steamOf(pressure: RegExpExecArray | null): RecognizedFluid {
  const [, number = '', unit = '', reference = ''] = pressure ?? [];
  const spelt = unit === 'k' || unit.startsWith('kg') ? 'kgf/cm2' : unit;
  const reading = readQuantity(number, `${spelt} ${reference}`, ['pressure']);
  if (reading.state !== 'read') return ask({ id: 'steam' }, 'pressure');
  const fluid: Fluid = { id: 'steam', pressure: reading.value + ATMOSPHERE };
  return condensingTemperature(fluid) === undefined ? ask({ id: 'steam' }, 'pressure_range') : known(fluid);
}

/** The one fluid meant: glycol beside water, or called brine, is glycol; any other two are none. */
function kindOf(kinds: Set<Kind>): Kind | undefined {
  const [first, ...others] = kinds;
  const isGlycol = first?.endsWith('glycol') || first === 'brine';
  return others.every((kind) => isGlycol && ['glycol', 'brine', 'water'].includes(kind)) ? first : undefined;
}

/**
 * The fluid a typed name means, in Korean or English: `온수`, `EG 40 vol%`, `Steam 5 bar`, `열매체유`. Never a guess:
 * a name with any word it does not know is unknown, a name of two fluids too, and what lacks a number is asked for.
 * A plain per cent is taken as per cent by volume, one by mass is turned into it; both are noted.
 */
export function recognizeFluid(name: string): RecognizedFluid {
  const plain = plainText(name).toLowerCase();
  if (plain === '') return { kind: 'blank' };
  const percent = PERCENT.exec(plain)?.[1];
  let rest = plain.replace(PERCENT, ' $2 ').replaceAll(TEMPERATURE, ' ');
  const pressure = /증기|스팀|steam|vapou?r|stm/.test(rest) ? PRESSURE.exec(rest) : null;
  if (pressure) rest = rest.replace(PRESSURE, ' ');
  if (percent) rest = rest.replaceAll(BY_VOLUME, ' ').replaceAll(BY_MASS, ' ');
  const kinds = new Set<Kind>();
  for (const [kind, words] of vocabulary) {
    const without = rest.replaceAll(words, ' ');
    if (without !== rest) kinds.add(kind);
    rest = without;
  }
  const kind = kindOf(kinds);
  if (!kind || /[\p{L}\p{N}]/u.test(rest.replaceAll(fillers, ' '))) return { kind: 'unknown' };
  if (kind === 'steam') return steamOf(pressure);
  if (kind === 'ethylene_glycol' || kind === 'propylene_glycol') return glycolOf(kind, percent, plain);
  if (kind === 'glycol' || kind === 'brine' || kind === 'oil') return ask({ id: 'other' }, kind);
  if (percent) return { kind: 'unknown' };
  return kind === 'gas' ? ask({ id: 'gas' }, 'properties') : known({ id: kind });
}
