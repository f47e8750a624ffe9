import Button from '@mui/material/Button';

import { QuestionDialog } from '@/components/QuestionDialog';
import { useText } from '@/lib/locale';

import { backText, pastTexts } from './drafts.text';
import type { PastQuestion } from './values';

type PastTimeProps = {
  /** Undefined while nothing is asked. */
  question: PastQuestion | undefined;
  onSave: () => void;
  onBack: () => void;
};

/** Asks before a time that has passed is saved: it may be meant, or a wrong year. */
export function PastTime({ question, onSave, onBack }: PastTimeProps) {
  const text = useText();
  const words = pastTexts[question ?? 'closing'];
  return (
    <QuestionDialog
      isOpen={question !== undefined}
      title={text(words.title)}
      onClose={onBack}
      actions={
        <>
          <Button variant="contained" onClick={onBack}>
            {text(backText)}
          </Button>
          <Button variant="outlined" onClick={onSave}>
            {text(words.save)}
          </Button>
        </>
      }
    >
      <p>{text(words.lead)}</p>
    </QuestionDialog>
  );
}
