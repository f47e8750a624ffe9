import type { Assessment } from '../assessment.types.js';
import { sides } from '../calculation.types.js';
import type { Side } from '../calculation.types.js';
import { finite } from '../interpolation.js';
import { areaOf, roundToTwo } from '../sizing/area.js';
import { bandAt } from '../sizing/plates/sizing.js';
import type { Band, Sizing, Span } from '../sizing/plates/sizing.types.js';
import { effectivenessFromNtu } from '../sizing/rating.js';
import { platesSpan } from '../words/plate-rows.js';

import { offerNumbers } from './offer-check.types.js';
import type {
  DropVerdict,
  OfferBox,
  OfferCheck,
  OfferNumber,
  OfferQuestion,
  OfferReading,
  OffersCheck,
  OfferValues,
  SizeVerdict,
} from './offer-check.types.js';
import { readOffer } from './offer-reading.js';
import { offerInput } from './offer-values.js';

/** AHRI 400: at least so much of the duty and at most so much of the pressure drop, per cent. */
const LEAST_DUTY = 95;
const MOST_DROP = 115;
/** A small exchanger whose pressure drop is below this part of the band's is asked about. */
const LOW_DROP = 0.5;

/** The band as it is shown, so that nobody sees 130 m² outside a band from 130 m². */
const shownArea = (area: number) => (area < 100 ? roundToTwo(area) : Math.round(area));

function verdictOf(value: number, { from, to }: Span): SizeVerdict {
  if (value < from) return 'below';
  return value > to ? 'above' : 'inside';
}

type Shown = Extract<Sizing, { status: 'shown' }>;

/** Reference for an offer: the band of the conditions, or that of its own pressure drops. */
type Compared = Band & { isAtOwnDrop: boolean };

/** Position of the offer in the band; by its area if known. */
function sizeOf({ area, plates }: Pick<OfferCheck, 'area' | 'plates'>, compared: Compared): OfferCheck['size'] {
  const { isAtOwnDrop } = compared;
  if (area !== undefined) {
    const band = { from: shownArea(compared.area.from), to: shownArea(compared.area.to) };
    return { by: 'area', band, verdict: verdictOf(area, band), isAtOwnDrop };
  }
  if (plates === undefined) return undefined;
  const band = platesSpan(compared.plates);
  return { by: 'plates', band, verdict: verdictOf(plates, band), isAtOwnDrop };
}

/**
 * Less pressure drop takes more area: where an offer names less than is allowed, each side's own counts. Undefined where
 * there is no band at so little.
 */
function comparedWith(drops: Partial<Record<Side, number>>, sizing: Shown, found: Assessment): Compared | undefined {
  const own: Partial<Record<Side, number>> = {};
  for (const side of sides) {
    const drop = drops[side];
    if (drop !== undefined && drop < sizing.allowed[side].value) own[side] = drop;
  }
  if (Object.keys(own).length === 0) return { ...sizing, isAtOwnDrop: false };
  const band = bandAt(found, own);
  return band && { ...band, isAtOwnDrop: true };
}

/** With both flows and inlet temperatures kept: UA grows with the area; the middle of the band without its margin carries the duty. */
function reachedBy(
  area: number,
  { from, to }: Span,
  percentMargin: number,
  { duty, program, sides: found }: Assessment,
): OfferCheck['reached'] {
  if (duty === undefined || !program) return undefined;
  const [one = NaN, other = NaN] = sides.map((side) =>
    Math.abs((found[side].tIn?.value ?? NaN) - (found[side].tOut?.value ?? NaN)),
  );
  const middle = Math.sqrt(from * to) / (1 + percentMargin / 100);
  const ratio = Math.min(one, other) / Math.max(one, other);
  const effectiveness = finite(effectivenessFromNtu((program.ntu * area) / middle, ratio));
  if (effectiveness === undefined) return undefined;
  const part = effectiveness / program.effectiveness;
  const percent = Math.round(part * 100);
  return { duty: duty * part, percent, isShort: percent < LEAST_DUTY };
}

function dropVerdict(value: number, side: Side, sizing: Shown, isSmall: boolean): DropVerdict {
  const { value: allowed } = sizing.allowed[side];
  // Rounded: 0.575 bar is 115 % of 50 kPa, and not more.
  const percent = Number(((value / allowed) * 100).toPrecision(9));
  if (percent > MOST_DROP) return 'far_above';
  if (percent > 100) return 'above';
  return isSmall && value < sizing.pressureDrop[side].from * LOW_DROP ? 'low' : 'fine';
}

/** The two or three questions that fit. */
function questionsOf({ size, reached, drops }: Pick<OfferCheck, 'size' | 'reached' | 'drops'>): OfferQuestion[] {
  const verdicts = sides.flatMap((side) => drops[side]?.verdict ?? []);
  const isDropAsked = verdicts.some((verdict) => verdict !== 'fine');
  const drop: OfferQuestion[] = isDropAsked ? ['drop'] : [];
  if (size?.verdict === 'above') return ['margin', 'fouling', ...drop];
  if (size?.verdict !== 'below') return reached?.isShort ? ['margin', 'certified', ...drop] : drop;
  // A pressure drop that is kept by a small area speaks of its plates.
  const plates: OfferQuestion = verdicts.length > 0 ? 'chevron' : 'certified';
  return ['margin', 'fouling', ...(isDropAsked ? drop : [plates])];
}

type Judged = Pick<OfferCheck, 'size' | 'isBandless' | 'reached'> & {
  /** Smaller than the band at the allowable pressure drops. */
  isSmall: boolean;
};
const UNJUDGED: Judged = { isSmall: false, isBandless: false };

/** Judges an offer with these pressure drops: its position in the band, and the duty it would reach. */
function judged(
  offer: Pick<OfferCheck, 'area' | 'plates'>,
  drops: Partial<Record<Side, number>>,
  sizing: Shown,
  found: Assessment,
): Judged {
  const allowed = { ...sizing, isAtOwnDrop: false };
  const size = sizeOf(offer, allowed);
  if (!size) return UNJUDGED;
  const isSmall = size.verdict === 'below';
  // An offer below the band is so all the more at less pressure drop.
  const compared = comparedWith(drops, sizing, found) ?? (isSmall ? allowed : undefined);
  if (!compared) return { isSmall, isBandless: true };
  const { area } = offer;
  const reached = area === undefined ? undefined : reachedBy(area, compared.area, sizing.margin.percent, found);
  return { isSmall, isBandless: false, size: sizeOf(offer, compared), reached };
}

function checkOffer(number: OfferNumber, values: OfferValues, found: Assessment, sizing: Sizing): OfferCheck {
  const read = (box: OfferBox) => readOffer(box, values[offerInput(number, box)] ?? '');
  const inputs = { Area: read('Area'), Plates: read('Plates'), HotDrop: read('HotDrop'), ColdDrop: read('ColdDrop') };
  const valueOf = (reading: OfferReading) => (reading.state === 'read' ? reading.value : undefined);
  const [area, plates] = [valueOf(inputs.Area), valueOf(inputs.Plates)];
  const typed = { hot: valueOf(inputs.HotDrop), cold: valueOf(inputs.ColdDrop) };
  // A refrigerant's temperatures give no coefficient.
  const isCounted = sizing.status === 'shown' || sizing.reason !== 'phase_change';
  const conductance = isCounted && found.program ? (found.duty ?? NaN) / found.program.lmtd : NaN;
  const shown = sizing.status === 'shown' ? sizing : undefined;
  const { isSmall, isBandless, size, reached } = shown ? judged({ area, plates }, typed, shown, found) : UNJUDGED;
  const drops: OfferCheck['drops'] = {};
  for (const side of sides) {
    const value = typed[side];
    if (value !== undefined) drops[side] = { value, verdict: shown && dropVerdict(value, side, shown, isSmall) };
  }
  return {
    number,
    inputs,
    isGiven: [area, plates, typed.hot, typed.cold].some((value) => value !== undefined),
    area,
    plates,
    coefficient: area === undefined ? undefined : areaOf(conductance, area, 1),
    size,
    isBandless,
    reached,
    drops,
    questions: questionsOf({ size, reached, drops }),
  };
}

/**
 * Up to three offers beside the band of their conditions: what each implies, where it lies and what to ask. Never throws;
 * without a band nothing is judged.
 */
export function checkOffers(values: OfferValues, found: Assessment, sizing: Sizing): OffersCheck {
  const offers = offerNumbers.map((number) => checkOffer(number, values, found, sizing));
  return { sizing, duty: found.duty, offers };
}
