import type { OfferBox, OfferInput } from '@shared/calculation/offers/offer-check.types';
import type { OfferRowName } from '@shared/calculation/words/offers';
import type { QuoteValues } from '@shared/questionnaire/form';

/** The form that the offers stand in: the sheet's conditions and the offers. */
export type OfferForm = QuoteValues & Record<OfferInput, string>;

/** The rows to fill in, in the words of what follows. */
export const inputRows: readonly { box: OfferBox; name: OfferRowName; unit: string; example: string }[] = [
  { box: 'Area', name: 'area', unit: 'm²', example: '120' },
  { box: 'Plates', name: 'plates', unit: '', example: '150' },
  { box: 'HotDrop', name: 'hotDrop', unit: 'kPa', example: '45' },
  { box: 'ColdDrop', name: 'coldDrop', unit: 'kPa', example: '45' },
];
