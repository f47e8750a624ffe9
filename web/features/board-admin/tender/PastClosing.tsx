import Button from '@mui/material/Button';

import { QuestionDialog } from '@/components/QuestionDialog';
import { useText } from '@/lib/locale';

import { pastClosingTexts } from './tender.text';

type PastClosingProps = {
  isAsking: boolean;
  onSave: () => void;
  onBack: () => void;
};

/** Asks before a closing time that has passed is saved: it may be meant, or a wrong year. */
export function PastClosing({ isAsking, onSave, onBack }: PastClosingProps) {
  const text = useText();
  return (
    <QuestionDialog
      isOpen={isAsking}
      title={text(pastClosingTexts.title)}
      onClose={onBack}
      actions={
        <>
          <Button variant="contained" onClick={onBack}>
            {text(pastClosingTexts.back)}
          </Button>
          <Button variant="outlined" onClick={onSave}>
            {text(pastClosingTexts.save)}
          </Button>
        </>
      }
    >
      <p>{text(pastClosingTexts.lead)}</p>
    </QuestionDialog>
  );
}
