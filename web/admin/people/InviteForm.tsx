import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useForm, useWatch } from 'react-hook-form';

import { roles } from '@shared/admin/accounts.types';
import type { AccountLink, Role } from '@shared/admin/accounts.types';

import { inputOf } from '@/admin/useField';
import { fieldTexts } from '@/lib/field.text';
import { errorBodyOf } from '@/lib/failure';
import { useLanguage, useText } from '@/lib/locale';

import { useInviteMutation } from './api';
import { Fields, Part } from './layout';
import { inviteTexts, roleLeads, roleTexts, staffTexts } from './people.text';

const empty = { name: '', email: '', role: 'office' as Role };

/** Name, address and role of somebody new. */
export function InviteForm({ onInvited }: { onInvited: (link: AccountLink) => void }) {
  const text = useText();
  const language = useLanguage();
  const [invite, { error, isLoading }] = useInviteMutation();
  const { register, handleSubmit, reset, control } = useForm({ defaultValues: empty });
  const role = useWatch({ control, name: 'role' });
  const fields = errorBodyOf(error)?.fields;
  const problemOf = (name: keyof typeof empty) => {
    const code = fields?.[name];
    return { error: code !== undefined, helperText: code && text(fieldTexts[code]) };
  };

  const submit = handleSubmit(async (typed) => {
    if (isLoading) return;
    const { data } = await invite({ ...typed, language });
    if (!data) return;
    reset();
    onInvited(data);
  });

  return (
    <Part aria-labelledby="invite-title">
      <h3 id="invite-title">{text(inviteTexts.title)}</h3>
      <Fields noValidate onSubmit={submit}>
        {error && !fields && <Alert severity="error">{text(inviteTexts.failed)}</Alert>}
        <TextField
          {...inputOf(register('name'))}
          {...problemOf('name')}
          size="small"
          label={text(inviteTexts.name)}
          autoComplete="off"
          slotProps={{ htmlInput: { maxLength: 100 } }}
        />
        <TextField
          {...inputOf(register('email'))}
          {...problemOf('email')}
          size="small"
          type="email"
          label={text(inviteTexts.email)}
          autoComplete="off"
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
        <TextField
          {...inputOf(register('role'))}
          select
          size="small"
          label={text(staffTexts.role)}
          value={role}
          helperText={text(roleLeads[role])}
        >
          {roles.map((each) => (
            <MenuItem key={each} value={each}>
              {text(roleTexts[each])}
            </MenuItem>
          ))}
        </TextField>
        <Button type="submit" variant="contained" loading={isLoading} sx={{ justifySelf: 'start', minHeight: 44 }}>
          {text(inviteTexts.submit)}
        </Button>
      </Fields>
    </Part>
  );
}
