import { styled } from '@mui/material/styles';
import { useId } from 'react';

import type { PostItem } from '@server/boards/boards.types';

import { Dialog } from '@/components/Dialog';
import { tokens } from '@/theme/tokens';

import type { BoardPlace } from './boardsApi';
import { PostSheet } from './PostSheet';

const { colour } = tokens;

const Popup = styled(Dialog)({
  width: 'min(46rem, calc(100vw - 2rem))',
  maxHeight: 'min(52rem, calc(100dvh - 2rem))',
  margin: 'auto',
  padding: 0,
  border: 0,
  borderRadius: tokens.radius.large,
  color: colour.ink,
  background: colour.white,
  boxShadow: tokens.shadow.raised,
  '--focus': colour.cold,
  '&::backdrop': { background: 'rgb(10 28 46 / 65%)' },
});

type PostPopupProps = {
  place: BoardPlace;
  /** The post to show; undefined closes the popup. */
  id: string | undefined;
  /** What the list knows of it, when it is in the list. */
  item: PostItem | undefined;
  onClose: () => void;
};

/** The popup of one post, over its list. */
export function PostPopup({ place, id, item, onClose }: PostPopupProps) {
  const titleId = useId();
  return (
    <Popup isOpen={id !== undefined} onClose={onClose} labelledBy={titleId}>
      {id !== undefined && <PostSheet key={id} place={place} id={id} item={item} titleId={titleId} onClose={onClose} />}
    </Popup>
  );
}
