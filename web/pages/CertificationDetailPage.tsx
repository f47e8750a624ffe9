import { inPreparationPage } from './InPreparationPage';

export const CertificationDetailPage = inPreparationPage('certificationDetail');
