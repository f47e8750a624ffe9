import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';

import { PasswordField } from '@/admin/PasswordField';
import { useLoginMutation } from '@/admin/session';
import { inputOf } from '@/admin/useField';
import { errorBodyOf } from '@/lib/failure';
import { useText } from '@/lib/locale';

import { loginTexts } from './admin.text';
import { loginFailureWords } from './loginFailure';
import { SignInForm } from './SignInForm';
import type { SignInProps } from './SignInForm';

/** The password that everybody shares, what went wrong with it, and the button. */
export function SharedSignIn({ hasEnded, onLogin, onChanged, children }: SignInProps) {
  const text = useText();
  const [login, { error, isLoading }] = useLoginMutation();
  const { register, handleSubmit, setFocus, formState } = useForm({ defaultValues: { password: '' } });
  const isMissing = formState.errors.password !== undefined;
  useEffect(() => setFocus('password'), [setFocus]);

  const submit = handleSubmit(async (values) => {
    if (isLoading) return;
    const answer = await login(values);
    if (!answer.error) return onLogin();
    if (errorBodyOf(answer.error)?.code === 'sign_in_changed') onChanged();
    setFocus('password', { shouldSelect: true });
  });

  return (
    <SignInForm noValidate onSubmit={submit}>
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
    </SignInForm>
  );
}
