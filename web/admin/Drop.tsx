import Button from '@mui/material/Button';
import { useState } from 'react';

import { QuestionDialog } from '@/components/QuestionDialog';
import { useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';

import { leaveTexts } from './form.text';

type DropProps = {
  words: Record<'drop' | 'dropQuestion' | 'dropLead', Localized>;
  isChanged: boolean;
  isSending?: boolean;
  onDrop: () => void;
};

/** Gives up something that is being written; asks first where something was. */
export function Drop({ words, isChanged, isSending = false, onDrop }: DropProps) {
  const text = useText();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button color="inherit" disabled={isSending} onClick={() => (isChanged ? setIsAsking(true) : onDrop())}>
        {text(words.drop)}
      </Button>
      <QuestionDialog
        isOpen={isAsking}
        title={text(words.dropQuestion)}
        onClose={() => setIsAsking(false)}
        actions={
          <>
            <Button variant="contained" onClick={() => setIsAsking(false)}>
              {text(leaveTexts.stay)}
            </Button>
            <Button color="error" onClick={onDrop}>
              {text(words.drop)}
            </Button>
          </>
        }
      >
        <p>{text(words.dropLead)}</p>
      </QuestionDialog>
    </>
  );
}
