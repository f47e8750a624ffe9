import type { PictureRole, PictureSources } from '@shared/content/fields/fields.types';
import type { PictureList, StoredPicture } from '@shared/content/pictures.types';

import { api } from '@/lib/api';
import { sendForm } from '@/lib/formUpload';
import { useLanguage } from '@/lib/locale';

/** The pictures that come with the site. */
export type BuiltPictures = {
  builtPicture: (name: string, role: PictureRole) => PictureSources | undefined;
  builtLogo: (name: string) => string | undefined;
  builtPictureNames: Record<PictureRole | 'logo', readonly string[]>;
};

/** Describes a picture whose name stands beside it. */
export const NO_WORDS = '';

/** Purpose of a picture. */
export type PictureUse = PictureRole | 'logo';

type Upload = { use: PictureUse; file: File; onProgress: (share: number) => void };

const picturesApi = api.injectEndpoints({
  endpoints: (build) => ({
    pictures: build.query<PictureList, void>({ query: () => 'admin/pictures' }),

    uploadPicture: build.mutation<StoredPicture, Upload>({
      queryFn: ({ use, file, onProgress }, { signal }) => {
        const body = new FormData();
        body.set('file', file);
        const url = `/api/admin/pictures${use === 'logo' ? '?use=logo' : ''}`;
        return sendForm<StoredPicture>({ url, method: 'POST', body, signal, onProgress });
      },
      onQueryStarted: async (_upload, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer) dispatch(withPicture(answer.data));
      },
    }),

    movePictureFocus: build.mutation<StoredPicture, Pick<StoredPicture, 'id' | 'focus'>>({
      query: ({ id, focus }) => ({ url: `admin/pictures/${encodeURIComponent(id)}`, method: 'PATCH', body: { focus } }),
      onQueryStarted: async (_focus, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer) dispatch(withPicture(answer.data));
      },
    }),
  }),
});

/** Puts a picture at the head of the list, or in the place of its former self. */
const withPicture = (picture: StoredPicture) =>
  picturesApi.util.updateQueryData('pictures', undefined, ({ items }) => {
    const index = items.findIndex(({ id }) => id === picture.id);
    if (index >= 0) items[index] = picture;
    else items.unshift(picture);
  });

export const { usePicturesQuery, useUploadPictureMutation, useMovePictureFocusMutation } = picturesApi;

/** A small version of a picture that comes with the site. */
export function builtThumbnail(built: BuiltPictures | undefined, name: string, use: PictureUse): string | undefined {
  if (use === 'logo') return built?.builtLogo(name);
  const picture = built?.builtPicture(name, use);
  // The first size of a `srcset` is the smallest.
  return picture && (Object.values(picture.sources).at(-1)?.split(/[ ,]/)[0] ?? picture.img.src);
}

/** Names pictures for people: an uploaded one by its file, one that comes with the site by what it shows. */
export function usePictureName(): (name: string) => string {
  const language = useLanguage();
  const { data } = usePicturesQuery();
  return (name) => {
    const uploaded = data?.items.find((each) => each.name === name);
    const file = name.slice(name.lastIndexOf('/') + 1).replaceAll('-', ' ');
    return uploaded?.fileName ?? data?.built[name]?.[language] ?? file;
  };
}
