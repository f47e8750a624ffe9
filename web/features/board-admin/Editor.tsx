import { styled } from '@mui/material/styles';
import { useEffect } from 'react';

import { Editor, EditorWaiting } from '@/admin/Editor';
import { LoadFailure } from '@/admin/LoadFailure';
import { errorBodyOf } from '@/lib/failure';
import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { NEW_POST, POSTS_HEADING, usePostAddress } from './address';
import type { BoardTab } from './address';
import { PostForm } from './Form';
import { postFormTexts } from './form.text';
import { PostUndo } from './Undo';
import { useAdminPost } from './useAdminPost';

const Board = styled('p')({ margin: '0.125rem 0 1.5rem', color: tokens.colour.inkSoft });

type PostEditorProps = {
  tab: BoardTab;
  /** The post's id, or `NEW_POST`. */
  id: string;
  onOpened: () => void;
};

/** One post, opened to be written. */
export function PostEditor({ tab, id, onOpened }: PostEditorProps) {
  const text = useText();
  const { listHref } = usePostAddress();
  const isNew = id === NEW_POST;
  const { post, failure, retry } = useAdminPost(tab, isNew ? undefined : id);
  const isMissing = errorBodyOf(failure)?.code === 'not_found';
  const isReady = isNew || post !== undefined;
  useEffect(onOpened);

  return (
    <Editor
      id={POSTS_HEADING}
      title={isNew ? postFormTexts.newTitle : postFormTexts.editTitle}
      backTo={listHref}
      lead={
        <>
          <PostUndo />
          <Board>{text(tab.label)}</Board>
        </>
      }
    >
      {isReady && <PostForm tab={tab} post={post} />}
      {!isReady && failure !== undefined && (
        <LoadFailure onRetry={isMissing ? undefined : retry}>
          {text(isMissing ? postFormTexts.missing : postFormTexts.loadFailed)}
        </LoadFailure>
      )}
      {!isReady && failure === undefined && <EditorWaiting label={postFormTexts.loading} />}
    </Editor>
  );
}
