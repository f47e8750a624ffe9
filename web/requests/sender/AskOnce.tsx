import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';

import { QuestionDialog } from '@/components/QuestionDialog';
import { useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';

import { failureText } from './failureText';

type AskOnceProps = {
  words: Record<'open' | 'question' | 'consequence' | 'confirm' | 'keep', Localized>;
  act: () => Promise<{ error?: unknown }>;
};

/** A button that asks before it does what cannot be undone, and says so when that fails. */
export function AskOnce({ words, act }: AskOnceProps) {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  const [isActing, setIsActing] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const close = () => {
    setIsOpen(false);
    setFailure(undefined);
  };
  const confirm = async () => {
    if (isActing) return;
    setIsActing(true);
    const { error } = await act();
    setIsActing(false);
    if (error) setFailure(error);
    else close();
  };
  return (
    <>
      <Button variant="outlined" color="inherit" onClick={() => setIsOpen(true)}>
        {text(words.open)}
      </Button>
      <QuestionDialog
        isOpen={isOpen}
        title={text(words.question)}
        onClose={close}
        actions={
          <>
            <Button onClick={close}>{text(words.keep)}</Button>
            <Button variant="contained" color="error" loading={isActing} loadingPosition="start" onClick={confirm}>
              {text(words.confirm)}
            </Button>
          </>
        }
      >
        <p>{text(words.consequence)}</p>
        {failure !== undefined && <Alert severity="error">{text(failureText(failure))}</Alert>}
      </QuestionDialog>
    </>
  );
}
