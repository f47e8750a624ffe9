import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useForm } from 'react-hook-form';

import { useNotify } from '@/admin/notices';
import { PasswordField } from '@/admin/PasswordField';
import { inputOf } from '@/admin/useField';
import { fieldTexts } from '@/lib/field.text';
import { errorBodyOf } from '@/lib/failure';
import { useText } from '@/lib/locale';

import { ownPasswordTexts } from './account.text';
import { useChangeOwnPasswordMutation } from './api';
import { refusalWords } from './refusalWords';
import { Fields, Part } from './layout';

/** Changes the own password. */
export function OwnPassword() {
  const text = useText();
  const notify = useNotify();
  const [change, { error, isLoading }] = useChangeOwnPasswordMutation();
  const { register, handleSubmit, reset } = useForm({ defaultValues: { currentPassword: '', newPassword: '' } });
  const problem = errorBodyOf(error)?.fields?.newPassword;

  const submit = handleSubmit(async (typed) => {
    if (isLoading) return;
    const answer = await change(typed);
    if (answer.error) return;
    reset();
    notify(ownPasswordTexts.changed);
  });

  return (
    <Part aria-labelledby="own-password">
      <h3 id="own-password">{text(ownPasswordTexts.title)}</h3>
      <Fields noValidate onSubmit={submit}>
        {error && !problem && <Alert severity="error">{text(refusalWords(error))}</Alert>}
        <PasswordField
          {...inputOf(register('currentPassword'))}
          size="small"
          label={text(ownPasswordTexts.current)}
          autoComplete="current-password"
        />
        <PasswordField
          {...inputOf(register('newPassword'))}
          size="small"
          label={text(ownPasswordTexts.next)}
          autoComplete="new-password"
          error={problem !== undefined}
          helperText={[problem && text(fieldTexts[problem]), text(ownPasswordTexts.rule)].filter(Boolean).join(' ')}
        />
        <Button type="submit" variant="outlined" loading={isLoading} sx={{ justifySelf: 'start', minHeight: 44 }}>
          {text(ownPasswordTexts.change)}
        </Button>
      </Fields>
    </Part>
  );
}
