import type { CSSObject } from '@mui/material/styles';

import { families } from '@shared/calculation/checks/families';
import type { FamilyId } from '@shared/calculation/checks/families';

import { tokens } from '@/theme/tokens';

const { colour } = tokens;

/** Lines of the families' edges, in the chart and beside the name: distinguishable without colour. */
export const familyLines: Record<FamilyId, { stroke: string; strokeDasharray?: string; strokeWidth: number }> = {
  'heat-exchanger': { stroke: colour.cold, strokeWidth: 2 },
  'brazing-heat-exchanger': { stroke: colour.hot, strokeDasharray: '6 3', strokeWidth: 2 },
  'spiral-heat-exchanger': { stroke: colour.good, strokeDasharray: '2 3', strokeWidth: 2.5 },
  'welded-plate-heat-exchanger': { stroke: colour.navy, strokeWidth: 3.5 },
  'gas-cooler': { stroke: colour.steel, strokeDasharray: '10 3 2 3', strokeWidth: 2 },
};

const isPointedAt = ':is(:hover, :focus-within)';

/** Pointing at a family in the list, or reaching its links by keyboard, brings its region out of the others. */
export const liftedRegions: CSSObject = {
  '[data-region]': { transition: `opacity ${tokens.duration.quick}` },
  [`&:has([data-family]${isPointedAt}) [data-region]`]: { opacity: 0.2 },
  ...Object.fromEntries(
    Object.keys(families).map((id) => [
      `&:has([data-family="${id}"]${isPointedAt}) [data-region="${id}"]`,
      { opacity: 1, '[data-ground]': { fillOpacity: 0.2 } },
    ]),
  ),
};
