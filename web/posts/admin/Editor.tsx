import { styled } from '@mui/material/styles';
import { useEffect } from 'react';

import { Editor, EditorWaiting } from '@/admin/Editor';
import { LoadFailure } from '@/admin/LoadFailure';
import { errorBodyOf } from '@/lib/failure';
import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';
import { otherBoard } from '@/posts/adminPosts';

import { NEW_POST, POSTS_HEADING, usePostAddress } from './address';
import type { BoardTab } from './address';
import { draftsTexts } from './drafts/drafts.text';
import type { ShownPost } from './drafts/Preview';
import { PostForm } from './Form';
import { postFormTexts } from './form.text';
import { DraftBeside } from './translation/DraftBeside';
import { TranslatedPost } from './translation/Original';
import { PairedPost } from './translation/Pair';
import { newTranslationTexts, writeTexts } from './translation/translation.text';
import { PostUndo } from './Undo';
import { useAdminPost } from './useAdminPost';

const Board = styled('p')({ margin: '0.125rem 0 1.5rem', color: tokens.colour.inkSoft });

type PostEditorProps = {
  tab: BoardTab;
  /** The post's id, or `NEW_POST`. */
  id: string;
  Shown: ShownPost;
  onOpened: () => void;
};

/** One post, opened to be written. */
export function PostEditor({ tab, id, Shown, onOpened }: PostEditorProps) {
  const text = useText();
  const { listHref, of, isDrafts, editHref, writeHref } = usePostAddress();
  const isNew = id === NEW_POST;
  const other = otherBoard(tab);
  const isTranslation = isNew && of !== undefined && other !== undefined;
  const { post, failure, retry } = useAdminPost(
    isTranslation ? other : tab,
    isTranslation ? of : isNew ? undefined : id,
    isDrafts && !isTranslation,
  );
  const isMissing = errorBodyOf(failure)?.code === 'not_found';
  const isReady = (isNew && !isTranslation) || post !== undefined;
  const words = isTranslation ? { ...postFormTexts, ...newTranslationTexts } : postFormTexts;
  const editing = isDrafts ? draftsTexts.editTitle : postFormTexts.editTitle;
  const heading = isNew ? postFormTexts.newTitle : editing;
  const title = isTranslation ? writeTexts[other.board === 'ko' ? 'en' : 'ko'] : heading;
  useEffect(onOpened);

  return (
    <Editor
      id={POSTS_HEADING}
      title={title}
      backTo={listHref}
      lead={
        <>
          <PostUndo />
          <Board>{text(tab.label)}</Board>
        </>
      }
    >
      {isReady && !post && <PostForm tab={tab} post={undefined} Shown={Shown} />}
      {post && isTranslation && (
        <TranslatedPost place={tab} original={post} hrefOf={editHref}>
          <PostForm tab={tab} post={undefined} original={post} Shown={Shown} />
        </TranslatedPost>
      )}
      {post?.draft && !isTranslation && (
        <DraftBeside place={tab} draft={post} hrefOf={editHref}>
          <PostForm tab={tab} post={post} Shown={Shown} />
        </DraftBeside>
      )}
      {post && !post.draft && !isTranslation && (
        <PairedPost
          place={{ kind: tab.kind, board: tab.board }}
          post={post}
          hrefOf={(twin) => editHref(other ?? tab, twin)}
          writeHref={writeHref(other ?? tab, post.id)}
          heading={POSTS_HEADING}
        >
          <PostForm tab={tab} post={post} Shown={Shown} />
        </PairedPost>
      )}
      {!isReady && failure !== undefined && (
        <LoadFailure onRetry={isMissing ? undefined : retry}>
          {text(isMissing ? words.missing : words.loadFailed)}
        </LoadFailure>
      )}
      {!isReady && failure === undefined && <EditorWaiting label={words.loading} />}
    </Editor>
  );
}
