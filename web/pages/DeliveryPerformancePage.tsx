import { inPreparationPage } from './InPreparationPage';

export const DeliveryPerformancePage = inPreparationPage('deliveryPerformance');
