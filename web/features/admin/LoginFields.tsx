import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';

import { PasswordField } from '@/admin/PasswordField';
import { useLoginMutation } from '@/admin/session';
import { inputOf } from '@/admin/useField';
import { useText } from '@/lib/locale';

import { loginTexts } from './admin.text';
import { loginFailureWords } from './loginFailure';

const Form = styled('form')({ display: 'grid', gap: '1.25rem', marginTop: '1.5rem' });

type LoginFieldsProps = {
  /** The visitor was signed in until just now. */
  hasEnded?: boolean;
  onLogin: () => void;
  /** Buttons below the one that signs in. */
  children?: ReactNode;
};

/** The password, what went wrong with it, and the button: wherever somebody signs in. */
export function LoginFields({ hasEnded = false, onLogin, children }: LoginFieldsProps) {
  const text = useText();
  const [login, { error, isLoading }] = useLoginMutation();
  const { register, handleSubmit, setFocus, formState } = useForm({ defaultValues: { password: '' } });
  const isMissing = formState.errors.password !== undefined;
  useEffect(() => setFocus('password'), [setFocus]);

  const submit = handleSubmit(async (values) => {
    if (isLoading) return;
    const answer = await login(values);
    if (answer.error) setFocus('password', { shouldSelect: true });
    else onLogin();
  });

  return (
    <Form noValidate onSubmit={submit}>
      {hasEnded && !error && <Alert severity="warning">{text(loginTexts.ended)}</Alert>}
      {error && <Alert severity="error">{text(loginFailureWords(error))}</Alert>}
      <PasswordField
        {...inputOf(register('password', { required: true }))}
        label={text(loginTexts.password)}
        autoComplete="current-password"
        error={isMissing}
        helperText={isMissing && text(loginTexts.required)}
      />
      <Button type="submit" variant="contained" loading={isLoading} loadingPosition="start">
        {text(loginTexts.submit)}
      </Button>
      {children}
    </Form>
  );
}
