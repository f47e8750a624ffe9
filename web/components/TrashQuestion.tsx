import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';

import { errorBodyOf } from '@/lib/failure';
import { useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { QuestionDialog } from './QuestionDialog';
import { purgeTexts, trashTexts } from './trash.text';
import type { TrashRow } from './TrashRows';

const Lead = styled('p')({ color: tokens.colour.inkSoft });

type TrashQuestionProps = {
  /** What is to be removed for good, while the question stands. */
  row: TrashRow | undefined;
  purge: (id: string) => Promise<{ error?: unknown }>;
  onClose: () => void;
  onPurged: () => void;
};

/** Asks before something is removed for good, and says so when that fails. */
export function TrashQuestion({ row, purge, onClose, onPurged }: TrashQuestionProps) {
  const text = useText();
  const [isPurging, setIsPurging] = useState(false);
  const [failure, setFailure] = useState<Localized>();

  const close = () => {
    setFailure(undefined);
    onClose();
  };
  const confirm = async () => {
    if (!row || isPurging) return;
    setIsPurging(true);
    const { error } = await purge(row.id);
    setIsPurging(false);
    setFailure(error ? failureWords(error) : undefined);
    if (!error) onPurged();
  };

  return (
    <QuestionDialog
      isOpen={row !== undefined}
      title={text(purgeTexts.title)}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{text(purgeTexts.cancel)}</Button>
          <Button variant="contained" color="error" loading={isPurging} loadingPosition="start" onClick={confirm}>
            {text(purgeTexts.confirm)}
          </Button>
        </>
      }
    >
      <p>
        <strong>{row?.title}</strong>
      </p>
      <Lead>{text(purgeTexts.lead)}</Lead>
      {failure && <Alert severity="error">{text(failure)}</Alert>}
    </QuestionDialog>
  );
}

const failureWords = (error: unknown): Localized =>
  errorBodyOf(error)?.code === 'not_found' ? trashTexts.gone : purgeTexts.failed;
