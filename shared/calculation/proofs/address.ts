import type { Language } from '../../words/localized.types.js';

/** Path of the page of proofs below the language. */
export const PROOFS_PATH = '/calculator/proofs';

/** The designs that bear out the plates, their area and pressure drops. */
export const pathToPlateProofs = (language: Language): string => `/${language}${PROOFS_PATH}#designs`;
