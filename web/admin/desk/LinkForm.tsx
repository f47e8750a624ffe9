import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';

import { PASSWORD_LENGTH } from '@shared/admin/accounts.types';

import { PasswordField } from '@/admin/PasswordField';
import { useAcceptLinkMutation, useLinkedAccountQuery } from '@/admin/session';
import { inputOf } from '@/admin/useField';
import { LoadFailure } from '@/admin/LoadFailure';
import { PageLoading } from '@/components/PageLoading';
import { fieldTexts } from '@/lib/field.text';
import { errorBodyOf } from '@/lib/failure';
import { useText } from '@/lib/locale';

import { linkTexts, loginTexts } from './admin.text';
import { SignInForm } from './SignInForm';

type LinkFormProps = { token: string; onDone: () => void; onLeave: () => void };

/** Lets the owner of an account's link choose a password, and signs him in. */
export function LinkForm({ token, onDone, onLeave }: LinkFormProps) {
  const text = useText();
  const { data: account, error, isLoading, refetch } = useLinkedAccountQuery(token);
  const [accept, { error: refusal, isLoading: isSaving }] = useAcceptLinkMutation();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { password: '' } });

  const codes = [error, refusal].map((each) => errorBodyOf(each)?.code);
  const isShared = codes.includes('sign_in_changed');
  if (isLoading) return <PageLoading />;
  if (isShared || codes.includes('link_expired'))
    return (
      <Alert severity="warning" action={<Button onClick={onLeave}>{text(linkTexts.toLogin)}</Button>}>
        {text(isShared ? linkTexts.shared : linkTexts.expired)}
      </Alert>
    );
  if (!account) return <LoadFailure onRetry={refetch}>{text(linkTexts.failed)}</LoadFailure>;

  const isInvitation = account.purpose === 'invitation';
  const refused = errorBodyOf(refusal)?.fields?.password;
  const problem = formState.errors.password ? fieldTexts.too_short : refused && fieldTexts[refused];
  const submit = handleSubmit(async ({ password }) => {
    if (isSaving) return;
    const answer = await accept({ token, password });
    if (!answer.error) onDone();
  });

  return (
    <Paper variant="outlined" sx={{ maxWidth: '26rem', marginInline: 'auto', padding: { xs: 3, sm: 5 } }}>
      <Typography variant="h3" component="h2">
        {text(isInvitation ? linkTexts.invitation : linkTexts.recovery)}
      </Typography>
      <p>
        <strong>{account.name}</strong>
      </p>
      <p>{text(isInvitation ? linkTexts.invitationLead : linkTexts.recoveryLead)}</p>
      <SignInForm noValidate onSubmit={submit}>
        {refusal && !refused && <Alert severity="error">{text(linkTexts.failed)}</Alert>}
        <TextField
          label={text(loginTexts.email)}
          value={account.email}
          autoComplete="username"
          slotProps={{ htmlInput: { readOnly: true } }}
        />
        <PasswordField
          {...inputOf(register('password', { minLength: PASSWORD_LENGTH, required: true }))}
          label={text(loginTexts.password)}
          autoComplete="new-password"
          error={problem !== undefined}
          helperText={[problem && text(problem), text(linkTexts.rule)].filter(Boolean).join(' ')}
        />
        <Button type="submit" variant="contained" loading={isSaving} loadingPosition="start">
          {text(linkTexts.submit)}
        </Button>
      </SignInForm>
    </Paper>
  );
}
