import type { Language } from '../../words/localized.types.js';
import type { Assessment } from '../assessment.types.js';
import { sides } from '../calculation.types.js';
import type { Side } from '../calculation.types.js';
import type { OfferCheck, OffersCheck } from '../offers/offer-check.types.js';
import type { Sizing } from '../sizing/plates/sizing.types.js';

import { sideWords } from './checks.js';
import { figureText, kilowatts, numberText, percentText, temperatureText } from './figure-text.js';
import {
  dropVerdictWords,
  offerQuestionWords,
  offerRowWords,
  offerTexts,
  sizeSentences,
  sizeVerdictWords,
} from './offers.js';
import type { OfferRowName } from './offers.js';
import { holdingOf, platesText, spanText } from './plate-rows.js';
import { hiddenPlatesWords, plateTexts } from './plates.js';

const areaText = (area: number) => `${numberText(area)} m²`;
/** Three digits: more than that says nothing. */
const coefficientText = (coefficient: number) => `${numberText(Number(coefficient.toPrecision(3)))} W/(m²·K)`;
const dropText = (drop: number, language: Language) => figureText('pressure', drop, 'kPa', language, 3);

/** The allowable pressure drop of a side, and whether it was assumed; undefined without a band. */
function allowedText(sizing: Sizing, side: Side, language: Language): string | undefined {
  if (sizing.status !== 'shown') return undefined;
  const { value, isAssumed } = sizing.allowed[side];
  return offerTexts[isAssumed ? 'assumed' : 'allowed'][language](dropText(value, language));
}

/** Reference values for an offer's area, plates and pressure drops. */
export function offerBands({ sizing, duty }: OffersCheck, language: Language): Partial<Record<OfferRowName, string>> {
  const isShown = sizing.status === 'shown';
  return {
    area: isShown ? offerTexts.band[language](spanText(sizing.area, 'm²')) : undefined,
    plates: isShown ? offerTexts.band[language](platesText(sizing.plates, language)) : undefined,
    hotDrop: allowedText(sizing, 'hot', language),
    coldDrop: allowedText(sizing, 'cold', language),
    reached: isShown && duty !== undefined ? offerTexts.asked[language](kilowatts(duty, language)) : undefined,
  };
}

/** A value with what is to be noted of it; blank where nothing is known. */
export type OfferCell = { value: string; note?: string; isDoubtful?: boolean };
export type OfferRow = { id: OfferRowName; name: string; cells: OfferCell[] };

const nothing: OfferCell = { value: '' };
type Size = NonNullable<OfferCheck['size']>;

function dropCell(side: Side, { drops }: OfferCheck, language: Language): OfferCell {
  const { value, verdict } = drops[side] ?? {};
  if (value === undefined) return nothing;
  const text = dropText(value, language);
  if (!verdict) return { value: text };
  return { value: dropVerdictWords[verdict][language], note: text, isDoubtful: verdict !== 'fine' };
}

const bandText = ({ by, band }: Size, language: Language) =>
  by === 'area' ? spanText(band, 'm²') : platesText(band, language);

/** Basis of an offer's comparison, if not the area at the allowable pressure drops. */
function sizeNote(size: Size, language: Language): string | undefined {
  const notes = [
    ...(size.by === 'plates' ? [offerTexts.byPlates[language]] : []),
    ...(size.isAtOwnDrop ? [offerTexts.atOwnDrop[language](bandText(size, language))] : []),
  ];
  return notes.length > 0 ? notes.join(', ') : undefined;
}

/** Findings about these offers, a row for each. */
export function offerRows(offers: readonly OfferCheck[], language: Language): OfferRow[] {
  const row = (id: OfferRowName, cellOf: (offer: OfferCheck) => OfferCell | undefined): OfferRow => ({
    id,
    name: offerRowWords[id][language],
    cells: offers.map((offer) => cellOf(offer) ?? nothing),
  });
  return [
    row(
      'verdict',
      ({ size }) =>
        size && {
          value: sizeVerdictWords[size.verdict][language],
          note: sizeNote(size, language),
          isDoubtful: size.verdict !== 'inside',
        },
    ),
    row('coefficient', ({ coefficient }) => (coefficient ? { value: coefficientText(coefficient) } : undefined)),
    row(
      'reached',
      ({ reached }) =>
        reached && {
          value: percentText(reached.percent),
          note: kilowatts(reached.duty, language),
          isDoubtful: reached.isShort,
        },
    ),
    row('hotDrop', (offer) => dropCell('hot', offer, language)),
    row('coldDrop', (offer) => dropCell('cold', offer, language)),
  ];
}

function sizeSentence({ size, isBandless, area, plates }: OfferCheck, sizing: Sizing, language: Language): string[] {
  const count = plates === undefined ? undefined : plateTexts.count[language](numberText(plates));
  if (size) {
    const offered = size.by === 'area' ? areaText(area ?? NaN) : (count ?? '');
    return [
      sizeSentences[size.by][size.verdict][language](offered, bandText(size, language)),
      ...(size.isAtOwnDrop ? [offerTexts.comparedAtOwnDrop[language]] : []),
      ...(size.by === 'plates' ? [offerTexts.platesDiffer[language]] : []),
    ];
  }
  return [
    ...(area === undefined ? [] : [offerTexts.isArea[language](areaText(area))]),
    ...(count === undefined ? [] : [offerTexts.isPlates[language](count)]),
    ...(sizing.status === 'shown' ? [offerTexts[isBandless ? 'bandless' : 'noSize'][language]] : []),
  ];
}

function dropSentence({ drops }: OfferCheck, language: Language): string[] {
  const list = sides.flatMap((side) => {
    const drop = drops[side];
    const verdict = drop?.verdict ? dropVerdictWords[drop.verdict][language] : '';
    return drop
      ? [offerTexts.dropOf[language](sideWords[side][language], dropText(drop.value, language), verdict)]
      : [];
  });
  return list.length > 0 ? [offerTexts.drop[language](list.join(', '))] : [];
}

function questionSentence({ size, questions, drops }: OfferCheck, language: Language): string[] {
  if (questions.length === 0) return [];
  const isOutside =
    (size !== undefined && size.verdict !== 'inside') ||
    sides.some((side) => (drops[side]?.verdict ?? 'fine') !== 'fine');
  const list = questions.map((question) => offerQuestionWords[question][language]).join(', ');
  return [offerTexts[isOutside ? 'ask' : 'worthAsking'][language](list)];
}

/** An offer in a paragraph that can be sent on. */
export function offerParagraph(offer: OfferCheck, sizing: Sizing, language: Language): string {
  const { coefficient, reached } = offer;
  return [
    ...sizeSentence(offer, sizing, language),
    ...(coefficient ? [offerTexts.coefficient[language](coefficientText(coefficient))] : []),
    ...(reached ? [offerTexts.reached[language](percentText(reached.percent), kilowatts(reached.duty, language))] : []),
    ...dropSentence(offer, language),
    ...questionSentence(offer, language),
  ].join(' ');
}

/** The conditions and the band, or why there is none: what all offers are compared with. */
export function offersBasis({ sizing, duty }: OffersCheck, found: Assessment, language: Language): string {
  const conditions = [
    ...(duty === undefined ? [] : [offerTexts.duty[language](kilowatts(duty, language))]),
    ...sides.flatMap((side) => {
      const { tIn, tOut } = found.sides[side];
      const [from, to] = [tIn, tOut].map((figure) => figure && temperatureText(figure.value, language));
      return from && to ? [offerTexts.side[language](sideWords[side][language], from, to)] : [];
    }),
  ];
  const asked = conditions.length > 0 ? [offerTexts.conditions[language](conditions.join(', '))] : [];
  if (sizing.status !== 'shown')
    return [...asked, offerTexts.unknownBand[language](hiddenPlatesWords[sizing.reason][language])].join(' ');
  const [hot, cold] = [sizing.allowed.hot, sizing.allowed.cold].map(({ value }) => dropText(value, language));
  const { percent } = sizing.margin;
  const basis = offerTexts.basis[language](
    holdingOf(sizing.designs),
    spanText(sizing.area, 'm²'),
    platesText(sizing.plates, language),
    [
      offerTexts.margin[language](percentText(percent)),
      ...(Object.keys(sizing.fouling).length > 0 ? [offerTexts.fouled[language]] : []),
    ].join(', '),
    hot === cold ? offerTexts.sameDrops[language](hot ?? '') : offerTexts.drops[language](hot ?? '', cold ?? ''),
  );
  return [...asked, basis, `${plateTexts.validity[language]}.`].join(' ');
}

/** A text that stands alone: the conditions, these offers, and the trade's yardstick where there is something to judge. */
export function offersMessage(
  check: OffersCheck,
  offers: readonly OfferCheck[],
  found: Assessment,
  language: Language,
) {
  return [
    offersBasis(check, found, language),
    ...offers.map(
      (offer) => `${offerTexts.offer[language](offer.number)}: ${offerParagraph(offer, check.sizing, language)}`,
    ),
    ...(check.sizing.status === 'shown' ? [offerTexts.yardstick[language]] : []),
  ].join('\n\n');
}
