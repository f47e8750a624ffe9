import Button from '@mui/material/Button';

import { QuestionDialog } from '@/components/QuestionDialog';
import { useText } from '@/lib/locale';

import { backText, questionTexts } from './drafts.text';
import type { SaveQuestion } from './values';

type SaveQuestionProps = {
  /** Undefined while nothing is asked. */
  question: SaveQuestion | undefined;
  onSave: () => void;
  onBack: () => void;
};

/** Asks before something is saved that may not be meant, e.g. a post without a refused file. */
export function SaveQuestionDialog({ question, onSave, onBack }: SaveQuestionProps) {
  const text = useText();
  const words = questionTexts[question ?? 'closing'];
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
