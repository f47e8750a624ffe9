import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import Stack from '@mui/material/Stack';

import { PasswordField } from '@/admin/PasswordField';
import { QuestionDialog } from '@/components/QuestionDialog';
import { useText } from '@/lib/locale';

import { passwordTexts } from './admin.text';
import { usePasswordForm } from './usePasswordForm';

type PasswordDialogProps = { isOpen: boolean; onClose: () => void; onChanged: () => void };

/** Lets the administrator change the shared password. Forgets the typed text as soon as it closes. */
export function PasswordDialog({ isOpen, onClose, onChanged }: PasswordDialogProps) {
  const text = useText();
  return (
    <QuestionDialog isOpen={isOpen} title={text(passwordTexts.title)} onClose={onClose}>
      <p>{text(passwordTexts.lead)}</p>
      <PasswordForm onClose={onClose} onChanged={onChanged} />
    </QuestionDialog>
  );
}

function PasswordForm({ onClose, onChanged }: Omit<PasswordDialogProps, 'isOpen'>) {
  const text = useText();
  const { submit, fields, failure, isSaving } = usePasswordForm(onChanged);
  return (
    <Stack component="form" noValidate onSubmit={submit} spacing={2.5} sx={{ marginTop: 1 }}>
      {failure && <Alert severity="error">{text(failure)}</Alert>}
      <PasswordField {...fields.currentPassword} autoComplete="current-password" />
      <PasswordField {...fields.newPassword} autoComplete="new-password" />
      <PasswordField {...fields.confirmPassword} autoComplete="new-password" />
      <DialogActions sx={{ padding: 0 }}>
        <Button onClick={onClose}>{text(passwordTexts.cancel)}</Button>
        <Button type="submit" variant="contained" loading={isSaving} loadingPosition="start">
          {text(passwordTexts.save)}
        </Button>
      </DialogActions>
    </Stack>
  );
}
