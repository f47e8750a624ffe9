import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';

import { useText } from '@/lib/locale';

import { documentTexts } from './content.text';
import type { Removed } from './fields/context';

/** Time to bring back a removed entry: ms. It waits while the pointer or the keyboard is on it. */
const UNDO_DURATION = 10_000;

type UndoProps = { removed: Removed | undefined; onUndo: (removed: Removed) => void; onEnd: () => void };

/** Offers to bring back the entry that was removed last. */
export function Undo({ removed, onUndo, onEnd }: UndoProps) {
  const text = useText();
  return (
    <Snackbar
      open={removed !== undefined}
      autoHideDuration={UNDO_DURATION}
      onClose={(_event, reason) => reason === 'timeout' && onEnd()}
      message={removed && text(documentTexts.removed)(removed.title)}
      action={
        removed && (
          <Button size="small" color="inherit" onClick={() => onUndo(removed)}>
            {text(documentTexts.undo)}
          </Button>
        )
      }
      // Above the place of the status messages.
      sx={{ bottom: { xs: 84, sm: 84 } }}
    />
  );
}
