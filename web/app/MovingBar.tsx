import { keyframes } from '@emotion/react';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { use } from 'react';

import { componentTexts } from '@/components/components.text';
import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { MovingContext } from './SiteRouter';

const appear = keyframes({ from: { opacity: 0 } });
// A page that is there at once needs no bar.
const Bar = styled(LinearProgress)({
  position: 'fixed',
  zIndex: tokens.layer.skipLink,
  inset: '0 0 auto',
  height: 3,
  animation: `${appear} 0.1s 0.15s both`,
});

/** A thin line above the page while the next one is on its way. */
export function MovingBar() {
  const text = useText();
  return use(MovingContext) && <Bar aria-label={text(componentTexts.loading)} />;
}
