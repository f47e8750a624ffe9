import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';

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

const Native = styled('dialog')({ '&:not([open])': { display: 'none' } });

const focusable = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex="0"]';

const isStop = ({ offsetParent, tabIndex }: HTMLElement) => offsetParent !== null && tabIndex >= 0;

/** The browser lets Tab leave a modal dialog for its own bars; here it goes round. */
function keepTabInside(event: KeyboardEvent<HTMLDialogElement>) {
  if (event.key !== 'Tab') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)].filter(isStop);
  const [first, last] = event.shiftKey ? [stops.at(-1), stops[0]] : [stops[0], stops.at(-1)];
  if (document.activeElement !== last && event.currentTarget.contains(document.activeElement)) return;
  event.preventDefault();
  first?.focus();
}

/**
 * A modal popup on the browser's own `<dialog>`: it makes the page behind inert, closes on Escape and gives the
 * focus back to where it was. Style it by wrapping: `styled(Dialog)`. Children render while it is open only.
 */
export function Dialog({ isOpen, onClose, label, labelledBy, className, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return;
    element.showModal();
    return () => element.close(); // unmounting alone would lose the focus
  }, [isOpen]);

  return (
    <Native
      ref={dialog}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- said aloud: the site's contract names popups by it
      role="dialog"
      aria-modal
      aria-label={label}
      aria-labelledby={labelledBy}
      className={className}
      onKeyDown={keepTabInside}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // The backdrop belongs to the dialog element itself, its content never does.
      onPointerDown={(event) => event.target === event.currentTarget && onClose()}
    >
      {isOpen && children}
    </Native>
  );
}
