import type { Fluid } from '../../calculation.types.js';
import { isRough, rangeOf } from '../fluids.js';
import { known, readName, vocabulary } from '../names.js';
import type { Kind, NameParts, Vocabulary } from '../names.js';
import type { FluidQuestion, RecognizedFluid } from '../names.types.js';
import { numberIn } from '../../units/typed-number.js';

/** Phase words allowed behind a refrigerant. */
const PHASE = '( ?(증발|응축|액|liquid|evaporat(ing|ion)|condens(ing|ation)))*';

/** Before the words of water. */
const more: Vocabulary = [
  ['propylene_glycol', /프로필렌 ?글리콜|\b(propylene ?glycol|m?pg)\b/g],
  ['ethylene_glycol', /에틸렌 ?글리콜|\b(ethylene ?glycol|m?eg)\b/g],
  ['glycol', /글리콜|부동액|\b(glycol|anti-?freeze)\b/g],
  ['calcium_chloride', /염화 ?칼슘|\b(calcium ?chloride|cacl2)\b/g],
  ['caustic_soda', /가성 ?소다|수산화 ?나트륨|\b(caustic ?soda|sodium ?hydroxide|naoh)\b/g],
  ['seawater', /해수|바닷물|\b(sea ?water|s\.w\.?(?![a-z]))/g],
  ['brine', /브라인|(?<!탈)염수|\bbrine\b/g],
  ['milk', /우유|\b((whole|raw) )?milk\b/g],
  ['thermal_oil', /열매체? ?(유|오일)|\b((thermal|hot|heat transfer) ?oil|therminol ?(66)?)\b/g],
  ['diesel_oil', /경유|디젤 ?(유|오일|연료)?|\bdiesel( ?(fuel|oil))*\b/g],
  [
    'mineral_oil',
    /((윤활|유압|작동|터빈|엔진|기어) ?)+(유|오일)|광유|\b((mineral|lub(e|ricating)?|hydraulic|turbine|engine|gear) ?oil|l\.?o)\b|\b(iso ?)?vg ?-?\d{2,3}\b/g,
  ],
  ['oil', /오일|기름|\boil\b/g],
  ['ammonia', new RegExp(`(암모니아|\\b(ammonia|nh3|r-?717)\\b)(?! ?수)${PHASE}`, 'g')],
  [
    'refrigerant',
    new RegExp(
      `(냉매( ?가스)?|프레온|이산화탄소|\\b(refrigerant( gas)?|carbon dioxide|freon|co2|(r|hfc|hfo|hcfc)[- ]?\\d{2,4}[a-z]{0,2}(\\([ez]\\))?)(?![a-z\\d]))${PHASE}`,
      'g',
    ),
  ],
  ['air', /공기|에어|\bair\b/g],
  ['gas', /(배기?|연소)?가스|질소|\b(gas|nitrogen|n2)\b/g],
  [
    'water',
    /초순수|청수|[공보]?급수|탈염수|탈이온수|정제수|지역 ?[난냉]방(?! ?[유가])|수영장 ?물|풀장 ?물|\b(fresh ?water|f\.w\.?(?![a-z])|(boiler )?feed ?water|bfw|pcw|district (heating|cooling)|(swimming )?pool ?water)/g,
  ],
  [
    null,
    /지하|하천|공업|수?용액|혼합|포화|압축|[고저중]압|자켓|수영장|풀장|부피비?|[중질]량비?|\b([lmh]p|medium|pressure|jacket|demineral(i[sz]ed)?|deioni[sz]ed|demin|distilled|ultra|ultrapure|district|circulating|primary|secondary|temp(erature)?|high|low|and|of|in|drinking|domestic|clean|pure|soft(ened)?|di|ro|boiler|make-?up|river|ground|well|potable|raw|treated|service|saturated|compressed|flue|exhaust|mono|solution|mixture|with|by|v|vol(ume)?|w|wt|mass|weight)\b/g,
  ],
];
const words: Vocabulary = [...more, ...vocabulary];

const ask = (fluid: Fluid, question: FluidQuestion): RecognizedFluid => ({ kind: 'ask', fluid, questions: [question] });

const PERCENT = /([\d.,]+)\s*([a-z/.]+|부피|중량|질량)?\s*(?:%|퍼센트|percent)/;
const BY_VOLUME = /vol|\bv\b|부피/;
const BY_MASS = /wt|\bw\b|mass|weight|[중질]량/;

/** kg/m³ at 20 °C, before mixing. */
const WATER = 998.2;
const pure = { ethylene_glycol: 1113.2, propylene_glycol: 1036.1 };

/** Per cent by volume, before mixing at 20 °C. */
export function volumePercent(id: keyof typeof pure, massPercent: number): number | undefined {
  if (!(massPercent >= 0 && massPercent <= 100)) return undefined;
  const glycol = massPercent / pure[id];
  return (100 * glycol) / (glycol + (100 - massPercent) / WATER);
}

function glycolOf(id: keyof typeof pure, percent: string | undefined, name: string): RecognizedFluid {
  const typed = numberIn(percent ?? '')?.value ?? NaN;
  const isMass = BY_MASS.test(name);
  const fluid: Fluid = { id, volumePercent: isMass ? volumePercent(id, typed) : typed };
  if (!rangeOf(fluid)) return ask({ id }, percent ? 'percent_range' : 'percent');
  if (isMass) return known(fluid, 'by_mass');
  return BY_VOLUME.test(name) ? known(fluid) : known(fluid, 'by_volume');
}

/** Salts and lyes are weighed: a plain per cent is one by mass, one by volume is asked back. */
function solutionOf(id: 'caustic_soda' | 'calcium_chloride', percent: string | undefined, name: string) {
  const fluid: Fluid = { id, massPercent: numberIn(percent ?? '')?.value };
  if (BY_VOLUME.test(name) || !rangeOf(fluid)) return ask({ id }, `${id}_percent`);
  return BY_MASS.test(name) ? known(fluid) : known(fluid, 'mass_percent');
}

/** Fluids that may be named beside another without being a second one. */
const companions: readonly (readonly [fluids: RegExp, companions: RegExp])[] = [
  [/glycol/, /^(?:glycol|brine|water)$/],
  [/^(?:brine|calcium_chloride|caustic_soda)$/, /^(?:brine|water)$/],
  [/^ammonia$/, /^refrigerant$/],
];

function kindOf([first = 'other', ...others]: readonly Kind[]): Kind | undefined {
  const allowed = companions.find(([fluids]) => fluids.test(first))?.[1];
  return others.every((kind) => allowed?.test(kind)) ? first : undefined;
}

function fluidOf({ kinds, pressure }: NameParts, plain: string, percent: string | undefined) {
  const kind = kinds.length > 0 ? kindOf(kinds) : undefined;
  if (!kind) return undefined;
  if (kind === 'water' || kind === 'refrigerant' || kind === 'ammonia')
    return percent ? undefined : known({ id: kind });
  // A gas under pressure is heavier.
  if (pressure) return undefined;
  if (kind === 'ethylene_glycol' || kind === 'propylene_glycol') return glycolOf(kind, percent, plain);
  if (kind === 'caustic_soda' || kind === 'calcium_chloride') return solutionOf(kind, percent, plain);
  if (kind === 'glycol' || kind === 'brine' || kind === 'oil') return ask({ id: 'other' }, kind);
  if (percent) return undefined;
  if (kind === 'gas') return ask({ id: 'gas' }, 'properties');
  return isRough({ id: kind }) ? known({ id: kind }, 'rough') : known({ id: kind });
}

/** `EG 30`, as it is written in Korean plants: a glycol's number is its per cent. */
const GLYCOL_NUMBER = /(글리콜|\b(?:m?[ep]g|glycol)) ?(\d+)$/;

/**
 * Reads a name in small letters: `EG 40 vol%`, `열매체유`, `ISO VG 46`, `NaOH 20%`, `R134a`. A plain per cent of glycol counts
 * as by volume, one by mass is converted; both are noted.
 */
export function readMoreNames(plain: string): RecognizedFluid | undefined {
  const name = plain.replace(GLYCOL_NUMBER, '$1 $2%');
  const percent = PERCENT.exec(name)?.[1];
  return readName(name.replace(PERCENT, ' $2 '), words, (parts) => fluidOf(parts, name, percent));
}
