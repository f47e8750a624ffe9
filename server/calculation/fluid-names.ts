import type { Fluid, FluidId } from './calculation.types.js';
import type { FluidQuestion, RecognizedFluid } from './fluid-names.types.js';
import { condensingTemperature, isGas, isRough } from './fluids.js';
import { readQuantity } from './reading.js';
import { ATMOSPHERE } from './units.js';
import { parseNumber, plainText } from './typed-number.js';

type Kind = FluidId | 'glycol' | 'brine' | 'oil';

const word = (text: string) => `(?:${text})(?![a-z])`;

/** Tried in this order, each taking its words out of the name: `증기 응축수` is water, `수증기` steam. */
const vocabulary: readonly (readonly [Kind, RegExp])[] = [
  ['water', new RegExp(`(?:증기|스팀|steam )?\\s?(?:응축수|복수|${word('condensate')})`, 'g')],
  ['steam', new RegExp(`(?:포화|과열)?(?:수?증기|스팀)|${word('(?:water |saturated )*(?:steam|vapou?r)|stm')}`, 'g')],
  [
    'propylene_glycol',
    new RegExp(`(?:모노)?프로필렌\\s?글리[콜코]올?|${word('(?:mono)?propylene ?glycol|m?pg')}`, 'g'),
  ],
  ['ethylene_glycol', new RegExp(`(?:모노)?에틸렌\\s?글리[콜코]올?|${word('(?:mono)?ethylene ?glycol|m?eg')}`, 'g')],
  ['glycol', new RegExp(`글리[콜코]올?|부동액|${word('glycol|anti-?freeze')}`, 'g')],
  ['seawater', new RegExp(`해수|바닷물|${word('sea ?water')}`, 'g')],
  ['brine', new RegExp(`브라인|염수|${word('brine')}`, 'g')],
  [
    'thermal_oil',
    new RegExp(
      `열매체?\\s?(?:유|오일)|${word('(?:thermal|hot|heat transfer) ?(?:oil|fluid)|therminol ?(?:66)?')}`,
      'g',
    ),
  ],
  [
    'mineral_oil',
    new RegExp(
      `윤활\\s?(?:유|오일)|광유|유압유|작동유|터빈\\s?(?:유|오일)|엔진\\s?오일|기어\\s?(?:유|오일)|${word(
        '(?:mineral|lub(?:e|ricating|rication)?|hydraulic|turbine|engine|gear) ?oil|l\\.?o',
      )}`,
      'g',
    ),
  ],
  ['oil', new RegExp(`오일|기름|${word('oil')}`, 'g')],
  ['air', new RegExp(`(?:압축)?공기|에어|${word('(?:compressed )?air')}`, 'g')],
  [
    'gas',
    new RegExp(
      `(?:배기?|연소|천연|질소)?가스|질소|${word('(?:flue|exhaust|natural|nitrogen)? ?gas|nitrogen|n2')}`,
      'g',
    ),
  ],
  [
    'water',
    new RegExp(
      `(?:냉온|중온|고온|저온|온|냉|난방|급탕|급|순|초순|연|경|시|상|지하|하천|수돗|보일러|냉각|순환|공업용|용|공정|공급|환|보급|지역난방)?(?:수(?![가-힣])|물)|급탕|물|${word(
        '(?:fresh|feed)?water|h2o|chws?|chwr|cws?|cwr|hws?|hwr|dhw|[lmh]thw',
      )}`,
      'g',
    ),
  ],
];

/** Words that say nothing of the fluid's properties. */
const fillers = new RegExp(
  `수용액|용액|혼합|포화|냉각|순환|공급|환수|고온|저온|공정|지역난방|[12]차측?|${word(
    'cooling|chilled|hot|cold|warm|tap|city|potable|drinking|domestic|process|fresh|clean|pure|soft|softened|treated|' +
      'di|ro|deioni[sz]ed|deminerali[sz]ed|demin|boiler|feed|make-?up|district|heating|circulating|tower|river|ground|well|' +
      'lake|utility|service|plant|loop|system|supply|return|primary|secondary|high|medium|low|temperature|temp|saturated|' +
      'solution|aqueous|mixture|mix|and|of|in|with|by|the',
  )}`,
  'g',
);

const PERCENT = /(\d+(?:[.,]\d+)?)\s*([a-z/.]+|부피|중량|질량)?\s*(?:%|퍼센트|percent)/;
const BY_VOLUME = /vol(?:ume)?\.?|v\/v|\bv\b|부피비?/g;
const BY_MASS = /wt\.?|w\/w|\bw\b|mass|weight|중량비?|질량비?/g;
const TEMPERATURE = /[+-]?\d+(?:[.,]\d+)?\s*(?:°\s*[cf]|도)(?![a-z])/g;
const PRESSURE = /(\d+(?:[.,]\d+)?)\s*(bar|kpa|mpa|psi|kg?f?\/?cm2|k)[\s.(]*(gauge|g|abs|a)?\)?(?![a-z])/;

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

/** The one fluid meant; water beside another liquid is what that is dissolved in. */
function kindOf(kinds: Set<Kind>): Kind | undefined {
  const isSolution = ['ethylene_glycol', 'propylene_glycol', 'glycol', 'brine'].some((each) => kinds.has(each as Kind)); // includes() narrows no string
  if (isSolution) kinds.delete('water');
  if (kinds.size > 1 && (kinds.has('ethylene_glycol') || kinds.has('propylene_glycol'))) {
    kinds.delete('glycol');
    kinds.delete('brine');
  }
  const [only, ...others] = kinds;
  return others.length === 0 ? only : undefined;
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
