import { styled } from '@mui/material/styles';

import { tokens } from '@/theme/tokens';

import { builtThumbnail, NO_WORDS, usePictureName, usePicturesQuery } from './fields/pictures/pictures';
import type { BuiltPictures, PictureUse } from './fields/pictures/pictures';
import { useBuiltPictures } from './fields/pictures/useBuiltPictures';

const Pair = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' });
const Side = styled('div')({
  display: 'grid',
  alignContent: 'start',
  width: '10rem',
  fontSize: tokens.size.small,
  '& img': {
    width: '100%',
    height: 'auto',
    aspectRatio: '4 / 3',
    objectFit: 'contain',
    borderRadius: tokens.radius.small,
    background: tokens.colour.mist,
  },
});

type PictureChangeProps = {
  use: PictureUse;
  before: string;
  after: string;
  loadBuiltPictures: () => Promise<BuiltPictures>;
};

/** One picture that took the place of another; either may have been none. */
export function PictureChange({ use, before, after, loadBuiltPictures }: PictureChangeProps) {
  const { data } = usePicturesQuery();
  const built = useBuiltPictures(loadBuiltPictures);
  const nameOf = usePictureName();
  const sides = [
    { Tag: 'del', name: before },
    { Tag: 'ins', name: after },
  ] as const;
  return (
    <Pair>
      {sides.map(({ Tag, name }) => {
        if (!name) return null;
        const uploaded = data?.items.find((each) => each.name === name);
        const thumbnail = uploaded?.thumbnail ?? builtThumbnail(built, name, use);
        return (
          <Side key={Tag}>
            {thumbnail && <img src={thumbnail} width={160} height={120} alt={NO_WORDS} />}
            <Tag>{nameOf(name)}</Tag>
          </Side>
        );
      })}
    </Pair>
  );
}
