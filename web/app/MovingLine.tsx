import { keyframes } from '@emotion/react';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';

import { componentTexts } from '@/components/components.text';
import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

const appear = keyframes({ from: { opacity: 0 } });
// A page that is there at once needs no bar.
const Bar = styled(LinearProgress)({
  position: 'fixed',
  zIndex: tokens.layer.skipLink,
  inset: '0 0 auto',
  height: 3,
  animation: `${appear} 0.1s 0.15s both`,
});

/** The thin line itself. */
export function MovingLine() {
  const text = useText();
  return <Bar aria-label={text(componentTexts.loading)} />;
}
