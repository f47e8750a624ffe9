import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

import type { Delivery } from '@server/quotes/quotes.types';

import { useText } from '@/lib/locale';

import { answerTexts } from './answer.text';

type AboutAnswerProps = { letter: Delivery; onTakeUp: (() => void) | undefined };

/** Says of an answer that its letter was refused for good, and offers its words for a new one. */
export function AboutAnswer({ letter: { state, lastError }, onTakeUp }: AboutAnswerProps) {
  const text = useText();
  if (state !== 'failed') return null;
  return (
    <Alert severity="error">
      {text(answerTexts.refused)}
      {lastError && <p>{lastError}</p>}
      {onTakeUp && (
        <Button color="inherit" size="small" variant="outlined" onClick={onTakeUp}>
          {text(answerTexts.again)}
        </Button>
      )}
    </Alert>
  );
}
