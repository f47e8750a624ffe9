import { assessmentOf } from '../../../shared/calculation/assessment.js';
import { programNodes } from '../../../shared/calculation/drawing/program-nodes.js';
import '../../../shared/calculation/fluids/every.js';
import { frame } from '../../../shared/calculation/drawing/temperature-program.js';
import { pathToPlateProofs } from '../../../shared/calculation/proofs/address.js';
import { recordOf } from '../../../shared/calculation/recorded.js';
import { sideWords } from '../../../shared/calculation/words/checks.js';
import { figureRows } from '../../../shared/calculation/words/figure-rows.js';
import { differenceText, temperatureText, unitText } from '../../../shared/calculation/words/figure-text.js';
import { NOTHING } from '../../../shared/calculation/words/figures.js';
import { partWords } from '../../../shared/calculation/words/parts.js';
import { calculatedWord, reportOf } from '../../../shared/calculation/words/report.js';
import type { Report } from '../../../shared/calculation/words/report.js';
import { solvedValues } from '../../../shared/calculation/words/solved-value.js';
import { temperatureProgramWords } from '../../../shared/calculation/words/temperature-program.js';
import type { Assessment } from '../../../shared/calculation/assessment.types.js';
import { plateTexts } from '../../../shared/calculation/words/plates.js';
import type { OfferValues } from '../../../shared/calculation/offers/offer-check.types.js';
import { isPossible } from '../../../shared/calculation/calculation.types.js';
import type { Language, Localized } from '../../../shared/words/localized.types.js';
import { fields } from '../../../shared/questionnaire/fields.js';
import type { FieldAt, SideRowName, SingleRowName } from '../../../shared/questionnaire/fields.js';
import { fieldNames, rowNames } from '../../../shared/questionnaire/fields.text.js';
import { fieldsAt, filledRows, rowOf, sheetRows } from '../../../shared/questionnaire/places.js';

import { sheetTexts } from './data-sheets.text.js';
import { CALCULATOR } from '../../../shared/sheets/addresses.js';
import type { DataSheet, SheetColours, SheetFigure, SheetPart } from '../../../shared/sheets/data-sheets.types.js';
import { offersQuery, offersRows } from './offers-part.js';

export type ConditionField = FieldAt<SideRowName | 'heatDuty' | 'designMargin' | 'materials'>;
/** The calculator's values as typed. */
export type Conditions = Record<ConditionField, string>;

/** Questions of the calculator, from top to bottom. */
export const conditionFields: readonly ConditionField[] = [
  ...sheetRows.flatMap(({ hot, cold, unit }) => [hot, cold, ...(unit ? [unit] : [])]),
  ...fieldsAt('heatDuty', 'designMargin', 'materials'),
];

const usualUnit = (field: ConditionField) => fields[field].units?.[0] ?? '';

/** Query of an address that shows these conditions again: filled in values, and units other than the usual. */
export function conditionsQuery(conditions: Conditions): string {
  const named = conditionFields.filter((field) => conditions[field] !== '' && conditions[field] !== usualUnit(field));
  return String(new URLSearchParams(named.map((field): [string, string] => [field, conditions[field]])));
}

/** The conditions with the usual unit where none is named. */
const withUnits = (conditions: Conditions): Conditions => ({
  ...conditions,
  ...Object.fromEntries(conditionFields.map((field) => [field, conditions[field] || usualUnit(field)])),
});

type Shown = { found: Assessment; record: ReturnType<typeof recordOf>; conditions: Conditions; language: Language };

/** The values as typed; in place of a blank one that follows from the others, what it follows to. */
function conditionsPart({ found, conditions, language }: Shown): SheetPart {
  const text = (words: Localized) => words[language];
  const solved = isPossible(found.checks) ? solvedValues(found, conditions, language) : [];
  const cell = (asked: ConditionField) => {
    const value = solved.find(({ field }) => field === asked);
    return value ? `${value.text} (${calculatedWord(found, language)})` : conditions[asked] || NOTHING;
  };
  const { designMargin, heatDuty, heatDutyUnit } = conditions;
  // Values without a side are those of both.
  const ofBoth = (name: SingleRowName, value: string, unit = '') =>
    value ? [[text(rowNames[name]), value, value, unit]] : [];
  const single = [
    ...ofBoth('designMargin', designMargin, rowOf('designMargin')?.fixedUnit),
    ...ofBoth('heatDuty', heatDuty, heatDutyUnit),
  ];
  return {
    kind: 'table',
    title: text(sheetTexts.conditions),
    shares: [0.26, 0.31, 0.31, 0.12],
    heads: [
      { text: text(sheetTexts.item) },
      { text: text(sideWords.hot), colour: 'hot' },
      { text: text(sideWords.cold), colour: 'cold' },
      { text: text(sheetTexts.unit) },
    ],
    rows: filledRows(conditions).flatMap(({ name, hot, cold, unit, fixedUnit }) => [
      ...(name === 'flow' ? single : []),
      [text(rowNames[name]), cell(hot), cell(cold), fixedUnit ?? (unit ? unitText(conditions[unit], language) : '')],
    ]),
  };
}

/** A value's unit stands behind its last blank. */
function resultsPart({ found, record, language }: Shown): SheetPart {
  const rows = figureRows(found, language, record.sizing).map(({ name, value = NOTHING, notes }): SheetFigure => {
    const unitAt = value.lastIndexOf(' ');
    const [number, unit] = unitAt < 0 ? [value, ''] : [value.slice(0, unitAt), value.slice(unitAt + 1)];
    return { label: name[language], value: number, unit, note: notes.join(', ') };
  });
  return { kind: 'figures', title: partWords.results[language], rows };
}

/** Plates for the conditions. */
function platesPart({ plates }: Report, language: Language): SheetPart[] {
  const rows = plates.map(({ label, value }) => [label, value]);
  if (rows.length === 0) return [];
  return [{ kind: 'table', title: plateTexts.title[language], shares: [0.26, 0.74], rows }];
}

function programPart({ record, language }: Shown, colour: SheetColours): SheetPart {
  const nodes = programNodes(record, {
    words: temperatureProgramWords[language],
    colour,
    format: { temperature: (value) => temperatureText(value, language), difference: differenceText },
  });
  const { width, height } = frame;
  return { kind: 'drawings', title: partWords.program[language], drawings: [{ width, height, nodes }] };
}

/** The materials chosen, and what of the materials and families suits. */
function materialsPart({ results }: Report, { conditions, language }: Shown): SheetPart {
  const chosen = fieldsAt('materials').map((field) => [fieldNames[field][language], conditions[field] || NOTHING]);
  const suitable = results.filter(({ name }) => ['families', 'gaskets', 'plate'].includes(name));
  return {
    kind: 'table',
    title: sheetTexts.materials[language],
    shares: [0.26, 0.74],
    rows: [...chosen, ...suitable.map(({ label, value }) => [label, value])],
  };
}

function checksPart({ warnings }: Report, language: Language): SheetPart[] {
  if (warnings.length === 0) return [];
  const points = warnings.map(({ label, sentence }) => ({ label, text: sentence }));
  return [{ kind: 'points', title: sheetTexts.checks[language], columns: 2, points }];
}

/** The calculator's conditions and offers with everything that follows from them. */
export function conditionsSheet(
  typed: Conditions & OfferValues,
  { language, colours, day }: { language: Language; colours: SheetColours; day: string },
): DataSheet {
  const conditions = withUnits(typed);
  const found = assessmentOf(conditions);
  const record = recordOf(found);
  const report = reportOf(record, language);
  const shown = { found, record, conditions, language };
  const page = `/${language}${CALCULATOR.path}`;
  const query = [conditionsQuery(conditions), offersQuery(typed)].filter(Boolean).join('&');
  return {
    language,
    kind: sheetTexts.kind[language],
    title: sheetTexts.title[language],
    lead: `${partWords.preliminary[language]} · ${day}`,
    rows: [
      [{ share: 1, parts: [conditionsPart(shown)] }],
      [
        { share: 56, parts: [resultsPart(shown)] },
        { share: 44, parts: [programPart(shown, colours)] },
      ],
      [
        {
          share: 1,
          parts: [...platesPart(report, language), materialsPart(report, shown), ...checksPart(report, language)],
        },
      ],
      ...offersRows(typed, { found, sizing: record.sizing, language }),
    ],
    link: { label: sheetTexts.calculator[language], path: `${page}${query && `?${query}`}#${CALCULATOR.section}` },
    proofs: { label: plateTexts.proofs[language], path: pathToPlateProofs(language) },
    remark: sheetTexts.remark[language],
  };
}
