import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

import type { QuoteDetail } from '@shared/requests/quotes.types';

import { useText } from '@/lib/locale';

import { answerTexts } from './answer.text';

type AboutAnswerProps = { answer: QuoteDetail['history'][number]; onTakeUp: (() => void) | undefined };

/** Says of an answer that its letter was refused for good, and offers its words and files for a new one. */
export function AboutAnswer({ answer: { letter, attached }, onTakeUp }: AboutAnswerProps) {
  const text = useText();
  if (letter.state !== 'failed') return null;
  return (
    <Alert severity="error">
      {text(answerTexts.refused)}
      {letter.lastError && <p>{letter.lastError}</p>}
      {onTakeUp && (
        <Button color="inherit" size="small" variant="outlined" onClick={onTakeUp}>
          {text(attached.length > 0 ? answerTexts.againWithFiles : answerTexts.again)}
        </Button>
      )}
    </Alert>
  );
}
