import Alert from '@mui/material/Alert';

import { boardTexts } from '@/posts/boards.text';
import { ActionButton } from '@/components/ActionLink';
import { useText } from '@/lib/locale';

import { isMissing, openFailureWords } from './openFailure';
import { postTexts } from './post.text';

type PostFailureProps = { failure: unknown; onRetry: () => void; onClose: () => void };

/** Why a post did not open and what to do now. */
export function PostFailure({ failure, onRetry, onClose }: PostFailureProps) {
  const text = useText();
  const isGone = isMissing(failure);
  return (
    <>
      <Alert severity="error" sx={{ marginBottom: 3 }}>
        {text(openFailureWords(failure))}
      </Alert>
      <ActionButton type="button" onClick={isGone ? onClose : onRetry}>
        {text(isGone ? postTexts.toList : boardTexts.retry)}
      </ActionButton>
    </>
  );
}
