import type { PictureRole, PictureSources } from '@shared/content/fields/fields.types';

/** The pictures that come with the site, in the sizes of their role; by file, because the build makes the sizes. */
const heroes = import.meta.glob<PictureSources>('@/images/{hero,video}/*.webp', {
  eager: true,
  import: 'default',
  query: { role: 'hero' },
});
const cards = import.meta.glob<PictureSources>('@/images/{esg,offices,products,video}/*.webp', {
  eager: true,
  import: 'default',
  query: { role: 'card' },
});
const logos = import.meta.glob<string>('@/images/partners/*.svg', { eager: true, import: 'default' });

const byName = <T>(files: Record<string, T>): ReadonlyMap<string, T> =>
  new Map(Object.entries(files).map(([path, file]) => [/images\/(.+)\.\w+$/.exec(path)?.[1] ?? path, file]));

const pictures: Record<PictureRole, ReadonlyMap<string, PictureSources>> = {
  hero: byName(heroes),
  card: byName(cards),
};
const logosByName = byName(logos);

/** The files of a picture that comes with the site; undefined if there is none of this name in this role. */
export const builtPicture = (name: string, role: PictureRole): PictureSources | undefined => pictures[role].get(name);

/** The address of a logo that comes with the site. */
export const builtLogo = (name: string): string | undefined => logosByName.get(name);

/** The names of all that come with the site, by what they can be used for. */
export const builtPictureNames: Record<PictureRole | 'logo', readonly string[]> = {
  hero: [...pictures.hero.keys()],
  card: [...pictures.card.keys()],
  logo: [...logosByName.keys()],
};
