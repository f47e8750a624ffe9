import type { ProductId } from '@shared/questionnaire/product-ids';

import type { PageName } from '@/lib/paths';

/** A place that says more about a family. */
export type RelatedPage = Extract<PageName, 'certificationDetail' | 'deliveryPerformance'> | 'dataRoom';

/** Pages with more about each family. */
export const relatedPages: Record<ProductId, readonly RelatedPage[]> = {
  'heat-exchanger': ['certificationDetail', 'dataRoom'],
  'compact-unit': ['deliveryPerformance', 'dataRoom'],
  'heating-system': ['dataRoom'],
  'brazing-heat-exchanger': ['dataRoom'],
  'spiral-heat-exchanger': ['certificationDetail', 'dataRoom'],
  'welded-plate-heat-exchanger': ['certificationDetail', 'dataRoom'],
  'gas-cooler': ['certificationDetail', 'dataRoom'],
  'closed-expansion-tank': ['certificationDetail', 'dataRoom'],
  'expansion-separator': ['dataRoom'],
  'plate-coil': ['dataRoom'],
  'ball-tank': ['certificationDetail', 'deliveryPerformance'],
  'atm-tank': ['certificationDetail', 'deliveryPerformance'],
};
