import { finite } from './interpolation.js';

/**
 * Thermal length (theta) of a side: its temperature change over the LMTD, both in K, the transfer units of that side at
 * F = 1. The term by which makers of plates compare them. Undefined without both, or for no mean difference.
 */
export function thermalLength(tIn = NaN, tOut = NaN, mean = NaN): number | undefined {
  return finite(Math.abs(tIn - tOut) / mean);
}
