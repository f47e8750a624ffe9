import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

import { roles } from '@shared/admin/accounts.types';
import type { AccountSummary, Role } from '@shared/admin/accounts.types';
import { isKeyOf } from '@shared/words/records';

import { localTime } from '@/lib/format/localTime';
import { useLanguage, useText } from '@/lib/locale';

import { Buttons, Entry, Named, Part, Soft } from './layout';
import { passkeysText, roleTexts, staffTexts } from './people.text';

type PersonEntryProps = {
  person: AccountSummary;
  isSelf: boolean;
  isBusy: boolean;
  onChange: (changed: { role?: Role; isActive?: boolean }) => void;
  onLink: () => void;
  onEndSessions: () => void;
  onRemove: () => void;
};

/** Somebody with an account, and what an owner can do with it. */
export function PersonEntry({ person, isSelf, isBusy, ...actions }: PersonEntryProps) {
  const text = useText();
  const language = useLanguage();
  const { name, email, role, isActive, hasJoined, hasTotp, passkeys, lastSignInAt, sessions } = person;
  const factors = [hasTotp && text(staffTexts.totp), passkeys > 0 && text(passkeysText)(passkeys)].filter(Boolean);
  const facts = [
    [staffTexts.lastSignIn, lastSignInAt ? localTime(lastSignInAt, language) : text(staffTexts.never)],
    [staffTexts.factors, factors.join(', ') || text(staffTexts.none)],
    [staffTexts.sessions, String(sessions)],
  ] as const;
  return (
    <Part aria-label={name}>
      <Entry>
        <div>
          <Named>
            <strong>{name}</strong>
            {isSelf && <Chip size="small" label={text(staffTexts.you)} />}
            {!isActive && <Chip size="small" color="warning" label={text(staffTexts.inactive)} />}
            {isActive && !hasJoined && <Chip size="small" label={text(staffTexts.invited)} />}
          </Named>
          <Soft>{email}</Soft>
          <Soft>{facts.map(([label, value]) => `${text(label)}: ${value}`).join(' · ')}</Soft>
        </div>
        <TextField
          select
          fullWidth={false}
          size="small"
          label={text(staffTexts.role)}
          value={role}
          disabled={isBusy}
          onChange={({ target }) => {
            if (isKeyOf(roleTexts, target.value)) actions.onChange({ role: target.value });
          }}
          sx={{ minWidth: '9rem' }}
        >
          {roles.map((each) => (
            <MenuItem key={each} value={each}>
              {text(roleTexts[each])}
            </MenuItem>
          ))}
        </TextField>
      </Entry>
      <Buttons>
        <Button size="small" disabled={isBusy} onClick={() => actions.onChange({ isActive: !isActive })}>
          {text(isActive ? staffTexts.deactivate : staffTexts.reactivate)}
        </Button>
        {isActive && !isSelf && (
          <Button size="small" disabled={isBusy} onClick={actions.onLink}>
            {text(staffTexts.newLink)}
          </Button>
        )}
        {sessions > 0 && (
          <Button size="small" disabled={isBusy} onClick={actions.onEndSessions}>
            {text(staffTexts.endSessions)}
          </Button>
        )}
        <Button size="small" color="error" disabled={isBusy} onClick={actions.onRemove}>
          {text(staffTexts.remove)}
        </Button>
      </Buttons>
    </Part>
  );
}
