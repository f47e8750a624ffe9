import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';

import type { FactorQuestion } from '@shared/admin/accounts.types';

import { PasswordField } from '@/admin/PasswordField';
import { useSignInMutation } from '@/admin/session';
import { inputOf } from '@/admin/useField';
import { errorBodyOf } from '@/lib/failure';
import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { loginTexts } from './admin.text';
import { CodeStep } from './CodeStep';
import { loginFailureWords } from './loginFailure';
import { SignInForm } from './SignInForm';
import type { SignInProps } from './SignInForm';
import { usePasskey } from './usePasskey';

type AccountSignInProps = SignInProps & { hasPasskeys: boolean };

/** Address and password of one's own, then the second factor; or a passkey, which is all of it. */
export function AccountSignIn({ hasEnded, hasPasskeys, onLogin, onChanged, children }: AccountSignInProps) {
  const text = useText();
  const [signIn, { error, isLoading }] = useSignInMutation();
  const [question, setQuestion] = useState<FactorQuestion>();
  const passkey = usePasskey(onLogin);
  const { register, handleSubmit, setFocus, resetField, formState } = useForm({
    defaultValues: { email: '', password: '' },
  });
  const { errors } = formState;
  useEffect(() => setFocus('email'), [setFocus]);

  const submit = handleSubmit(async (typed) => {
    if (isLoading) return;
    passkey.forget();
    const { data, error: refusal } = await signIn({ email: typed.email.trim(), password: typed.password });
    if (data?.question) {
      resetField('password');
      setQuestion(data.question);
    } else if (data) onLogin();
    else if (errorBodyOf(refusal)?.code === 'sign_in_changed') onChanged();
    else setFocus('password', { shouldSelect: true });
  });

  if (question)
    return (
      <CodeStep question={question} passkey={passkey} onLogin={onLogin} onBack={() => setQuestion(undefined)}>
        {children}
      </CodeStep>
    );
  const failure = passkey.failure ?? (error && loginFailureWords(error));
  return (
    <SignInForm noValidate onSubmit={submit}>
      {hasEnded && !failure && <Alert severity="warning">{text(loginTexts.ended)}</Alert>}
      {failure && <Alert severity="error">{text(failure)}</Alert>}
      <TextField
        {...inputOf(register('email', { required: true }))}
        type="email"
        label={text(loginTexts.email)}
        autoComplete="username"
        error={errors.email !== undefined}
        helperText={errors.email && text(loginTexts.emailRequired)}
        slotProps={{ htmlInput: { maxLength: 200, autoCapitalize: 'none', spellCheck: false } }}
      />
      <PasswordField
        {...inputOf(register('password', { required: true }))}
        label={text(loginTexts.password)}
        autoComplete="current-password"
        error={errors.password !== undefined}
        helperText={errors.password && text(loginTexts.required)}
      />
      <Button type="submit" variant="contained" loading={isLoading} loadingPosition="start">
        {text(loginTexts.submit)}
      </Button>
      {hasPasskeys && (
        <Button variant="outlined" loading={passkey.isBusy} onClick={() => void passkey.start()}>
          {text(loginTexts.passkey)}
        </Button>
      )}
      {children}
      <Typography variant="body2" sx={{ color: tokens.colour.inkSoft }}>
        {text(loginTexts.lost)}
      </Typography>
    </SignInForm>
  );
}
