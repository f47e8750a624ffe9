import Button from '@mui/material/Button';

import { QuestionDialog } from '@/components/QuestionDialog';
import { useText } from '@/lib/locale';
import type { useLeaveQuestion } from '@/lib/useLeaveQuestion';

import { leaveTexts } from './adminPostForm.text';

type AdminPostLeaveProps = {
  question: ReturnType<typeof useLeaveQuestion>;
  /** Called before leaving, when nothing is to be kept. */
  onDiscard: () => void;
};

/** Asks what becomes of unsaved text before the form is left. */
export function AdminPostLeave({ question, onDiscard }: AdminPostLeaveProps) {
  const text = useText();
  return (
    <QuestionDialog
      isOpen={question.isAsking}
      title={text(leaveTexts.title)}
      onClose={question.stay}
      actions={
        <>
          <Button variant="contained" onClick={question.stay}>
            {text(leaveTexts.stay)}
          </Button>
          <Button variant="outlined" onClick={question.leave}>
            {text(leaveTexts.leave)}
          </Button>
          <Button
            color="error"
            onClick={() => {
              onDiscard();
              question.leave();
            }}
          >
            {text(leaveTexts.discard)}
          </Button>
        </>
      }
    >
      <p>{text(leaveTexts.lead)}</p>
    </QuestionDialog>
  );
}
