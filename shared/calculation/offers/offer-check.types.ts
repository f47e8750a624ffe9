import type { Side } from '../calculation.types.js';
import type { Sizing, Span } from '../sizing/plates/sizing.types.js';
import type { Refusal } from '../units/reading.js';

export const offerNumbers = [1, 2, 3] as const;
export type OfferNumber = (typeof offerNumbers)[number];

/** Inputs of an offer: m², a number of plates, kPa. */
export const offerBoxes = ['Area', 'Plates', 'HotDrop', 'ColdDrop'] as const;
export type OfferBox = (typeof offerBoxes)[number];

/** A name in the form and in an address. */
export type OfferInput = `offer${OfferNumber}${OfferBox}`;
/** The offers as typed. */
export type OfferValues = Partial<Record<OfferInput, string>>;

/** `value` in m², plates or Pa. */
export type OfferReading =
  | { state: 'blank' }
  | { state: 'refused'; reason: Refusal | 'not_whole' }
  | { state: 'read'; value: number; isUnitTyped: boolean };

/** Position of an area or a number of plates: only those outside the band raise a question. */
export type SizeVerdict = 'inside' | 'below' | 'above';

/** `low`: far below what so small an exchanger takes. `far_above`: more than AHRI 400 lets pass. */
export type DropVerdict = 'low' | 'fine' | 'above' | 'far_above';

/** Questions to a maker about an offer. */
export type OfferQuestion = 'margin' | 'fouling' | 'drop' | 'certified' | 'chevron';

export type OfferCheck = {
  number: OfferNumber;
  inputs: Record<OfferBox, OfferReading>;
  /** Something of it could be read. */
  isGiven: boolean;
  /** m². */
  area?: number;
  plates?: number;
  /** W/(m² K) that the area implies. */
  coefficient?: number;
  /** The area decides; plates only where no area is known. `isAtOwnDrop`: the band is that of the offer's own pressure drops. */
  size?: { by: 'area' | 'plates'; band: Span; verdict: SizeVerdict; isAtOwnDrop: boolean };
  /** Not compared, as there is no band at the offer's own pressure drops. */
  isBandless: boolean;
  /** W, and per cent of the duty, with the overall coefficient of that band's middle. */
  reached?: { duty: number; percent: number; isShort: boolean };
  /** Pa; without a verdict where nothing is compared. */
  drops: Partial<Record<Side, { value: number; verdict?: DropVerdict }>>;
  questions: OfferQuestion[];
};

/** All offers beside what they are compared with. */
export type OffersCheck = {
  sizing: Sizing;
  /** W, unless nothing is known of it. */
  duty?: number;
  offers: OfferCheck[];
};
