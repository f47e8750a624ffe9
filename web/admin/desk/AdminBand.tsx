import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { herringbone } from '@/components/herringbone';
import { onNavy } from '@/components/onNavy';
import { Contained } from '@/components/Section';
import { tokens } from '@/theme/tokens';

const Band = styled('div')({
  position: 'relative',
  overflow: 'hidden',
  ...onNavy,
  paddingBlock: 'clamp(1.25rem, 1rem + 1vw, 2rem)',
  [tokens.media.phone]: { paddingBlock: '0.75rem' },
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '0 0 0 auto',
    width: 'min(30rem, 60%)',
    background: herringbone,
    maskImage: 'linear-gradient(100deg, transparent 10%, black 95%)',
  },
});
const Row = styled(Contained)({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.75rem 1.5rem',
});

export const AdminHeading = styled('h1')({
  margin: 0,
  fontSize: 'clamp(1.375rem, 1.2rem + 0.8vw, 1.875rem)',
  fontWeight: 700,
  lineHeight: 1.3,
});

/** Ground below the band: calm, for white panels. */
export const AdminPageBody = styled('div')({
  minHeight: '70vh',
  paddingBlock: 'clamp(1.25rem, 1rem + 1vw, 2rem) clamp(4rem, 3rem + 3vw, 6rem)',
  background: tokens.colour.mist,
  [tokens.media.phone]: { paddingTop: '0.75rem' },
});

/** The low navy bar that opens an administrator page: its heading, and what can always be done. */
export function AdminBand({ children }: { children: ReactNode }) {
  return (
    <Band>
      <Row>{children}</Row>
    </Band>
  );
}
