/** The list that the fields for a fluid's name take their suggestions from. */
export const FLUID_NAMES = 'fluid-names';
