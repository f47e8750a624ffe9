import type { Assessment } from '@server/calculation/assessment.types';

/** Whether a card asks for a fluid: what is not known without it need not say so again. */
export const asksForFluid = ({ missing }: Assessment): boolean => missing.some(({ what }) => what === 'fluid');
