import { wordsOfCheck } from '../../../shared/calculation/words/checks.js';
import { decisionWords } from '../../../shared/calculation/words/plates.js';
import { allSolved } from '../../../shared/calculation/words/solved.js';
import { sides } from '../../../shared/calculation/calculation.types.js';
import type { Side } from '../../../shared/calculation/calculation.types.js';
import { fieldNames } from '../../../shared/questionnaire/fields.text.js';
import { guarded, knownCalculation } from '../intake/calculation.js';
import type { StoredQuote } from '../intake/quotes.schema.js';
import type { QuoteCalculation } from '../../../shared/requests/quotes.types.js';

/** A column's name with its unit, and its cell: a number with a point, or blank where nothing is known. */
type Column = [name: string, of: (found: QuoteCalculation) => number | string | undefined];

const sideNames: Record<Side, string> = { hot: '고온측', cold: '저온측' };

function sideColumns(side: Side): Column[] {
  const typed = (box: 'PressureDrop' | 'DesignPressure' | 'DesignTemp', unit: number) => (found: QuoteCalculation) => {
    const reading = found.inputs[`${side}${box}`];
    return reading?.state === 'read' ? reading.value / unit : undefined;
  };
  const figure =
    (name: 'mass' | 'volume' | 'tIn' | 'tOut' | 'duty', unit = 1) =>
    (found: QuoteCalculation) => {
      const known = found.sides[side][name];
      return known && known.value / unit;
    };
  const columns: Column[] = [
    ['질량유량 (kg/s)', figure('mass')],
    ['체적유량 (m³/s)', figure('volume')],
    ['입구온도 (°C)', figure('tIn')],
    ['출구온도 (°C)', figure('tOut')],
    ['허용 압력손실 (kPa)', typed('PressureDrop', 1000)],
    ['설계압력 (kPa 게이지)', typed('DesignPressure', 1000)],
    ['설계온도 (°C)', typed('DesignTemp', 1)],
    ['전열량 (kW)', figure('duty', 1000)],
  ];
  return columns.map(([name, of]) => [`${sideNames[side]} ${name}`, of]);
}

const shownArea = ({ area }: QuoteCalculation) => (area.status === 'shown' ? area : undefined);

const columns: Column[] = [
  ...sides.flatMap(sideColumns),
  ['열수지 차이 (%)', ({ balance }) => balance?.percent],
  ['LMTD (K)', ({ program }) => program?.lmtd],
  ['NTU (-)', ({ program }) => program?.ntu],
  ['유용도 (%)', ({ program }) => program && program.effectiveness * 100],
  ['전열면적 개략 최소 (m²)', (found) => shownArea(found)?.min],
  ['전열면적 개략 최대 (m²)', (found) => shownArea(found)?.max],
  [
    '계산으로 구한 항목',
    (found) =>
      allSolved(found)
        .flatMap(({ status, field }) => (status === 'solved' ? fieldNames[field].ko : []))
        .join(', '),
  ],
  ['확인 사항', ({ checks }) => checks.map((check) => wordsOfCheck(check, 'ko').what).join(' ')],
];

const shownSizing = ({ sizing }: QuoteCalculation) => (sizing.status === 'shown' ? sizing : undefined);

/** Columns of plates: unknown when the others got their places. */
const laterColumns: Column[] = [
  ['전열판 매수 최소', (found) => shownSizing(found)?.plates.from],
  ['전열판 매수 최대', (found) => shownSizing(found)?.plates.to],
  ['상관식 전열면적 최소 (m²)', (found) => shownSizing(found)?.area.from],
  ['상관식 전열면적 최대 (m²)', (found) => shownSizing(found)?.area.to],
  ...sides.flatMap((side): Column[] => {
    const drop = (end: 'from' | 'to') => (found: QuoteCalculation) => {
      const sizing = shownSizing(found);
      return sizing && sizing.pressureDrop[side][end] / 1000;
    };
    return [
      [`${sideNames[side]} 압력손실 최소 (kPa)`, drop('from')],
      [`${sideNames[side]} 압력손실 최대 (kPa)`, drop('to')],
    ];
  }),
  [
    '지배 조건',
    (found) =>
      shownSizing(found)
        ?.decidedBy.map((each) => decisionWords[each].ko)
        .join(', '),
  ],
];

/** Names of the columns after the questionnaire's, and of those after all others. */
export const calculationColumns = columns.map(([name]) => name);
export const laterCalculationColumns = laterColumns.map(([name]) => name);

/** Six digits: more than anybody measures. */
function cellText(value: number | string | undefined): string {
  if (typeof value !== 'number') return value ?? '';
  // A temperature near 0 is 0: a power of ten below it would be taken for a formula.
  return String(Math.abs(value) < 1e-6 ? 0 : Number(value.toPrecision(6)));
}

function cellsOf(quote: Pick<StoredQuote, 'calculation'>, under: readonly Column[]): string[] {
  const cells = guarded(() => {
    const found = knownCalculation(quote);
    return found && under.map(([, of]) => cellText(of(found)));
  });
  return cells ?? under.map(() => '');
}

/** The cells under them; all blank for a request without a calculation. */
export const calculationCells = (quote: Pick<StoredQuote, 'calculation'>) => cellsOf(quote, columns);
/** All blank for a request from before plates were estimated, too. */
export const laterCalculationCells = (quote: Pick<StoredQuote, 'calculation'>) => cellsOf(quote, laterColumns);
