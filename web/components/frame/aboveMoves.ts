/** Of a part of the frame that stays as it is, above the pages, while one fades in over another. */
export const aboveMoves = (name: string) => ({ viewTransitionName: name, viewTransitionClass: 'frame' });
