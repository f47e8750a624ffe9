import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';

import { useHydrated } from '@/lib/useHydrated';

const Fieldset = styled('fieldset')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  // Disabled for a moment only: it should not look so.
  '&:disabled :is(input, select, textarea, button)': { opacity: 1 },
});

/** Fields that take nothing before the page's code has come: what is typed earlier would be lost. */
export function AliveFieldset(props: ComponentProps<typeof Fieldset>) {
  return <Fieldset {...props} disabled={!useHydrated()} />;
}
