import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { ReactNode } from 'react';

import { tokens } from '@/theme/tokens';

import { Dialog } from './Dialog';

const Popup = styled(Dialog)({
  width: 'min(36rem, calc(100vw - 2rem))',
  maxHeight: 'calc(100dvh - 2rem)',
  maxWidth: 'none',
});
const Content = styled('div')({
  display: 'grid',
  gap: '0.75rem',
  padding: 'clamp(1.25rem, 4vw, 2rem)',
  '& h2': { margin: 0, fontSize: '1.25rem', lineHeight: 1.35 },
  '& p': { margin: 0, overflowWrap: 'anywhere' },
});
const Actions = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: '0.5rem',
  marginTop: '0.75rem',
  [tokens.media.tablet]: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'flex-end' },
});

type QuestionDialogProps = {
  isOpen: boolean;
  title: string;
  /** Called when it is closed without an answer. */
  onClose: () => void;
  /** The answers; the first one gets the focus, so it should be harmless. None where the content has its own. */
  actions?: ReactNode;
  children: ReactNode;
};

/** A question that has to be answered before anything else goes on. Goes away and comes back with what it stands in. */
export function QuestionDialog({ isOpen, title, onClose, actions, children }: QuestionDialogProps) {
  const titleId = useId();
  return (
    <Popup isOpen={isOpen} onClose={onClose} labelledBy={titleId}>
      <Content>
        <h2 id={titleId}>{title}</h2>
        {children}
        {actions && <Actions>{actions}</Actions>}
      </Content>
    </Popup>
  );
}
