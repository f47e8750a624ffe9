import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';

import { useText } from '@/lib/locale';

import { componentTexts } from './components.text';

const Centre = styled('output')({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: '1rem',
  minHeight: '60vh',
});

/** Shown while a page's code is on its way. */
export function PageLoading() {
  const text = useText();
  return (
    <Centre>
      <CircularProgress role="none" />
      {text(componentTexts.loading)}
    </Centre>
  );
}
