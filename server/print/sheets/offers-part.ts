import type { Assessment } from '../../../shared/calculation/assessment.types.js';
import { checkOffers } from '../../../shared/calculation/offers/offer-check.js';
import type { OfferBox, OfferValues } from '../../../shared/calculation/offers/offer-check.types.js';
import { offerInput, offersToName } from '../../../shared/calculation/offers/offer-values.js';
import type { Sizing } from '../../../shared/calculation/sizing/plates/sizing.types.js';
import { NOTHING } from '../../../shared/calculation/words/figures.js';
import { offerRowWords, offerTexts } from '../../../shared/calculation/words/offers.js';
import { offerParagraph, offerRows, offersBasis } from '../../../shared/calculation/words/offers-report.js';
import type { Language } from '../../../shared/words/localized.types.js';
import type { SheetRow } from '../../../shared/sheets/data-sheets.types.js';

import { sheetTexts } from './data-sheets.text.js';

/** Query of an address that shows these offers again. */
export const offersQuery = (values: OfferValues): string => String(new URLSearchParams({ ...offersToName(values) }));

/** The offers beside the band of the conditions, as typed, with what follows, and in words; nothing without any. */
export function offersRows(
  values: OfferValues,
  { found, sizing, language }: { found: Assessment; sizing: Sizing; language: Language },
): SheetRow[] {
  const check = checkOffers(values, found, sizing);
  const offers = check.offers.filter(({ isGiven }) => isGiven);
  if (offers.length === 0) return [];
  const nameOf = (number: (typeof offers)[number]['number']) => offerTexts.offer[language](number);
  const typed = (name: 'area' | 'plates', box: OfferBox, unit: string) => [
    [offerRowWords[name][language], unit && `(${unit})`].filter(Boolean).join(' '),
    ...offers.map(({ number }) => values[offerInput(number, box)]?.trim() || NOTHING),
  ];
  const shown = offerRows(offers, language).map(({ name, cells }) => [
    name,
    ...cells.map(({ value, note }) => (note ? `${value} (${note})` : value || NOTHING)),
  ]);
  const rows = [typed('area', 'Area', 'm²'), typed('plates', 'Plates', ''), ...shown];
  const [own, each] = [0.31, 0.69 / offers.length];
  const paragraphs = offers.map((offer) => ({
    label: nameOf(offer.number),
    text: offerParagraph(offer, check.sizing, language),
  }));
  // The band itself stands above, with the plates.
  const basis = sizing.status === 'shown' ? offerTexts.yardstick[language] : offersBasis(check, found, language);
  return [
    [
      {
        share: 1,
        parts: [
          {
            kind: 'table',
            title: offerTexts.title[language],
            shares: [own, ...offers.map(() => each)],
            heads: [{ text: sheetTexts.item[language] }, ...offers.map(({ number }) => ({ text: nameOf(number) }))],
            rows: rows.filter(([, ...cells]) => cells.some((cell) => cell !== NOTHING)),
          },
          {
            kind: 'points',
            title: offerTexts.inWords[language],
            columns: 2,
            points: [...paragraphs, { label: offerTexts.comparedWith[language], text: basis }],
          },
        ],
      },
    ],
  ];
}
