import type { Language, Localized } from '../../words/localized.types.js';
import { sides } from '../calculation.types.js';
import type { Side } from '../calculation.types.js';
import type { Alternative, Sizing, Span } from '../sizing/plates/sizing.types.js';
import { fromSi } from '../units/units.js';

import { numberText, percentText } from './figure-text.js';
import { decisionWords, hiddenPlatesWords, plateRowWords, plateTexts } from './plates.js';
import type { PlateRowName } from './plates.js';

type Shown = Extract<Sizing, { status: 'shown' }>;

/** A row of the plates: its notes stand in short lines below its value. */
export type PlateRow = { id: PlateRowName; name: Localized; value?: string; notes: readonly string[] };

/** From – to with a unit: two digits, and once where both are the same. */
export function spanText({ from, to }: Span, unit = ''): string {
  const [low, high] = [numberText(from, 2), numberText(to, 2)];
  return `${low === high ? low : `${low} – ${high}`}${unit && ` ${unit}`}`;
}

/** Two digits of a greater number, so that a band of plates claims no more than it knows. */
export function platesSpan({ from, to }: Span): Span {
  const step = (value: number) => (value < 100 ? 1 : 10 ** (Math.floor(Math.log10(value)) - 1));
  return { from: Math.floor(from / step(from)) * step(from), to: Math.ceil(to / step(to)) * step(to) };
}

/** `45 – 75매`, `45 – 75 plates`. */
export const platesText = (plates: Span, language: Language): string => plateTexts.count[language](numbersOf(plates));

function numbersOf(plates: Span): string {
  const { from, to } = platesSpan(plates);
  return from === to ? numberText(from) : `${numberText(from)} – ${numberText(to)}`;
}

const inKilopascal = (value: number) => fromSi('pressure', value, 'kPa') ?? NaN;

const dropText = (value: number) => `${numberText(inKilopascal(value), 2)} kPa`;

/** Number of the three correlations that hold: stands beside the area. */
export function correlationsText({ designs }: Pick<Shown, 'designs'>, language: Language): string {
  return plateTexts.correlations[language](holdingOf(designs));
}

/** Of how many correlations a plate fits. */
export const holdingOf = (designs: Shown['designs']): number =>
  new Set(designs.flatMap(({ status, correlation }) => (status === 'fits' ? correlation : []))).size;

/** One pressure drop where both sides have the same, else both. */
function dropsText({ hot, cold }: Record<Side, number>): string {
  const [one, other] = [dropText(hot), dropText(cold)];
  return one === other ? one : `${one} / ${other}`;
}

function marginText({ margin, fouling }: Shown, language: Language): string {
  const typed = percentText(margin.percent);
  const percent = margin.isAssumed ? plateTexts.assumedMargin[language](typed) : typed;
  if (Object.keys(fouling).length === 0) return percent;
  // W in kW: typical values would be powers of ten.
  const fouled = `${sides.map((side) => numberText((fouling[side] ?? 0) * 1000, 2)).join(' / ')} m²·K/kW`;
  return `${percent}, ${fouled}`;
}

/** Rows of plates, pressure drops, velocity and what decided: every row is always there. */
export function plateRows(sizing: Sizing | undefined, language: Language): PlateRow[] {
  const row = (id: PlateRowName, value?: string, ...notes: readonly string[]): PlateRow => ({
    id,
    name: plateRowWords[id],
    value,
    notes,
  });
  if (sizing?.status !== 'shown') {
    const reason = sizing ? [hiddenPlatesWords[sizing.reason][language]] : [];
    return [
      row('plates', undefined, ...reason),
      ...(['hotDrop', 'coldDrop', 'velocity', 'decidedBy', 'margin'] as const).map((id) => row(id)),
    ];
  }
  const { plates, passes, width, allowed, pressureDrop, velocity, decidedBy, length } = sizing;
  const plate = plateTexts.plate[language](numberText(width, 2), spanText(length));
  const drop = (side: Side) => {
    const { value, isAssumed } = allowed[side];
    const { from, to } = pressureDrop[side];
    const note = plateTexts[isAssumed ? 'assumedAllowed' : 'allowed'][language](dropText(value));
    return row(`${side}Drop`, spanText({ from: inKilopascal(from), to: inKilopascal(to) }, 'kPa'), note);
  };
  return [
    row('plates', numbersOf(plates), `${plateTexts.passes[language](passes)}, ${plate}`),
    drop('hot'),
    drop('cold'),
    row('velocity', `${spanText(velocity.hot)} / ${spanText(velocity.cold, 'm/s')}`),
    row('decidedBy', decidedBy.map((each) => decisionWords[each][language]).join(', ')),
    row('margin', marginText(sizing, language)),
  ];
}

/** Effects of another allowable pressure drop, in sentences. */
export function alternativeTexts(sizing: Sizing | undefined, language: Language): string[] {
  if (sizing?.status !== 'shown') return [];
  const { relaxed, halved, plates, allowed } = sizing;
  const count = (of: Pick<Alternative, 'plates'>) => platesText(of.plates, language);
  const now = dropsText({ hot: allowed.hot.value, cold: allowed.cold.value });
  const isFewer = relaxed && platesSpan(relaxed.plates).to < platesSpan(plates).to;
  return [
    ...(isFewer
      ? [plateTexts.relaxed[language](dropsText(relaxed.allowed), now, count(relaxed), numbersOf(plates))]
      : []),
    ...(halved ? [plateTexts.halved[language](dropsText(halved.allowed), count(halved))] : []),
  ];
}
