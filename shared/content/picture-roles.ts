import type { PictureRole } from './fields/fields.types.js';

/** Widths in which a picture is made, by the role it plays, in ascending order: px. */
export const pictureWidths = {
  hero: [640, 960, 1280, 1920],
  card: [400, 800],
} as const satisfies Record<PictureRole, readonly number[]>;

/** The last one is for browsers that know no other. */
export const pictureFormats = ['avif', 'webp'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** Of 100. */
export const PICTURE_QUALITY = 55;

/** The widths of a role that a picture of this width has: a picture is never enlarged. */
export const widthsOf = (role: PictureRole, width: number): number[] => [
  ...new Set(pictureWidths[role].map((each) => Math.min(each, width))),
];
