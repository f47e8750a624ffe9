import Button from '@mui/material/Button';

import { useText } from '@/lib/locale';
import { QuestionDialog } from '@/components/QuestionDialog';

import { leaveTexts } from './form.text';

type LeaveDialogProps = {
  /** As `useLeaveQuestion` returns it. */
  question: { isAsking: boolean; stay: () => void; leave: () => void };
  /** Fate of the entries. */
  lead: string;
  /** Names leaving without discarding, where something is kept. */
  keep?: string;
  /** Called before leaving, when nothing is to be kept. */
  onDiscard: () => void;
};

/** Asks what becomes of unsaved entries before a form is left. */
export function LeaveDialog({ question, lead, keep, onDiscard }: LeaveDialogProps) {
  const text = useText();
  const discard = () => {
    onDiscard();
    question.leave();
  };
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
          {keep && (
            <Button variant="outlined" onClick={question.leave}>
              {keep}
            </Button>
          )}
          <Button color="error" onClick={discard}>
            {text(leaveTexts.discard)}
          </Button>
        </>
      }
    >
      <p>{lead}</p>
    </QuestionDialog>
  );
}
