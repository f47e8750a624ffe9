import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';

import type { MyAccount } from '@shared/admin/accounts.types';

import { useNotify } from '@/admin/notices';
import { localTime } from '@/lib/format/localTime';
import { useLanguage, useText } from '@/lib/locale';

import { sessionTexts } from './account.text';
import { useEndOwnSessionsMutation } from './api';
import { refusalWords } from './refusalWords';
import { Buttons, Entry, Part, Soft } from './layout';

/** Lists the sessions of one's own account. */
export function OwnSessions({ sessions }: Pick<MyAccount, 'sessions'>) {
  const text = useText();
  const language = useLanguage();
  const notify = useNotify();
  const [end, { error, isLoading }] = useEndOwnSessionsMutation();
  const stop = async (code?: string) => {
    const answer = await end(code);
    if (!answer.error) notify(sessionTexts.ended);
  };
  return (
    <Part aria-labelledby="own-sessions">
      <h3 id="own-sessions">{text(sessionTexts.title)}</h3>
      <p>{text(sessionTexts.lead)}</p>
      {error && <Alert severity="error">{text(refusalWords(error))}</Alert>}
      {sessions.map(({ code, openedAt, address, isThis }) => (
        <Entry key={code}>
          <div>
            <span>{address}</span> {isThis && <Chip size="small" label={text(sessionTexts.current)} />}
            <Soft>
              {openedAt && `${text(sessionTexts.opened)}: ${localTime(openedAt, language)} · `}
              {code}
            </Soft>
          </div>
          {!isThis && (
            <Buttons>
              <Button size="small" disabled={isLoading} onClick={() => void stop(code)}>
                {text(sessionTexts.end)}
              </Button>
            </Buttons>
          )}
        </Entry>
      ))}
      {sessions.length > 1 && (
        <Buttons>
          <Button variant="outlined" disabled={isLoading} onClick={() => void stop()}>
            {text(sessionTexts.endOthers)}
          </Button>
        </Buttons>
      )}
    </Part>
  );
}
