import type { Product } from './product';

/** All product families in their order. */
export const products: readonly Product[] = [];
