import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';

import type { AdminPostItem } from '@server/boards/boards.types';

import { QuestionDialog } from '@/components/QuestionDialog';
import { errorTexts } from '@/lib/error.text';
import { errorBodyOf } from '@/lib/failure';
import { useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { deletionTexts, postsTexts } from './adminPosts.text';
import { useDeletePostMutation } from './adminPostsApi';
import type { BoardPlace } from './boardsApi';

const Lead = styled('p')({ color: tokens.colour.inkSoft });

type AdminPostDeleteProps = {
  place: BoardPlace;
  /** The post that is to be deleted, while the question stands. */
  post: AdminPostItem | undefined;
  onClose: () => void;
  onDeleted: (post: AdminPostItem) => void;
};

/** Asks before a post is deleted, and says so when that fails. */
export function AdminPostDelete({ place, post, onClose, onDeleted }: AdminPostDeleteProps) {
  const text = useText();
  const [remove, { isLoading }] = useDeletePostMutation();
  const [failure, setFailure] = useState<Localized>();

  const close = () => {
    setFailure(undefined);
    onClose();
  };
  const confirm = async () => {
    if (!post || isLoading) return;
    const { error } = await remove({ ...place, id: post.id });
    if (error) setFailure(failureWords(error));
    else {
      setFailure(undefined);
      onDeleted(post);
    }
  };

  return (
    <QuestionDialog
      isOpen={post !== undefined}
      title={text(deletionTexts.title)}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{text(deletionTexts.cancel)}</Button>
          <Button variant="contained" color="error" loading={isLoading} loadingPosition="start" onClick={confirm}>
            {text(deletionTexts.confirm)}
          </Button>
        </>
      }
    >
      <p>
        <strong>{post?.title || text(postsTexts.noTitle)}</strong>
      </p>
      <Lead>{text(deletionTexts.lead)}</Lead>
      {failure && <Alert severity="error">{text(failure)}</Alert>}
    </QuestionDialog>
  );
}

function failureWords(error: unknown): Localized {
  const code = errorBodyOf(error)?.code;
  if (code === 'not_found') return deletionTexts.gone;
  const { failed } = deletionTexts;
  if (code !== 'unauthenticated') return failed;
  const reason = errorTexts[code];
  return { ko: `${failed.ko} ${reason.ko}`, en: `${failed.en} ${reason.en}` };
}
