import { inPreparationPage } from './InPreparationPage';

export const EsgPage = inPreparationPage('esg');
