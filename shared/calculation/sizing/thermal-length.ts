import { finite } from '../interpolation.js';

/**
 * Theta of a side: its temperature change over the LMTD, the side's transfer units at F = 1, by which makers compare
 * plates.
 */
export function thermalLength(tIn = NaN, tOut = NaN, mean = NaN): number | undefined {
  return finite(Math.abs(tIn - tOut) / mean);
}
