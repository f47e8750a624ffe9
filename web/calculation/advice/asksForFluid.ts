import type { Assessment } from '@shared/calculation/assessment.types';

/** True if a card asks for a fluid: the figures that need it then stay silent. */
export const asksForFluid = ({ missing }: Assessment): boolean => missing.some(({ what }) => what === 'fluid');
