/** Paper of a product family's sheet. A family without a drawing fits on one, in English too. */
export const paper = {
  '@page': { size: 'A4', margin: '12mm 10mm' },
  html: { fontSize: 14 },
} as const;
