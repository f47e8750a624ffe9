import type { Language, Localized } from '../../words/localized.types.js';
import { keysOf } from '../../words/records.js';
import { words } from '../../words/words.js';
import type { Side } from '../calculation.types.js';
import type { RecordedSizing } from '../recorded.types.js';
import type { Design, FittingDesign } from '../sizing/plates/sizing.types.js';
import { fromSi } from '../units/units.js';

import { numberText } from './figure-text.js';
import { correlationWords, decisionWords, misfitWords, plateKindWords, plateTexts } from './plates.js';

/** Each design with its cells under the heads; one cell for all of them where the correlation does not hold. */
export type DesignTable = {
  heads: readonly string[];
  rows: readonly { plate: string; correlation: string; cells: readonly string[] }[];
  /** Basis of all designs, and the validity of each correlation. */
  notes: readonly string[];
};

/** Columns of a design, in this order. */
const columnWords = words({
  plates: { ko: '매수', en: 'Plates' },
  area: { ko: '면적 (m²)', en: 'Area (m²)' },
  length: { ko: '판 길이 (m)', en: 'Length (m)' },
  velocity: { ko: '유속, 고온측 / 저온측 (m/s)', en: 'Velocity, hot / cold (m/s)' },
  pressureDrop: { ko: '압력손실, 고온측 / 저온측 (kPa)', en: 'Pressure drop, hot / cold (kPa)' },
  reynolds: { ko: 'Re, 고온측 / 저온측', en: 'Re, hot / cold' },
  decidedBy: { ko: '지배 조건', en: 'Decided by' },
});

const headWords = words({
  plate: { ko: '전열판', en: 'Plate' },
  correlation: { ko: '상관식', en: 'Correlation' },
});

const bandNote: Localized = {
  ko: '위의 범위는 상관식마다 전열면적이 가장 작은 판(두께 0.5 mm, 간격 2.5 mm)을 기준으로 아래위 여유를 둔 것입니다.',
  en: 'The range above spans the plate of least area by each correlation (0.5 mm thick, 2.5 mm apart), with some room at both ends.',
};

/** Three digits: they differ by more than that from what is measured. */
const rounded = (value: number) => numberText(Number(value.toPrecision(3)), 3);
const ofBoth = ({ hot, cold }: Record<Side, number>, of = rounded) => `${of(hot)} / ${of(cold)}`;
const inKilopascal = (value: number) => rounded(fromSi('pressure', value, 'kPa') ?? NaN);

function cellsOf(design: FittingDesign, text: (of: Localized) => string): string[] {
  const { plates, area, length, velocity, pressureDrop, reynolds, decidedBy } = design;
  const cells: Record<keyof typeof columnWords, string> = {
    plates: numberText(plates),
    area: rounded(area),
    length: rounded(length),
    velocity: ofBoth(velocity),
    pressureDrop: ofBoth(pressureDrop, inKilopascal),
    reynolds: ofBoth(reynolds),
    decidedBy: text(decisionWords[decidedBy]),
  };
  return keysOf(columnWords).map((name) => cells[name]);
}

/** Every plate by every correlation, for the engineer who reads a request. */
export function designTable(sizing: RecordedSizing, language: Language): DesignTable | undefined {
  if (sizing.status !== 'shown') return undefined;
  const text = (of: Localized) => of[language];
  const rowOf = (design: Design) => ({
    plate: text(plateKindWords[design.plate]),
    correlation: correlationWords[design.correlation][language].name,
    cells: design.status === 'fits' ? cellsOf(design, text) : [text(misfitWords[design.status])],
  });
  return {
    heads: [...Object.values(headWords), ...Object.values(columnWords)].map(text),
    rows: sizing.designs.map(rowOf),
    notes: [
      text(bandNote),
      text(plateTexts.basis),
      ...Object.values(correlationWords).map(({ [language]: { name, validity } }) => `${name}: ${validity}`),
    ],
  };
}
