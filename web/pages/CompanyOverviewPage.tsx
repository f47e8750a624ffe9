import { inPreparationPage } from './InPreparationPage';

export const CompanyOverviewPage = inPreparationPage('companyOverview');
