import type { ProductId } from '@shared/questionnaire/product-ids';

import type { DiagramKind } from './diagrams.text';

/** The drawing that explains how a family works. */
export const familyDiagrams: Partial<Record<ProductId, DiagramKind>> = {
  'heat-exchanger': 'counter-flow',
  'brazing-heat-exchanger': 'brazed',
  'spiral-heat-exchanger': 'spiral',
};
