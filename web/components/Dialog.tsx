import MuiDialog from '@mui/material/Dialog';
import type { ReactNode } from 'react';

type DialogProps = {
  isOpen: boolean;
  /** Called for Escape, a click beside the dialog, or whatever else closes it. */
  onClose: () => void;
  /** Accessible name, or the id of the heading that carries it. */
  label?: string;
  labelledBy?: string;
  className?: string;
  children: ReactNode;
};

/** Style of a dialog that fills the screen. */
export const fullScreen = {
  width: '100vw',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  borderRadius: 0,
} as const;

const focusable = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex="0"]';

/** MUI would focus the dialog itself, and the first key would do nothing. */
const focusFirst = (paper: HTMLElement | null) => paper?.querySelector<HTMLElement>(focusable)?.focus();

/** A modal popup that focuses its first control. Style it by wrapping: `styled(Dialog)`. Children render while it is open only. */
export function Dialog({ isOpen, onClose, label, labelledBy, className, children }: DialogProps) {
  // MUI's own closing takes some frames even without animation, and what is pressed meanwhile meets a popup that is gone.
  if (!isOpen) return null;
  return (
    <MuiDialog
      open
      onClose={onClose}
      aria-labelledby={labelledBy}
      slotProps={{ paper: { className, ref: focusFirst, 'aria-label': label } }}
    >
      {children}
    </MuiDialog>
  );
}
