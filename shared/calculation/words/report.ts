import type { Language, Localized } from '../../words/localized.types.js';
import { entriesOf } from '../../words/records.js';
import type { NumberBox } from '../assessment.types.js';
import type { FamilyId } from '../checks/families.js';
import { isPossible, levels, otherSide, sides } from '../calculation.types.js';
import type { Level } from '../calculation.types.js';
import type { RecordedCalculation, RecordedFigure, RecordedSide } from '../recorded.types.js';
import { thermalLength } from '../sizing/thermal-length.js';
import type { Quantity, Unit } from '../units/units.js';

import { levelWords, unsolvedWords, wordsOfCheck, wordsOfDoubt } from './checks.js';
import { boxlessUnits, figureText, numberText, steamText, temperatureText } from './figure-text.js';
import { materialName } from './materials.js';
import { familyWords, reportWords } from './report-words.js';
import { allSolved, isByDuty } from './solved.js';
import { alternativeTexts, correlationsText, plateRows, spanText } from './plate-rows.js';
import { hiddenPlatesWords, plateRowWords, plateTexts } from './plates.js';
import { designTable } from './report-designs.js';
import type { DesignTable } from './report-designs.js';
import { balanceWords, doubtOf, hiddenAreaWords, isSensible, singlePhase, verdictWords } from './results.js';

export type ReportRow = { name: string; label: string; value: string };

/** A stored calculation for letters and the inbox sheet. */
export type Report = {
  /** Beside a number box: its SI value, or the calculated one of a blank box. */
  si: Partial<Record<NumberBox, string>>;
  results: ReportRow[];
  /** Or why there are none; nothing where the area says it already. */
  plates: ReportRow[];
  /** Every plate by every correlation; undefined where there is no number of plates. */
  designs?: DesignTable;
  /** The worst first. */
  warnings: { level: Level; label: string; sentence: string }[];
};

type Words = (text: Localized) => string;

const percent = (value: number) => `${numberText(value, 3)} %`;

/** SI as it is used in a plant. */
const siUnits: Partial<Record<Quantity, Unit>> = {
  heat: 'kW',
  flow_volume: 'm3/s',
  flow_mass: 'kg/s',
  pressure: 'kPa',
  ...boxlessUnits,
};

function siText(quantity: Quantity, value: number, box: NumberBox, language: Language): string {
  if (quantity === 'temperature') return temperatureText(value, language);
  const text = figureText(quantity, value, siUnits[quantity] ?? 'W', language);
  return box.endsWith('DesignPressure') ? `${text}(g)` : text;
}

/** Label of a calculated value. */
export function calculatedWord(found: Parameters<typeof isByDuty>[0], language: Language): string {
  return reportWords[isByDuty(found) ? 'calculatedByDuty' : 'calculated'][language];
}

function siOf({ inputs, sides: found }: RecordedCalculation, language: Language): Report['si'] {
  const si: Report['si'] = {};
  const calculated = calculatedWord({ inputs }, language);
  for (const side of sides) {
    const { mass, volume, tIn, tOut } = found[side];
    const other = inputs[`${otherSide[side]}FlowRate`];
    // A calculated flow is shown like the other side's typed one, if its density is known.
    const isVolume = volume && other?.state === 'read' && other.quantity === 'flow_volume';
    const worked = [
      [`${side}FlowRate`, isVolume ? 'flow_volume' : 'flow_mass', isVolume ? volume : mass],
      [`${side}TempIn`, 'temperature', tIn],
      [`${side}TempOut`, 'temperature', tOut],
    ] as const;
    for (const [box, quantity, figure] of worked)
      if (figure?.origin === 'calculated') si[box] = `${siText(quantity, figure.value, box, language)} (${calculated})`;
  }
  for (const [box, reading] of entriesOf(inputs)) {
    si[box] =
      reading.state === 'read' ? siText(reading.quantity, reading.value, box, language) : reportWords.unread[language];
  }
  return si;
}

/** For a typed volume flow, with the density used. */
function massText({ mass, density }: RecordedSide): string | undefined {
  if (mass?.origin !== 'calculated' || density === undefined) return undefined;
  return `${numberText(mass.value)} kg/s (${numberText(density)} kg/m³)`;
}

const notEstimated = (reason: Localized, words: Words) => `${words(reportWords.notEstimated)} (${words(reason)})`;

/** By those of the three correlations that hold, else by the usual coefficients of the two fluids. */
function areaText({ area, sizing }: RecordedCalculation, language: Language): string {
  const words: Words = (text) => text[language];
  if (area.status === 'hidden') return notEstimated(hiddenAreaWords[area.reason], words);
  const isSized = sizing.status === 'shown';
  const remarks = [
    words(reportWords.preliminary),
    ...(isSized ? [correlationsText(sizing, language)] : []),
    ...(area.isRough ? [words(reportWords.rough)] : []),
  ];
  const span = isSized ? spanText(sizing.area, 'm²') : `${numberText(area.min)} – ${numberText(area.max)} m²`;
  return `${span} (${remarks.join('; ')})`;
}

function platesOf({ area, sizing }: RecordedCalculation, language: Language): ReportRow[] {
  if (area.status === 'hidden') return [];
  const words: Words = (text) => text[language];
  if (sizing.status !== 'shown') {
    const reason = sizing.status === 'hidden' ? hiddenPlatesWords[sizing.reason] : reportWords.beforePlates;
    return [{ name: 'plates', label: words(plateRowWords.plates), value: notEstimated(reason, words) }];
  }
  const rows = plateRows(sizing, language).map(({ id, name, value = '', notes }) => ({
    name: id,
    label: words(name),
    value: value + (notes.length > 0 ? ` (${notes.join(', ')})` : ''),
  }));
  const others = alternativeTexts(sizing, language).join(' ');
  return [
    ...rows,
    ...(others ? [{ name: 'alternatives', label: words(reportWords.alternatives), value: others }] : []),
    { name: 'basis', label: words(reportWords.basis), value: words(plateTexts.basis) },
  ];
}

function thermalLengthText({ sides: { hot, cold }, program }: RecordedCalculation): string | undefined {
  if (!program) return undefined;
  const lengths = [hot, cold].map(({ tIn, tOut }) => thermalLength(tIn?.value, tOut?.value, program.lmtd));
  return lengths.map((length) => (length === undefined ? '–' : numberText(length, 3))).join(' / ');
}

/** The heat exchangers that units contain. */
const inUnits: readonly FamilyId[] = ['heat-exchanger', 'brazing-heat-exchanger'];

function familiesText({ families }: RecordedCalculation, units: string, words: Words): string | undefined {
  if (families.length === 0) return undefined;
  const named = families.flatMap(({ id, verdict, reasons }) => {
    if (verdict === 'no_fit') return [];
    const doubts = reasons.flatMap((reason) => doubtOf(reason) ?? []).map(words);
    const remark = [words(verdictWords[verdict]).toLowerCase(), ...doubts].join(': ');
    // A fitting family needs no remark.
    return [words(familyWords[id]) + (verdict === 'fits' ? '' : ` (${remark})`)];
  });
  const takesUnits = units && families.some(({ id, verdict }) => inUnits.includes(id) && verdict !== 'no_fit');
  const all = takesUnits ? [`${units} (${words(reportWords.ofUnit)})`, ...named] : named;
  return all.join(', ') || words(reportWords.none);
}

function resultsOf(found: RecordedCalculation, units: string, language: Language): ReportRow[] {
  const words: Words = (text) => text[language];
  const { duty, balance, program, gasket, plate } = found;
  const kilowatts = (watts: number) => `${numberText(watts / 1000)} kW`;
  const heat = (figure: RecordedFigure | undefined) => figure && kilowatts(figure.value);
  const values: Partial<Record<keyof typeof reportWords, string | undefined>> = {
    duty: duty === undefined ? undefined : kilowatts(duty),
    hotDuty: heat(found.sides.hot.duty),
    coldDuty: heat(found.sides.cold.duty),
    hotMass: massText(found.sides.hot),
    coldMass: massText(found.sides.cold),
    steam: steamText(found.sides.hot, language),
    balance: balance && `${percent(balance.percent)} (${words(balanceWords[balance.level])})`,
    lmtd: program && `${numberText(program.lmtd)} K${isSensible(found.sides) ? '' : ` (${words(singlePhase)})`}`,
    approach: program && `${numberText(program.approach)} K`,
    ntu: program && numberText(program.ntu, 3),
    thermalLength: thermalLengthText(found),
    effectiveness: program && percent(program.effectiveness * 100),
    area: areaText(found, language),
    families: familiesText(found, units, words),
    gaskets: gasket.suitable.join(', ') || undefined,
    plate: plate.next && materialName(plate.next),
  };
  return entriesOf(values).flatMap(([name, value]) =>
    value === undefined ? [] : [{ name, label: words(reportWords[name]), value }],
  );
}

/** Without what the sender could change, which only the panel shows. */
function warningsOf(found: RecordedCalculation, language: Language): [string, Level][] {
  const { checks, doubts } = found;
  return [
    // Missing properties are asked for elsewhere; of what is impossible nothing can be solved.
    ...allSolved(found).flatMap(({ reason }): [string, Level][] =>
      !reason || reason === 'no_properties' || !isPossible(checks)
        ? []
        : [[unsolvedWords[reason][language].what, 'warning']],
    ),
    ...checks.map((check): [string, Level] => [wordsOfCheck(check, language).what, check.level]),
    ...doubts.map((doubt): [string, Level] => [wordsOfDoubt(doubt, language).what, 'note']),
  ];
}

/** `units` names those that are asked for: they contain one of the families. Throws for a record of another shape. */
export function reportOf(found: RecordedCalculation, language: Language, units = ''): Report {
  // Inlet and outlet may raise the same doubt.
  const warnings = new Map(warningsOf(found, language));
  return {
    si: siOf(found, language),
    results: resultsOf(found, units, language),
    plates: platesOf(found, language),
    designs: designTable(found.sizing, language),
    warnings: [...warnings]
      .map(([sentence, level]) => ({ level, label: levelWords[level][language], sentence }))
      .toSorted((a, b) => levels.indexOf(a.level) - levels.indexOf(b.level)),
  };
}
