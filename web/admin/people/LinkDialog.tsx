import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';

import type { AccountLink } from '@shared/admin/accounts.types';

import { QuestionDialog } from '@/components/QuestionDialog';
import { localTime } from '@/lib/format/localTime';
import { useLanguage, useText } from '@/lib/locale';

import { CopyText } from './CopyText';
import { Buttons, Soft } from './layout';
import { inviteTexts } from './people.text';

type LinkDialogProps = { link: AccountLink | undefined; onClose: () => void };

/** Shows a link that was just made: the only time that it can be seen. */
export function LinkDialog({ link, onClose }: LinkDialogProps) {
  const text = useText();
  const language = useLanguage();
  if (!link) return null;
  return (
    <QuestionDialog isOpen title={link.account.name} onClose={onClose}>
      <Alert severity={link.isMailed ? 'success' : 'warning'}>
        {text(link.isMailed ? inviteTexts.mailed : inviteTexts.notMailed)}
      </Alert>
      <p>{text(inviteTexts.once)}</p>
      <TextField
        label={text(inviteTexts.link)}
        value={link.url}
        multiline
        onFocus={({ target }) => target.select()}
        slotProps={{ htmlInput: { readOnly: true } }}
      />
      <Soft>{[text(inviteTexts.until), localTime(link.expiresAt, language)].join(': ')}</Soft>
      <Buttons>
        <CopyText copied={link.url} label={inviteTexts.copy} done={inviteTexts.copied} />
        <Button onClick={onClose}>{text(inviteTexts.close)}</Button>
      </Buttons>
    </QuestionDialog>
  );
}
