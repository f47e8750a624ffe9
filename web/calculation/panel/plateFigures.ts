import type { PlateRowName } from '@shared/calculation/words/plates';

const openable = ['plates', 'hotDrop', 'coldDrop', 'velocity'] as const;
/** Figures that open into what each correlation says of them. */
export type PlateFigure = (typeof openable)[number];

/** True if each plate and correlation has a figure. */
export function isOpenable(id: PlateRowName): id is PlateFigure {
  return openable.some((each) => each === id);
}
