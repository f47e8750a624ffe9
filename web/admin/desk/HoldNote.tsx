import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

import type { Hold } from '@shared/admin/clock.types';

import { Note } from '@/admin/Note';
import { useNotify } from '@/admin/notices';
import { useMay } from '@/admin/session';
import { localTime } from '@/lib/format/localTime';
import { useLanguage, useText } from '@/lib/locale';

import { useGoOnMutation } from './adminApi';
import { holdTexts, reasonTexts } from './hold.text';

/** Tells administrators that nothing is erased by its age, and lets owners go on. */
export function HoldNote({ hold }: { hold: Hold }) {
  const text = useText();
  const notify = useNotify();
  const language = useLanguage();
  const may = useMay();
  const [goOn, { isLoading, isError }] = useGoOnMutation();
  const until = localTime(hold.until, language);

  const confirm = async () => {
    const { error } = await goOn();
    if (!error) notify(holdTexts.goneOn);
  };

  return (
    <>
      {isError && <Alert severity="error">{text(holdTexts.failed)}</Alert>}
      <Note
        severity="warning"
        words={text(reasonTexts[hold.reason])(until)}
        action={
          may([]) && (
            <Button size="small" color="inherit" disabled={isLoading} onClick={() => void confirm()}>
              {text(holdTexts.goOn)}
            </Button>
          )
        }
      />
    </>
  );
}
