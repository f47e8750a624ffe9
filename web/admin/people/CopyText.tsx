import Button from '@mui/material/Button';
import { useState } from 'react';

import { useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';

type CopyTextProps = { copied: string; label: Localized; done: Localized };

/** Copies a text. If the browser does not allow it, there is no button: the text stands beside it, to be marked. */
export function CopyText({ copied, label, done }: CopyTextProps) {
  const text = useText();
  const [isDone, setIsDone] = useState(false);
  // Missing where the site is opened over plain http.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (!clipboard) return null;
  const copy = () =>
    clipboard.writeText(copied).then(
      () => setIsDone(true),
      () => setIsDone(false),
    );
  return (
    <>
      <Button variant="outlined" onClick={() => void copy()}>
        {text(label)}
      </Button>
      <span role="status">{isDone && text(done)}</span>
    </>
  );
}
