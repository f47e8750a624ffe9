import type { Assessment } from '../assessment.types.js';
import { otherSide, sides } from '../calculation.types.js';
import type { Side } from '../calculation.types.js';
import type { Sizing } from '../sizing/plates/sizing.types.js';
import { fromSi } from '../units/units.js';
import type { Language, Localized } from '../../words/localized.types.js';

import { differenceText, kilowatts, numberText, percentText, steamText } from './figure-text.js';
import { correlationsText, spanText } from './plate-rows.js';
import { balanceWords, hiddenAreaWords, isSensible, singlePhase } from './results.js';
import { figureTexts, pairTexts, sourceTexts } from './figures.js';
import { allSolved, isByDuty } from './solved.js';

export type FigureRow = {
  id: keyof typeof figureTexts;
  name: Localized;
  /** Undefined while it is not known; then the notes say why, if that is known. */
  value?: string;
  /** Short lines below the value. */
  notes: readonly string[];
  /** Most lines of the row: their space is reserved. */
  room: 1 | 2 | 3;
  /** Larger: what one looks for first. */
  isMain?: boolean;
  isAlarming?: boolean;
};

/** As Korean data sheets have it. */
function kilocalories(value: number): string {
  return `${numberText(Number((fromSi('heat', value, 'kcal/h') ?? 0).toPrecision(4)))} kcal/h`;
}

/** Source of a side's duty: its own values or, if solved, the typed duty or the other side. */
function sourceOf(side: Side, found: Assessment): keyof typeof sourceTexts {
  const isSolved = allSolved(found).some((each) => each.side === side);
  if (found.sides[side].duty?.origin === 'typed' || (isSolved && isByDuty(found))) return 'duty';
  return isSolved ? otherSide[side] : side;
}

/** By those of the three correlations that hold, else by the usual coefficients of the two fluids. */
function areaRow(area: Assessment['area'] | undefined, sizing: Sizing | undefined, language: Language): FigureRow {
  const row = { id: 'area', name: figureTexts.area, room: 2, isMain: true } as const;
  if (sizing?.status === 'shown')
    return { ...row, value: spanText(sizing.area, 'm²'), notes: [correlationsText(sizing, language)] };
  if (!area) return { ...row, notes: [] };
  if (area.status === 'hidden') return { ...row, notes: [hiddenAreaWords[area.reason][language]] };
  const [low, high] = area.coefficients.map((each) => numberText(each));
  return {
    ...row,
    value: `${numberText(area.min, 2)} – ${numberText(area.max, 2)} m²`,
    notes: [pairTexts[area.pair][language], `U ${low}–${high} W/(m²·K)`],
  };
}

/** Difference of the two duties, or the reason why it cannot be told. */
function balanceNote(found: Assessment | undefined): Localized {
  if (found?.balance) return balanceWords[found.balance.level];
  const isByTypedDuty = found && sides.every((side) => found.sides[side].duty && sourceOf(side, found) === 'duty');
  return isByTypedDuty ? sourceTexts.byDuty : sourceTexts.sixValues;
}

function balanceRow(found: Assessment | undefined, language: Language): FigureRow {
  const balance = found?.balance;
  return {
    id: 'balance',
    name: figureTexts.balance,
    value: balance && percentText(balance.percent),
    notes: [balanceNote(found)[language]],
    room: 2,
    isAlarming: balance && balance.level !== 'balanced' && balance.level !== 'note',
  };
}

/** Steam takes a line, kilocalories in Korean another. */
function roomOf(side: Side, language: Language): FigureRow['room'] {
  const least = language === 'ko' ? 2 : 1;
  return side === 'hot' ? (least === 2 ? 3 : 2) : least;
}

/** The table of results: every row is always there and always as high, so that nothing moves. */
export function figureRows(found: Assessment | undefined, language: Language, sizing?: Sizing): FigureRow[] {
  const program = found?.program;
  const assumed = found && !isSensible(found.sides) ? singlePhase : sourceTexts.temperatures;
  const isSeparate = found?.area.status === 'hidden' && found.area.reason === 'phase_change';
  const unknown = isSeparate ? [hiddenAreaWords.phase_change[language]] : [];
  const duty = (side: Side): FigureRow => {
    const figure = found?.sides[side].duty;
    const id = `${side}Duty` as const;
    const inKorean = language === 'ko' && figure ? [kilocalories(figure.value)] : [];
    const steam = side === 'hot' && found && steamText(found.sides.hot, language);
    const consumption = steam ? [`${sourceTexts.steam[language]} ${steam}`] : [];
    return {
      id,
      name: figureTexts[id],
      value: figure && kilowatts(figure.value, language),
      notes: [...consumption, ...(found && figure ? [...inKorean, sourceTexts[sourceOf(side, found)][language]] : [])],
      room: roomOf(side, language),
      isMain: true,
    };
  };
  const ofProgram = (id: 'lmtd' | 'ntu' | 'effectiveness', value?: string): FigureRow => ({
    id,
    name: figureTexts[id],
    value,
    notes: value ? [assumed[language]] : unknown,
    room: 1,
  });
  return [
    duty('hot'),
    duty('cold'),
    balanceRow(found, language),
    ofProgram('lmtd', program && differenceText(program.lmtd)),
    ofProgram('ntu', program && numberText(program.ntu, 3)),
    ofProgram('effectiveness', program && `${numberText(program.effectiveness * 100, 3)} %`),
    areaRow(found?.area, sizing, language),
  ];
}
