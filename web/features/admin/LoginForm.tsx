import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';

import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { loginTexts } from './admin.text';
import { useLoginMutation } from './adminApi';
import { loginFailureWords } from './loginFailure';
import { PasswordField } from './PasswordField';

const Form = styled('form')({ display: 'grid', gap: '1.25rem', marginTop: '1.5rem' });

type LoginFormProps = {
  /** The visitor was signed in until just now. */
  hasEnded: boolean;
  onLogin: () => void;
};

export function LoginForm({ hasEnded, onLogin }: LoginFormProps) {
  const text = useText();
  const [login, { error, isLoading }] = useLoginMutation();
  const { register, handleSubmit, setFocus, formState } = useForm({ defaultValues: { password: '' } });
  useEffect(() => setFocus('password'), [setFocus]);

  const submit = handleSubmit(async (values) => {
    if (isLoading) return;
    const answer = await login(values);
    if (answer.error) setFocus('password', { shouldSelect: true });
    else onLogin();
  });

  return (
    <Paper variant="outlined" sx={{ maxWidth: '26rem', marginInline: 'auto', padding: { xs: 3, sm: 5 } }}>
      <Typography variant="h3" component="h2">
        {text(loginTexts.title)}
      </Typography>
      <Typography sx={{ marginTop: 1, color: tokens.colour.inkSoft }}>{text(loginTexts.lead)}</Typography>
      <Form noValidate onSubmit={submit}>
        {hasEnded && !error && <Alert severity="warning">{text(loginTexts.ended)}</Alert>}
        {error && <Alert severity="error">{text(loginFailureWords(error))}</Alert>}
        <PasswordField
          field={register('password', { required: true })}
          label={loginTexts.password}
          autoComplete="current-password"
          error={formState.errors.password && text(loginTexts.required)}
        />
        <Button type="submit" variant="contained" loading={isLoading} loadingPosition="start">
          {text(loginTexts.submit)}
        </Button>
      </Form>
    </Paper>
  );
}
