import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { ReactNode } from 'react';

import { ChevronDownIcon } from '@/components/icons';
import { tokens } from '@/theme/tokens';

const { colour, duration } = tokens;

const Details = styled('details')({
  borderTop: `1px solid ${colour.line}`,
  '& + &': { marginTop: '-1px' },
  '&:last-of-type': { borderBottom: `1px solid ${colour.line}` },
  // On paper everything is open.
  '@media print': { border: 0, '&::details-content': { display: 'block', contentVisibility: 'visible' } },
});
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- styled() forgets that a button can be a summary
const Summary = styled(ButtonBase)({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '1rem',
  width: '100%',
  minHeight: 56,
  padding: '0.5rem 0.25rem',
  [tokens.media.phone]: { minHeight: 48 },
  font: 'inherit',
  fontWeight: 700,
  textAlign: 'left',
  color: colour.ink,
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '& svg': { flex: 'none', width: 20, height: 20, color: colour.cold, transition: `transform ${duration.quick}` },
  '[open] > & svg': { transform: 'rotate(180deg)' },
  '&:hover': { color: colour.cold },
  '@media print': { display: 'none' },
}) as typeof ButtonBase;
const Content = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(1.75rem, 1.25rem + 1.5vw, 2.75rem)',
  padding: '0.75rem 0 2rem',
  '@media print': { gap: '0.75rem', padding: 0 },
});

/** Prerendered folds open without a script: what was opened before the code of the section came stays open. */
function isOpenOnPage(id: string): boolean {
  return typeof document !== 'undefined' && document.getElementById(id)?.hasAttribute('open') === true;
}

/**
 * Folds text away. Closed, its text is still part of the page: search engines and the browser's own search read it, and
 * the browser opens it on a match. `useFoldsOfHash` opens the one that an address names.
 */
export function Fold({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(() => isOpenOnPage(id));
  return (
    <Details id={id} open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      {/* oxlint-disable-next-line jsx-a11y/aria-role -- none: MUI's would hide from screen readers whether it is open */}
      <Summary component="summary" role={undefined}>
        {title}
        <ChevronDownIcon />
      </Summary>
      <Content>{children}</Content>
    </Details>
  );
}
