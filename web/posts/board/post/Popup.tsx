import { styled } from '@mui/material/styles';
import { useId } from 'react';

import type { PostItem } from '@shared/posts/boards.types';
import type { VisitorBoard } from '@shared/posts/post-view.types';

import { Dialog } from '@/components/Dialog';

import { PostSheet } from './Sheet';

const Popup = styled(Dialog)({
  width: 'min(46rem, calc(100vw - 2rem))',
  maxHeight: 'min(52rem, calc(100dvh - 2rem))',
  maxWidth: 'none',
});

type PostPopupProps = {
  place: VisitorBoard;
  /** The post to show; undefined closes the popup. */
  id: string | undefined;
  /** The list's data of the post, if it is in the list. */
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
