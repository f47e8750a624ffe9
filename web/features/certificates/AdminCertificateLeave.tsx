import Button from '@mui/material/Button';

import { QuestionDialog } from '@/components/QuestionDialog';
import { useText } from '@/lib/locale';
import type { useLeaveQuestion } from '@/lib/useLeaveQuestion';

import { leaveTexts } from './adminCertificateForm.text';

type AdminCertificateLeaveProps = {
  question: ReturnType<typeof useLeaveQuestion>;
  /** Called before leaving. */
  onLeave: () => void;
};

/** Asks before a form with something unsaved in it is left. */
export function AdminCertificateLeave({ question, onLeave }: AdminCertificateLeaveProps) {
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
          <Button
            color="error"
            onClick={() => {
              onLeave();
              question.leave();
            }}
          >
            {text(leaveTexts.leave)}
          </Button>
        </>
      }
    >
      <p>{text(leaveTexts.lead)}</p>
    </QuestionDialog>
  );
}
