import Button from '@mui/material/Button';

import { useText } from '@/lib/locale';

import { leaveTexts } from './adminPostForm.text';
import type { useLeaveQuestion } from './adminPostLeaving';
import { AdminQuestion } from './AdminQuestion';

type AdminPostLeaveProps = {
  question: ReturnType<typeof useLeaveQuestion>;
  /** Called before leaving, when nothing is to be kept. */
  onDiscard: () => void;
};

/** Asks what becomes of unsaved text before the form is left. */
export function AdminPostLeave({ question, onDiscard }: AdminPostLeaveProps) {
  const text = useText();
  return (
    <AdminQuestion
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
    </AdminQuestion>
  );
}
