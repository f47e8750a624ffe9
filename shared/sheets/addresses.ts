import type { ProductId } from '../questionnaire/product-ids.js';
import type { Language } from '../words/localized.types.js';

/** The calculator's path below the language, and the section that it stands in. */
export const CALCULATOR = { path: '/calculator', section: 'calculator' } as const;

/** The address of a family's data sheet, a PDF. */
export const pathToDataSheet = (language: Language, id: ProductId): string => `/data-sheets/${id}-${language}.pdf`;
