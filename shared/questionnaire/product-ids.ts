/** The product families in their order: anchors of their sections, and the last part of their own addresses. */
export const productIds = [
  'heat-exchanger',
  'compact-unit',
  'heating-system',
  'brazing-heat-exchanger',
  'spiral-heat-exchanger',
  'welded-plate-heat-exchanger',
  'gas-cooler',
  'closed-expansion-tank',
  'expansion-separator',
  'plate-coil',
  'ball-tank',
  'atm-tank',
] as const;
export type ProductId = (typeof productIds)[number];
