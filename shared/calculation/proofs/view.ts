import type { Language } from '../../words/localized.types.js';
import { sides } from '../calculation.types.js';
import { degreesText, numberText } from '../words/figure-text.js';
import { NOTHING } from '../words/figures.js';
import { spanText } from '../words/plate-rows.js';
import { hiddenPlatesWords } from '../words/plates.js';
import {
  authorNames,
  leftOutReasons,
  outsideReasons,
  proofColumns,
  proofSections,
  proofTexts,
  sourceWords,
} from '../words/proofs.js';
import type { ProofColumn, ProofSection } from '../words/proofs.js';
import type { Span } from '../sizing/plates/sizing.types.js';

import { caseIds } from './cases.js';
import { designProofs, offeredAreas, proofOf, sharesOf } from './designs.js';
import type { DesignProof } from './designs.js';
import { formulaProofs } from './formulas.js';
import type { FormulaProof } from './formulas.js';
import { PLANT_TOLERANCE, plantProofs, worstOf } from './plant.js';
import type { PlantPoint } from './plant.js';
import { publishedDesigns } from './published-designs.js';
import { sourceOfCase, sources } from './sources.js';

export type ProofRow = {
  name: string;
  /** Id of the source, and what it is, with its number. */
  source?: { id: string; label: string };
  /** The likely reason of a value outside. */
  note?: string;
  cells: readonly string[];
  isOutside: boolean;
};
export type ProofTable = { columns: readonly string[]; rows: readonly ProofRow[] };
export type ProofsView = {
  summary: string;
  sections: readonly { id: ProofSection; title: string; points: readonly string[]; table?: ProofTable }[];
  sources: readonly { id: string; text: string }[];
};

const span = ({ from, to }: Span) => spanText({ from, to });
const kilopascals = ({ from, to }: Span) => span({ from: from / 1000, to: to / 1000 });
const three = (value: number) => numberText(value, 3);
const numberOf = (source: string) => sources.findIndex(({ id }) => id === source) + 1;
const pair = (one: string, other: string) => `${one} / ${other}`;

const columnsOf = (language: Language, ...names: readonly ProofColumn[]) =>
  names.map((name) => proofColumns[name][language]);

/** Everything compared: the same in both languages. */
function compared() {
  const { answered, unanswered } = designProofs();
  const own = publishedDesigns.map((design) => proofOf(design, design.drops));
  return {
    answered,
    unanswered,
    shares: sharesOf(answered),
    ownInside: own.filter((proof) => 'area' in proof && proof.area.isInside).length,
    formulas: formulaProofs(),
    plant: plantProofs(),
    offered: offeredAreas(),
  };
}
type Compared = ReturnType<typeof compared>;

function designRow({ design, area, drops }: DesignProof, language: Language): ProofRow {
  const { outside } = proofTexts;
  const [hotIn, hotOut, coldIn, coldOut] = design.temperatures;
  const flaws = [
    ...(area.isInside ? [] : [outside.area[language]]),
    ...sides.flatMap((side) => (drops[side].isInside ? [] : [outside[side][language]])),
  ];
  const { fouling, margin } = design;
  return {
    name: design.name,
    source: { id: design.source, label: `${sourceWords[design.source][language]} [${numberOf(design.source)}]` },
    note: flaws.length > 0 ? outsideReasons[design.name]?.[language] : undefined,
    cells: [
      numberText(design.duty),
      pair(degreesText(hotIn), degreesText(hotOut)),
      pair(degreesText(coldIn), degreesText(coldOut)),
      margin === undefined ? NOTHING : three(margin),
      fouling ? pair(three(fouling.hot * 1000), three(fouling.cold * 1000)) : NOTHING,
      three(design.area),
      span(area),
      ...sides.flatMap((side) => [three(design.drops[side]), kilopascals(drops[side])]),
      flaws.join(', ') || proofTexts.inside[language],
    ],
    isOutside: flaws.length > 0,
  };
}

function designTable({ answered }: Compared, language: Language): ProofTable {
  return {
    columns: columnsOf(
      language,
      ...(['design', 'duty', 'hotTemperatures', 'coldTemperatures', 'margin', 'fouling'] as const),
      ...(['area', 'ours', 'hotDrop', 'ours', 'coldDrop', 'ours', 'verdict'] as const),
    ),
    rows: answered.map((proof) => designRow(proof, language)),
  };
}

function leftOutTable({ unanswered, offered }: Compared, language: Language): ProofTable {
  const row = (name: string, why: string, id = name): ProofRow => ({
    name,
    source: { id, label: `[${numberOf(id)}]` },
    cells: [why],
    isOutside: false,
  });
  const areas = (isInside: boolean) =>
    (offered?.offers ?? []).flatMap((offer) => (offer.isInside === isInside ? `${numberText(offer.area)} m²` : []));
  const listed = caseIds.flatMap((id) => {
    const source = sourceOfCase(id);
    const why = leftOutReasons[id] ?? leftOutReasons[source];
    return why ? [row(id, why[language], source)] : [];
  });
  return {
    columns: columnsOf(language, 'design', 'reason'),
    rows: [
      ...(offered
        ? [
            row(
              'AL-1000',
              proofTexts.offers[language](
                areas(true).join(', '),
                areas(false).join(', '),
                spanText(offered.band, 'm²'),
              ),
            ),
          ]
        : []),
      ...listed,
      ...unanswered.map((each) => row(each.design.name, hiddenPlatesWords[each.reason][language], each.design.source)),
    ],
  };
}

function plantTable({ plant: { points } }: Compared, language: Language): ProofTable {
  return {
    columns: columnsOf(
      language,
      ...(['point', 'flows', 'inlets', 'hotOutlet', 'ours', 'coldOutlet', 'ours', 'worst', 'verdict'] as const),
    ),
    rows: points.map((each, index) => {
      const off = worstOf([each]);
      return {
        name: String(index + 1),
        cells: [
          pair(three(each.flows.hot), three(each.flows.cold)),
          pair(degreesText(each.inlets.hot), degreesText(each.inlets.cold)),
          ...sides.flatMap((side) => [degreesText(each.outlets[side].measured), degreesText(each.outlets[side].ours)]),
          off.toFixed(1),
          off <= PLANT_TOLERANCE ? proofTexts.inside[language] : proofTexts.outside.value[language],
        ],
        isOutside: off > PLANT_TOLERANCE,
      };
    }),
  };
}

/** Digits of a correlation's value that a reader compares; the difference is told to all of them. */
const DIGITS = 7;

function formulaRow(proof: FormulaProof, language: Language): ProofRow {
  const { author, quantity, reynolds, prandtl, angle, viscosityRatio, enlargement, published, ours } = proof;
  const further = [
    ...(viscosityRatio ? [`mu/mu_w ${numberText(viscosityRatio)}`] : []),
    ...(enlargement ? [`phi ${numberText(enlargement)}`] : []),
  ];
  return {
    name: `${quantity === 'nusselt' ? 'Nu' : 'f'}, ${authorNames[author]}`,
    cells: [
      numberText(reynolds),
      prandtl === undefined ? NOTHING : numberText(prandtl),
      numberText(angle),
      further.join(', ') || NOTHING,
      numberText(published, DIGITS),
      numberText(ours, DIGITS),
      Math.abs(ours / published - 1).toExponential(0),
      proof.isInside ? proofTexts.inside[language] : proofTexts.outside.value[language],
    ],
    isOutside: !proof.isInside,
  };
}

function formulaTable({ formulas }: Compared, language: Language): ProofTable {
  return {
    columns: columnsOf(
      language,
      ...(['value', 'reynolds', 'prandtl', 'angle', 'further', 'published', 'ours', 'difference', 'verdict'] as const),
    ),
    rows: formulas.map((proof) => formulaRow(proof, language)),
  };
}

const differences = (points: readonly PlantPoint[]) =>
  points.flatMap(({ outlets }) => sides.map((side) => Math.abs(outlets[side].ours - outlets[side].measured)));
const near = (points: readonly PlantPoint[]) => differences(points).filter((each) => each <= PLANT_TOLERANCE).length;
const kelvin = (value: number) => `${value.toFixed(1)} K`;

function viewOf(all: Compared, language: Language): ProofsView {
  const { shares, plant, formulas } = all;
  const outlets = differences(plant.points).length;
  const section = (id: ProofSection, points: readonly string[], table?: ProofTable) => ({
    id,
    title: proofSections[id][language],
    points,
    table,
  });
  return {
    summary: proofTexts.summary[language]({
      designs: shares.area.of,
      area: shares.area.inside,
      hot: shares.hot.inside,
      cold: shares.cold.inside,
      free: shares.free.of,
      freeInside: shares.free.inside,
      formulas: formulas.length,
      formulasInside: formulas.filter(({ isInside }) => isInside).length,
      outlets,
      outletsInside: near(plant.points),
    }),
    sections: [
      section('method', proofTexts.method[language]),
      section(
        'designs',
        proofTexts.designs[language](shares.free.of, shares.free.inside, all.ownInside, shares.area.of),
        designTable(all, language),
      ),
      section('left-out', [proofTexts.leftOut[language]], leftOutTable(all, language)),
      section(
        'plant',
        proofTexts.plant[language](
          numberText(plant.left, 2),
          near(plant.clean),
          outlets,
          kelvin(worstOf(plant.points)),
          kelvin(worstOf(plant.clean)),
        ),
        plantTable(all, language),
      ),
      section('formulas', [proofTexts.formulas[language]], formulaTable(all, language)),
      section('sources', []),
    ],
    sources,
  };
}

let all: Compared | undefined;

/** The page of proofs in a language. Everything is compared once a process: nothing of it depends on the content. */
export function proofsView(language: Language): ProofsView {
  all ??= compared();
  return viewOf(all, language);
}
