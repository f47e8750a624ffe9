import type { Localized } from '../words/localized.types.js';

import type { PictureRole } from './fields/fields.types.js';

/** Prefix that distinguishes the office's pictures from the site's: the beginning of their names in content. */
export const UPLOADED = 'upload/';

/** A logo is drawn once, small and sharp; a picture in all sizes that pages need. */
export const pictureKinds = ['picture', 'logo'] as const;
export type PictureKind = (typeof pictureKinds)[number];

/** Narrower pictures look blurred in their role: px. */
export const leastWidths = { hero: 1280, card: 400 } as const satisfies Record<PictureRole, number>;

/** The largest file that is taken. */
export const PICTURE_MEGABYTES = 25;

/** The endings of the names of files that become pictures. */
export const pictureEndings = ['jpg', 'jpeg', 'png', 'webp', 'avif'] as const;
/** The same for logos. */
export const logoEndings = [...pictureEndings, 'svg'] as const;

/** Point of a picture that stays in view when it is cut: % from the left and from the top. */
export type PictureFocus = { x: number; y: number };

/** A picture that the office has uploaded. */
export type StoredPicture = {
  id: string;
  /** Name in content: `upload/<id>`. */
  name: string;
  /** As it was uploaded. */
  fileName: string;
  /** Upright: px. */
  width: number;
  height: number;
  focus: PictureFocus;
  kind: PictureKind;
  /** Address of its smallest size. */
  thumbnail: string;
  at: string;
};

/** The last uploaded first, and what those that come with the site show, by their names. */
export type PictureList = { items: StoredPicture[]; built: Readonly<Record<string, Localized>> };
