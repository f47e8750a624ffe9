import type { PictureRole, PictureSources } from '../../shared/content/fields/fields.types.js';
import { pictureFormats, widthsOf } from '../../shared/content/picture-roles.js';
import type { PictureFormat } from '../../shared/content/picture-roles.js';
import { UPLOADED } from '../../shared/content/pictures.types.js';
import type { StoredPicture } from '../../shared/content/pictures.types.js';

import type { PictureRecord, StoredPictureFile } from './pictures.schema.js';

/** Last step of a file's address. It stands for the same bytes forever: only a picture's focus changes. */
export const fileNameOf = (width: number, format: PictureFormat): string => `${width}.${format}`;

/** The parts of an address below `/pictures/`; undefined for one that is no picture's. */
export function partsOfAddress(file: string): { id: string; name: string; format: string } | undefined {
  const [, id, name, format] = /^([\da-f]{12})-(\d{1,4}\.(avif|webp))$/.exec(file) ?? [];
  return id && name && format ? { id, name, format } : undefined;
}

type Sized = Pick<PictureRecord, '_id' | 'width' | 'height' | 'focus' | 'files'>;

/** The files of a picture in the sizes of a role. */
export function sourcesOf(picture: Sized, role: PictureRole): PictureSources {
  const { _id, width, height, focus } = picture;
  const sources = pictureFormats.flatMap((format) => {
    const widths = widthsIn(format, picture, role);
    const srcset = widths.map((each) => `${addressOf(_id, each, format)} ${each}w`).join(', ');
    return srcset ? [[format, srcset] as const] : [];
  });
  const w = Math.max(...widthsIn('webp', picture, role));
  return {
    sources: Object.fromEntries(sources),
    img: { src: addressOf(_id, w, 'webp'), w, h: Math.round((height * w) / width) },
    focus: `${focus.x}% ${focus.y}%`,
  };
}

/** The largest file of a picture that is a WebP. */
export function largestOf({ files }: Pick<PictureRecord, 'files'>): StoredPictureFile | undefined {
  const all = files.filter(({ name }) => name.endsWith('.webp'));
  return all.toSorted((one, other) => Number.parseInt(other.name, 10) - Number.parseInt(one.name, 10))[0];
}

/** A picture as administrators see it. */
export function toStoredPicture(picture: PictureRecord): StoredPicture {
  const { _id, at, fileName, width, height, focus, kind } = picture;
  const thumbnail = addressOf(_id, Math.min(...widthsIn('webp', picture, 'card')), 'webp');
  return { id: _id, name: UPLOADED + _id, fileName, width, height, focus, kind, thumbnail, at: at.toISOString() };
}

/** A logo has one size in one format, which is its own width. */
function widthsIn(format: PictureFormat, { width, files }: Sized, role: PictureRole): number[] {
  const names = new Set(files.map(({ name }) => name));
  return widthsOf(role, width).filter((each) => names.has(fileNameOf(each, format)));
}

const addressOf = (id: string, width: number, format: PictureFormat) => `/pictures/${id}-${fileNameOf(width, format)}`;
