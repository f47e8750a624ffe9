import { boardTexts } from '@/boards/boards.text';
import { FailurePanel } from '@/boards/boardStyles';
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
      <FailurePanel role="alert" style={{ marginBottom: '1.5rem' }}>
        {text(openFailureWords(failure))}
      </FailurePanel>
      <ActionButton type="button" onClick={isGone ? onClose : onRetry}>
        {text(isGone ? postTexts.toList : boardTexts.retry)}
      </ActionButton>
    </>
  );
}
