import type { Language, Localized } from '../common/localized.types.js';

import type { NumberBox } from './assessment.types.js';
import { levels, sides } from './calculation.types.js';
import type { Level } from './calculation.types.js';
import { checkWords, doubtWords, levelWords, plateName } from './check-words.js';
import { gaugeText, numberText, temperatureText } from './figure-text.js';
import type { RecordedCalculation, RecordedFigure, RecordedSide } from './recorded.types.js';
import {
  balanceWords,
  familyWords,
  hiddenAreaWords,
  reportWords,
  unsolvedWords,
  verdictWords,
} from './report-words.js';
import { propertyUnits } from './request.types.js';
import type { Quantity } from './units.js';

export type ReportRow = { name: string; label: string; value: string };

/** A request's calculation in words, for letters and for the sheet of the inbox. */
export type Report = {
  /** What stands beside a number box: its value in SI, the calculated one where it was left blank. */
  si: Partial<Record<NumberBox, string>>;
  results: ReportRow[];
  /** The worst first. */
  warnings: { level: Level; label: string; sentence: string }[];
};

const kilowatts = (watts: number) => `${numberText(watts / 1000)} kW`;
const percent = (value: number) => `${numberText(value, 3)} %`;

/** What a quantity of the boxes is given in, and how many of its SI units that is. */
const siUnits: Partial<Record<Quantity, readonly [unit: string, size: number]>> = {
  flow_volume: ['m³/s', 1],
  flow_mass: ['kg/s', 1],
  pressure: ['kPa', 1000],
  specific_heat: [propertyUnits.SpecificHeat, 1000],
  density: [propertyUnits.Density, 1],
  chloride: [propertyUnits.Chloride, 1],
};

function siText(quantity: Quantity, value: number, box: NumberBox): string {
  if (quantity === 'temperature') return temperatureText(value);
  if (box.endsWith('DesignPressure')) return gaugeText(value);
  const [unit, size] = siUnits[quantity] ?? ['', 1];
  return `${numberText(value / size)} ${unit}`;
}

function siOf({ inputs, sides: found }: RecordedCalculation, words: (text: Localized) => string): Report['si'] {
  const si: Report['si'] = {};
  for (const side of sides) {
    const { mass, volume, tIn, tOut } = found[side];
    const other = inputs[side === 'hot' ? 'coldFlowRate' : 'hotFlowRate'];
    // A calculated flow is shown as what the other side's was typed as, if its density is known.
    const isVolume = volume && other?.state === 'read' && other.quantity === 'flow_volume';
    const worked = [
      [`${side}FlowRate`, isVolume ? 'flow_volume' : 'flow_mass', isVolume ? volume : mass],
      [`${side}TempIn`, 'temperature', tIn],
      [`${side}TempOut`, 'temperature', tOut],
    ] as const;
    for (const [box, quantity, figure] of worked)
      if (figure?.origin === 'calculated')
        si[box] = `${siText(quantity, figure.value, box)} (${words(reportWords.calculated)})`;
  }
  for (const [name, reading] of Object.entries(inputs)) {
    const box = name as NumberBox; // Object.entries forgets the names
    si[box] = reading.state === 'read' ? siText(reading.quantity, reading.value, box) : words(reportWords.unread);
  }
  return si;
}

/** The mass flow of a side whose volume flow was typed, with the density used. */
function massText({ mass, density }: RecordedSide): string | undefined {
  if (mass?.origin !== 'calculated' || density === undefined) return undefined;
  return `${numberText(mass.value)} kg/s (${numberText(density)} kg/m³)`;
}

function areaText({ area }: RecordedCalculation, words: (text: Localized) => string): string {
  if (area.status === 'hidden') return words(hiddenAreaWords[area.reason]);
  const remarks = [words(reportWords.preliminary), ...(area.isRough ? [words(reportWords.rough)] : [])];
  return `${numberText(area.min)} – ${numberText(area.max)} m² (${remarks.join('; ')})`;
}

function familiesText({ families }: RecordedCalculation, words: (text: Localized) => string): string | undefined {
  if (families.length === 0) return undefined;
  const named = families.flatMap(({ id, verdict }) => {
    if (verdict === 'no_fit') return [];
    const remark = words(verdictWords[verdict]);
    return [remark ? `${words(familyWords[id])} (${remark})` : words(familyWords[id])];
  });
  return named.join(', ') || words(reportWords.none);
}

function resultsOf(found: RecordedCalculation, words: (text: Localized) => string): ReportRow[] {
  const { duty, balance, program, gasket, plate } = found;
  const heat = (figure: RecordedFigure | undefined) => figure && kilowatts(figure.value);
  const values: Partial<Record<keyof typeof reportWords, string | undefined>> = {
    duty: duty === undefined ? undefined : kilowatts(duty),
    hotDuty: heat(found.sides.hot.duty),
    coldDuty: heat(found.sides.cold.duty),
    hotMass: massText(found.sides.hot),
    coldMass: massText(found.sides.cold),
    balance: balance && `${percent(balance.percent)} (${words(balanceWords[balance.level])})`,
    lmtd: program && `${numberText(program.lmtd)} K`,
    approach: program && `${numberText(program.approach)} K`,
    ntu: program && numberText(program.ntu, 3),
    effectiveness: program && percent(program.effectiveness * 100),
    area: areaText(found, words),
    families: familiesText(found, words),
    gaskets: gasket.suitable.join(', ') || undefined,
    plate: plate.next && plateName(plate.next),
  };
  return Object.entries(values).flatMap(([name, value]) =>
    // Object.entries forgets the names
    value === undefined ? [] : [{ name, label: words(reportWords[name as keyof typeof reportWords]), value }],
  );
}

function warningsOf({ checks, doubts, solved }: RecordedCalculation): [Level, Localized][] {
  const unsolved = solved?.status === 'failed' && solved.reason !== 'no_properties' && unsolvedWords[solved.reason];
  return [
    ...(unsolved ? [['warning', unsolved] satisfies [Level, Localized]] : []),
    ...checks.map((check): [Level, Localized] => [check.level, checkWords(check)]),
    ...doubts.map((doubt): [Level, Localized] => ['note', doubtWords(doubt)]),
  ];
}

/** A stored calculation in the words of a language. Throws for one that is not of the shape it says. */
export function reportOf(found: RecordedCalculation, language: Language): Report {
  const words = (text: Localized) => text[language];
  // An inlet and an outlet may raise the same doubt.
  const warnings = new Map(warningsOf(found).map(([level, sentence]) => [words(sentence), level]));
  return {
    si: siOf(found, words),
    results: resultsOf(found, words),
    warnings: [...warnings]
      .map(([sentence, level]) => ({ level, label: words(levelWords[level]), sentence }))
      .toSorted((a, b) => levels.indexOf(a.level) - levels.indexOf(b.level)),
  };
}
