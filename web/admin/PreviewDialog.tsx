import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { ReactNode } from 'react';

import { Dialog } from '@/components/Dialog';
import { tokens } from '@/theme/tokens';

import { CloseIcon } from './icons';

const edge = 'clamp(1.25rem, 4vw, 2rem)';

const Popup = styled(Dialog)({
  width: 'min(46rem, calc(100vw - 2rem))',
  maxHeight: 'min(52rem, calc(100dvh - 2rem))',
  maxWidth: 'none',
});
const Top = styled('div')({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '1rem',
  padding: `0.25rem 0.75rem 0.25rem ${edge}`,
  borderBottom: `1px solid ${tokens.colour.line}`,
  background: tokens.colour.mist,
  '& h2': { margin: 0, fontSize: tokens.size.body },
  [tokens.media.low]: { position: 'static' },
});
const Body = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1rem',
  padding: `1.5rem ${edge} 2rem`,
});

type PreviewDialogProps = {
  isOpen: boolean;
  title: string;
  /** Name of the button that closes it. */
  close: string;
  onClose: () => void;
  children: ReactNode;
};

/** Shows how something will look, over the form it is written in. */
export function PreviewDialog({ isOpen, title, close, onClose, children }: PreviewDialogProps) {
  const titleId = useId();
  return (
    <Popup isOpen={isOpen} onClose={onClose} labelledBy={titleId}>
      <Top>
        <h2 id={titleId}>{title}</h2>
        <IconButton size="large" aria-label={close} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Top>
      <Body>{children}</Body>
    </Popup>
  );
}
