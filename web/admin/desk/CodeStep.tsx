import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';

import type { FactorQuestion } from '@shared/admin/accounts.types';

import { useSignInByCodeMutation } from '@/admin/session';
import { inputOf } from '@/admin/useField';
import { useText } from '@/lib/locale';

import { loginTexts } from './admin.text';
import { loginFailureWords } from './loginFailure';
import { SignInForm } from './SignInForm';
import type { usePasskey } from './usePasskey';

type CodeStepProps = {
  question: FactorQuestion;
  passkey: ReturnType<typeof usePasskey>;
  onLogin: () => void;
  onBack: () => void;
  children?: ReactNode;
};

/** The second factor: a code of the app, a passkey, or a recovery code. */
export function CodeStep({ question, passkey, onLogin, onBack, children }: CodeStepProps) {
  const text = useText();
  const [signIn, { error, isLoading }] = useSignInByCodeMutation();
  const { register, handleSubmit, setFocus, formState } = useForm({ defaultValues: { code: '' } });
  const isMissing = formState.errors.code !== undefined;
  const failure = passkey.failure ?? (error && loginFailureWords(error));
  useEffect(() => setFocus('code'), [setFocus]);

  const submit = handleSubmit(async ({ code }) => {
    if (isLoading) return;
    passkey.forget();
    const answer = await signIn({ ticket: question.ticket, code: code.trim() });
    if (answer.error) setFocus('code', { shouldSelect: true });
    else onLogin();
  });

  return (
    <SignInForm noValidate onSubmit={submit} aria-label={text(loginTexts.codeTitle)}>
      {failure && <Alert severity="error">{text(failure)}</Alert>}
      {question.hasPasskey && (
        <Button variant="contained" loading={passkey.isBusy} onClick={() => void passkey.start()}>
          {text(loginTexts.passkey)}
        </Button>
      )}
      <TextField
        {...inputOf(register('code', { required: true }))}
        label={text(loginTexts.code)}
        autoComplete="one-time-code"
        error={isMissing}
        helperText={text(
          isMissing ? loginTexts.codeRequired : question.hasTotp ? loginTexts.codeHint : loginTexts.recoveryHint,
        )}
        slotProps={{ htmlInput: { maxLength: 40, autoCapitalize: 'none', spellCheck: false } }}
      />
      <Button type="submit" variant={question.hasPasskey ? 'outlined' : 'contained'} loading={isLoading}>
        {text(loginTexts.confirmCode)}
      </Button>
      {children ?? <Button onClick={onBack}>{text(loginTexts.back)}</Button>}
    </SignInForm>
  );
}
