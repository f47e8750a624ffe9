import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useForm } from 'react-hook-form';

import { useNotify } from '@/admin/notices';
import { PasswordField } from '@/admin/PasswordField';
import { usePerson, useTurnAccountsOnMutation } from '@/admin/session';
import { inputOf } from '@/admin/useField';
import { QuestionDialog } from '@/components/QuestionDialog';
import { errorTexts } from '@/lib/error.text';
import { fieldTexts } from '@/lib/field.text';
import { errorBodyOf } from '@/lib/failure';
import { useText } from '@/lib/locale';

import { accountsTexts, linkTexts, loginTexts, passwordTexts } from './admin.text';
import { useTurnAccountsOffMutation } from './adminApi';
import { Explanation, Group } from './settings/settingsStyles';

/** The switch from one shared password to accounts, and back. */
export function AccountsSetting() {
  const text = useText();
  const person = usePerson();
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  return (
    <Group sx={{ marginTop: 3 }}>
      <legend>{text(accountsTexts.title)}</legend>
      <Explanation>{text(person ? accountsTexts.onLead : accountsTexts.offLead)}</Explanation>
      <Button variant="outlined" onClick={() => setIsAsking(true)}>
        {text(person ? accountsTexts.turnOff : accountsTexts.turnOn)}
      </Button>
      <QuestionDialog
        isOpen={isAsking}
        title={text(person ? accountsTexts.offTitle : accountsTexts.onTitle)}
        onClose={close}
      >
        {person ? <TurnOff onClose={close} /> : <TurnOn onClose={close} />}
      </QuestionDialog>
    </Group>
  );
}

function TurnOn({ onClose }: { onClose: () => void }) {
  const text = useText();
  const notify = useNotify();
  const [turnOn, { error, isLoading }] = useTurnAccountsOnMutation();
  const { register, handleSubmit } = useForm({ defaultValues: { name: '', email: '', password: '' } });
  const body = errorBodyOf(error);
  const problemOf = (name: string) => {
    const code = body?.fields?.[name];
    return code && text(fieldTexts[code]);
  };

  const submit = handleSubmit(async ({ name, email, password }) => {
    if (isLoading) return;
    const answer = await turnOn({ name: name.trim(), email: email.trim(), password });
    if (answer.error) return;
    onClose();
    notify(accountsTexts.isOn);
  });

  return (
    <Stack component="form" noValidate onSubmit={submit} spacing={2.5} sx={{ marginTop: 1 }}>
      <p>{text(accountsTexts.onQuestion)}</p>
      {error && !body?.fields && (
        <Alert severity="error">{text(body ? errorTexts[body.code] : accountsTexts.failed)}</Alert>
      )}
      <TextField
        {...inputOf(register('name'))}
        label={text(accountsTexts.name)}
        autoComplete="name"
        error={problemOf('name') !== undefined}
        helperText={problemOf('name')}
      />
      <TextField
        {...inputOf(register('email'))}
        type="email"
        label={text(loginTexts.email)}
        autoComplete="username"
        error={problemOf('email') !== undefined}
        helperText={problemOf('email')}
      />
      <PasswordField
        {...inputOf(register('password'))}
        label={text(accountsTexts.password)}
        autoComplete="new-password"
        error={problemOf('password') !== undefined}
        helperText={[problemOf('password'), text(linkTexts.rule)].filter(Boolean).join(' ')}
      />
      <Buttons isSaving={isLoading} label={text(accountsTexts.turnOn)} onClose={onClose} />
    </Stack>
  );
}

function TurnOff({ onClose }: { onClose: () => void }) {
  const text = useText();
  const [turnOff, { error, isLoading }] = useTurnAccountsOffMutation();
  const { register, handleSubmit } = useForm({ defaultValues: { sharedPassword: '' } });
  const body = errorBodyOf(error);
  const problem = body?.fields?.sharedPassword ?? body?.fields?.newPassword;

  const submit = handleSubmit(async ({ sharedPassword }) => {
    if (isLoading) return;
    const answer = await turnOff(sharedPassword);
    if (!answer.error) onClose();
  });

  return (
    <Stack component="form" noValidate onSubmit={submit} spacing={2.5} sx={{ marginTop: 1 }}>
      <p>{text(accountsTexts.offQuestion)}</p>
      {error && !problem && <Alert severity="error">{text(body ? errorTexts[body.code] : accountsTexts.failed)}</Alert>}
      <PasswordField
        {...inputOf(register('sharedPassword'))}
        label={text(accountsTexts.sharedPassword)}
        autoComplete="new-password"
        error={problem !== undefined}
        helperText={text(problem ? fieldTexts[problem] : passwordTexts.rule)}
      />
      <Buttons isSaving={isLoading} label={text(accountsTexts.turnOff)} onClose={onClose} />
    </Stack>
  );
}

function Buttons({ isSaving, label, onClose }: { isSaving: boolean; label: string; onClose: () => void }) {
  const text = useText();
  return (
    <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end' }}>
      <Button onClick={onClose}>{text(accountsTexts.cancel)}</Button>
      <Button type="submit" variant="contained" loading={isSaving} loadingPosition="start">
        {label}
      </Button>
    </Stack>
  );
}
