import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import { useState } from 'react';

import { MOST_PASSKEYS } from '@shared/admin/accounts.types';
import type { MyAccount, OwnPasskey, TotpBeginning } from '@shared/admin/accounts.types';

import { useNotify } from '@/admin/notices';
import { localTime } from '@/lib/format/localTime';
import { useLanguage, useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';

import { codesLeftText, factorTexts } from './account.text';
import { useBeginTotpMutation, useRemovePasskeyMutation, useRemoveTotpMutation, useRenewCodesMutation } from './api';
import { AppDialog } from './AppDialog';
import { CodesDialog } from './CodesDialog';
import { Buttons, Entry, Named, Part, Soft } from './layout';
import { PasswordQuestion } from './PasswordQuestion';
import { useNewPasskey } from './useNewPasskey';

/** Actions that ask for the password. */
type Matter = 'addApp' | 'removeApp' | 'addPasskey' | 'renew' | OwnPasskey;

const titleOf = (matter: Matter): Localized => (typeof matter === 'string' ? factorTexts[matter] : factorTexts.remove);

/** Second factors: an app with codes, passkeys, and codes for the day that they are lost. */
export function Factors({ account }: { account: MyAccount }) {
  const text = useText();
  const language = useLanguage();
  const notify = useNotify();
  const [matter, setMatter] = useState<Matter>();
  const [beginning, setBeginning] = useState<TotpBeginning>();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [beginTotp] = useBeginTotpMutation();
  const [removeTotp] = useRemoveTotpMutation();
  const [removePasskey] = useRemovePasskeyMutation();
  const [renew] = useRenewCodesMutation();
  const added = (recoveryCodes: readonly string[]) => {
    setBeginning(undefined);
    setCodes(recoveryCodes);
    notify(factorTexts.added);
  };
  const passkey = useNewPasskey(added);
  const isFull = account.passkeys.length >= MOST_PASSKEYS;

  const go = async (asked: Matter, password: string): Promise<{ error?: unknown }> => {
    switch (asked) {
      case 'addApp': {
        const { data, error } = await beginTotp({ password });
        setBeginning(data);
        return { error };
      }
      case 'addPasskey':
        return passkey.add(password);
      case 'renew': {
        const { data, error } = await renew({ password });
        setCodes(data?.recoveryCodes ?? []);
        return { error };
      }
      default: {
        const removal = asked === 'removeApp' ? removeTotp({ password }) : removePasskey({ id: asked.id, password });
        const { error } = await removal;
        if (!error) notify(factorTexts.removed);
        return { error };
      }
    }
  };

  return (
    <Part aria-labelledby="own-factors">
      <h3 id="own-factors">{text(factorTexts.title)}</h3>
      <p>{text(factorTexts.lead)}</p>
      <Entry>
        <div>
          <Named>
            <strong>{text(factorTexts.app)}</strong>
            {account.hasTotp && <Chip size="small" color="success" label={text(factorTexts.isOn)} />}
          </Named>
          <Soft>{text(factorTexts.appLead)}</Soft>
        </div>
        <Buttons>
          <Button variant="outlined" onClick={() => setMatter(account.hasTotp ? 'removeApp' : 'addApp')}>
            {text(account.hasTotp ? factorTexts.removeApp : factorTexts.addApp)}
          </Button>
        </Buttons>
      </Entry>
      <Entry>
        <div>
          <strong>{text(factorTexts.passkeys)}</strong>
          <Soft>{text(factorTexts.passkeysLead)}</Soft>
          {isFull && <Soft>{text(factorTexts.passkeysFull)}</Soft>}
        </div>
        {account.hasPasskeys && !isFull && (
          <Buttons>
            <Button variant="outlined" onClick={() => setMatter('addPasskey')}>
              {text(factorTexts.addPasskey)}
            </Button>
          </Buttons>
        )}
      </Entry>
      {!account.hasPasskeys && <Alert severity="info">{text(factorTexts.impossible)}</Alert>}
      {passkey.failure && <Alert severity="error">{text(passkey.failure)}</Alert>}
      {account.passkeys.map((each) => (
        <Entry key={each.id}>
          <div>
            <span>{each.name}</span>
            <Soft>{each.lastUsedAt && `${text(factorTexts.used)}: ${localTime(each.lastUsedAt, language)}`}</Soft>
          </div>
          <Buttons>
            <Button
              size="small"
              onClick={() => setMatter(each)}
              aria-label={`${text(factorTexts.remove)}: ${each.name}`}
            >
              {text(factorTexts.remove)}
            </Button>
          </Buttons>
        </Entry>
      ))}
      {(account.hasTotp || account.passkeys.length > 0) && (
        <Entry>
          <div>
            <Named>
              <strong>{text(factorTexts.codes)}</strong>
              <span>{text(codesLeftText)(account.recoveryCodesLeft)}</span>
            </Named>
            <Soft>{text(factorTexts.codesLead)}</Soft>
          </div>
          <Buttons>
            <Button variant="outlined" onClick={() => setMatter('renew')}>
              {text(factorTexts.renew)}
            </Button>
          </Buttons>
        </Entry>
      )}
      {matter && (
        <PasswordQuestion
          isOpen
          title={titleOf(matter)}
          go={(password) => go(matter, password)}
          onClose={() => setMatter(undefined)}
        >
          {matter === 'addPasskey' && (
            <TextField
              label={text(factorTexts.passkeyName)}
              value={passkey.name}
              onChange={({ target }) => passkey.setName(target.value)}
              slotProps={{ htmlInput: { maxLength: 60 } }}
            />
          )}
        </PasswordQuestion>
      )}
      <AppDialog beginning={beginning} onAdded={added} onClose={() => setBeginning(undefined)} />
      <CodesDialog codes={codes} onClose={() => setCodes([])} />
    </Part>
  );
}
