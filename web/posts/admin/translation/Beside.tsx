import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { tokens } from '@/theme/tokens';

const { desktop, wide } = tokens.media;

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.5rem',
  alignItems: 'start',
  '&[data-has-side]': {
    [desktop]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      // The form has half the room.
      '--form-columns': 'minmax(0, 1fr)',
    },
  },
});
const Side = styled('div')({
  [desktop]: { position: 'sticky', top: `calc(${tokens.headerHeight.phone} + 1rem)` },
  [wide]: { top: `calc(${tokens.headerHeight.wide} + 1rem)` },
});

type BesideTextProps = {
  /** The other post; where there is none the form has all the room. */
  side: ReactNode;
  above?: ReactNode;
  /** The form. */
  children: ReactNode;
};

/** A form with another text beside it, on narrow screens above it. */
export const BesideText = ({ side, above, children }: BesideTextProps) => (
  <>
    {above}
    <Columns data-has-side={side ? '' : undefined}>
      {side && <Side key="side">{side}</Side>}
      <div key="form">{children}</div>
    </Columns>
  </>
);
