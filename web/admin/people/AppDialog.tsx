import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useForm } from 'react-hook-form';

import type { TotpBeginning } from '@shared/admin/accounts.types';

import { inputOf } from '@/admin/useField';
import { QuestionDialog } from '@/components/QuestionDialog';
import { useText } from '@/lib/locale';

import { accountTexts, factorTexts } from './account.text';
import { useConfirmTotpMutation } from './api';
import { refusalWords } from './refusalWords';
import { Buttons, Fields, Soft } from './layout';
import { QrCode } from './QrCode';

const Secret = styled('code')({ display: 'block', overflowWrap: 'anywhere' });

type AppDialogProps = {
  beginning: TotpBeginning | undefined;
  onAdded: (recoveryCodes: string[]) => void;
  onClose: () => void;
};

/** Hands a secret to an app, and takes the first code as a sign that it has it. */
export function AppDialog({ beginning, onAdded, onClose }: AppDialogProps) {
  const text = useText();
  if (!beginning) return null;
  return (
    <QuestionDialog isOpen title={text(factorTexts.addApp)} onClose={onClose}>
      <p>{text(factorTexts.scan)}</p>
      <QrCode value={beginning.uri} label={text(factorTexts.picture)} />
      <Soft>
        {text(factorTexts.secret)}
        <Secret>{beginning.secret.match(/.{1,4}/g)?.join(' ')}</Secret>
      </Soft>
      <CodeForm onAdded={onAdded} onClose={onClose} />
    </QuestionDialog>
  );
}

function CodeForm({ onAdded, onClose }: Omit<AppDialogProps, 'beginning'>) {
  const text = useText();
  const [confirm, { error, isLoading }] = useConfirmTotpMutation();
  const { register, handleSubmit } = useForm({ defaultValues: { code: '' } });
  const submit = handleSubmit(async ({ code }) => {
    if (isLoading) return;
    const { data } = await confirm({ code: code.replaceAll(/\s/g, '') });
    if (data) onAdded(data.recoveryCodes);
  });
  return (
    <Fields noValidate onSubmit={submit}>
      {error && <Alert severity="error">{text(refusalWords(error))}</Alert>}
      <TextField
        {...inputOf(register('code', { required: true }))}
        label={text(factorTexts.code)}
        autoComplete="one-time-code"
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 10 } }}
      />
      <Buttons>
        <Button type="submit" variant="contained" loading={isLoading} loadingPosition="start">
          {text(accountTexts.done)}
        </Button>
        <Button onClick={onClose}>{text(accountTexts.cancel)}</Button>
      </Buttons>
    </Fields>
  );
}
