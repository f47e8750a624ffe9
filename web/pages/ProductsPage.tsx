import { inPreparationPage } from './InPreparationPage';

export const ProductsPage = inPreparationPage('products');
