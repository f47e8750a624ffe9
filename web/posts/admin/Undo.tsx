import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { postViewTexts } from '@shared/posts/post-view.text';

import { focusHeading } from '@/admin/focus';
import { CloseIcon } from '@/admin/icons';
import { useNotify } from '@/admin/notices';
import type { BoardRef } from '@/posts/boardsApi';
import { errorBodyOf } from '@/lib/failure';
import { useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';
import { rootReducer } from '@/lib/store';
import { tokens } from '@/theme/tokens';

import { POSTS_HEADING } from './address';
import { useRestorePostMutation } from './api';
import { deletionTexts } from './posts.text';

const Place = styled('div')(({ theme }) => ({
  position: 'fixed',
  insetInline: 0,
  // Above the place of the status messages.
  bottom: 'max(5.25rem, env(safe-area-inset-bottom))',
  zIndex: theme.zIndex.snackbar,
  display: 'grid',
  justifyItems: 'center',
  gap: '0.5rem',
  paddingInline: tokens.space.gutter,
  pointerEvents: 'none',
}));
const Bar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: '0.25rem',
  width: 'min(100%, 30rem)',
  padding: '0.375rem 0.5rem 0.375rem 1.25rem',
  borderRadius: tokens.radius.large,
  background: tokens.colour.navy,
  color: tokens.colour.white,
  '--focus': tokens.colour.hotBright,
  boxShadow: tokens.shadow.raised,
  pointerEvents: 'auto',
});
const Words = styled('p')({ flex: 1, minWidth: 0, margin: '0.25rem 0.5rem 0.25rem 0', lineHeight: 1.4 });
const Title = styled('span')({
  display: 'block',
  overflow: 'hidden',
  fontSize: tokens.size.small,
  color: tokens.colour.onNavySoft,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** Offers to bring back what was just deleted. Always in the page, so that screen readers announce what comes in. */
export function PostUndo() {
  const notify = useNotify();
  const { posts, prolong, forget } = useDeletedPosts();
  return (
    <Place role="status">
      {posts.map((post) => (
        <UndoBar
          key={post.id}
          post={post}
          onHold={() => prolong(post.id)}
          onEnd={() => forget(post.id)}
          onAnswered={(isRestored) => {
            forget(post.id);
            if (isRestored) notify(deletionTexts.restored);
            focusHeading(POSTS_HEADING);
          }}
        />
      ))}
    </Place>
  );
}

type UndoBarProps = {
  post: DeletedPost;
  onHold: () => void;
  onEnd: () => void;
  onAnswered: (isRestored: boolean) => void;
};

function UndoBar({ post, onHold, onEnd, onAnswered }: UndoBarProps) {
  const text = useText();
  const [restore, { isLoading }] = useRestorePostMutation();
  const [failure, setFailure] = useState<Localized>();
  const [isHeld, setIsHeld] = useState(false);
  const end = useEffectEvent(onEnd);

  // Nobody has to hurry: it stays while the pointer or the keyboard is on it, and when there is an error to read.
  const isWaiting = !isHeld && !isLoading && !failure;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(end, Math.max(0, post.until - Date.now()));
    return () => clearTimeout(timer);
  }, [isWaiting, post.until]);

  const hold = () => setIsHeld(true);
  const letGo = () => {
    setIsHeld(false);
    onHold();
  };
  const undo = async () => {
    if (isLoading) return;
    const { kind, board, id } = post;
    const { error } = await restore({ kind, board, id });
    if (!error) onAnswered(true);
    else setFailure(errorBodyOf(error)?.code === 'not_found' ? deletionTexts.tooLate : deletionTexts.restoreFailed);
  };

  return (
    <Bar onPointerEnter={hold} onPointerLeave={letGo} onFocus={hold} onBlur={letGo}>
      <Words>
        {failure ? <span role="alert">{text(failure)}</span> : text(deletionTexts.deleted)}
        <Title>{post.title || text(postViewTexts.noTitle)}</Title>
      </Words>
      {failure !== deletionTexts.tooLate && (
        <Button size="small" color="inherit" sx={{ flexShrink: 0 }} loading={isLoading} onClick={undo}>
          {text(deletionTexts.undo)}
        </Button>
      )}
      <IconButton color="inherit" aria-label={text(deletionTexts.close)} onClick={() => onAnswered(false)}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </Bar>
  );
}

/** Time to bring back a deleted post from the screen: ms. The trash keeps it longer. */
const UNDO_DURATION = 10_000;

type DeletedPost = BoardRef & {
  id: string;
  title: string;
  /** When the offer ends: ms of the clock. */
  until: number;
};

/** The posts that were just deleted and can still be brought back, whichever tab is open. */
const deletedPosts = createSlice({
  name: 'deletedPosts',
  initialState: (): DeletedPost[] => [],
  reducers: {
    offered: (posts, { payload }: PayloadAction<DeletedPost>) => void posts.push(payload),
    prolonged: (posts, { payload }: PayloadAction<Pick<DeletedPost, 'id' | 'until'>>) => {
      const post = posts.find(({ id }) => id === payload.id);
      if (post) post.until = payload.until;
    },
    ended: (posts, { payload }: PayloadAction<string>) => posts.filter(({ id }) => id !== payload),
  },
  selectors: { selectPosts: (posts) => posts },
}).injectInto(rootReducer);

const end = () => Date.now() + UNDO_DURATION;

/** The deleted posts that can be brought back, and what happens to the offer. */
export function useDeletedPosts() {
  const dispatch = useDispatch();
  const { offered, prolonged, ended } = deletedPosts.actions;
  return {
    posts: useSelector(deletedPosts.selectors.selectPosts),
    offerUndo: (post: Omit<DeletedPost, 'until'>) => dispatch(offered({ ...post, until: end() })),
    /** Restarts the 10 s. */
    prolong: (id: string) => dispatch(prolonged({ id, until: end() })),
    forget: (id: string) => dispatch(ended(id)),
  };
}
