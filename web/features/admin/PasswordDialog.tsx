import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';

import { useText } from '@/lib/locale';

import { passwordTexts } from './admin.text';
import { PasswordField } from './PasswordField';
import { usePasswordForm } from './usePasswordForm';

type PasswordDialogProps = { isOpen: boolean; onClose: () => void; onChanged: () => void };

/** Lets the administrator change the shared password. */
export function PasswordDialog({ isOpen, onClose, onChanged }: PasswordDialogProps) {
  const text = useText();
  const id = useId();
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-lead`}
      fullWidth
      maxWidth="xs"
    >
      <DialogTitle id={`${id}-title`} sx={{ fontWeight: 700 }}>
        {text(passwordTexts.title)}
      </DialogTitle>
      {/* Mounted with the dialog: what was typed is forgotten as soon as it closes. */}
      <PasswordForm leadId={`${id}-lead`} onClose={onClose} onChanged={onChanged} />
    </Dialog>
  );
}

type PasswordFormProps = { leadId: string; onClose: () => void; onChanged: () => void };

function PasswordForm({ leadId, onClose, onChanged }: PasswordFormProps) {
  const text = useText();
  const { submit, fields, errors, failure, isSaving } = usePasswordForm(onChanged);
  return (
    <form noValidate onSubmit={submit}>
      <DialogContent sx={{ display: 'grid', gap: 2.5, paddingTop: 0 }}>
        <DialogContentText id={leadId} variant="body2">
          {text(passwordTexts.lead)}
        </DialogContentText>
        {failure && <Alert severity="error">{text(failure)}</Alert>}
        <PasswordField
          field={fields.currentPassword}
          label={passwordTexts.currentPassword}
          autoComplete="current-password"
          error={errors.currentPassword?.message}
        />
        <PasswordField
          field={fields.newPassword}
          label={passwordTexts.newPassword}
          autoComplete="new-password"
          hint={passwordTexts.rule}
          error={errors.newPassword?.message}
        />
        <PasswordField
          field={fields.confirmPassword}
          label={passwordTexts.confirmPassword}
          autoComplete="new-password"
          error={errors.confirmPassword?.message}
        />
      </DialogContent>
      <DialogActions sx={{ padding: 3, paddingTop: 0, gap: 1 }}>
        <Button onClick={onClose}>{text(passwordTexts.cancel)}</Button>
        <Button type="submit" variant="contained" loading={isSaving} loadingPosition="start">
          {text(passwordTexts.save)}
        </Button>
      </DialogActions>
    </form>
  );
}
