import { productIds } from '@shared/questionnaire/product-ids';
import type { ProductId } from '@shared/questionnaire/product-ids';
import type { ProductView } from '@shared/content/product-view';

import { useContent } from '@/lib/content';

/** A product family and what the site says of it, in the page's language. */
export type Family = ProductView & { readonly id: ProductId };

/** The family with this id. */
export const useFamily = (id: ProductId): Family => ({ id, ...useContent(id) });

/** All product families in their order. */
export const useFamilies = (): readonly Family[] => productIds.map(useFamily);
