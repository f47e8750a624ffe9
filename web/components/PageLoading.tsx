import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';

import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { componentTexts } from './components.text';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

const Centre = styled('output')({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: '1rem',
  minHeight: '60vh',
});
const Ring = styled('span')({
  width: 40,
  height: 40,
  border: `3px solid ${tokens.colour.line}`,
  borderTopColor: tokens.colour.cold,
  borderRadius: '50%',
  animation: `${turn} 0.9s linear infinite`,
});

/** Shown while a page's code is on its way. */
export function PageLoading() {
  const text = useText();
  return (
    <Centre>
      <Ring />
      {text(componentTexts.loading)}
    </Centre>
  );
}
