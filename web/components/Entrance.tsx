import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { ReactNode } from 'react';

import { tokens } from '@/theme/tokens';

const appear = keyframes({ from: { opacity: 0 } });
const Fading = styled('div')({ animation: `${appear} ${tokens.duration.quick} ease-out` });

/**
 * Lets a page that was navigated to fade in: it can be read and clicked from the start. The first one is there at once,
 * as the server sent it.
 */
export function Entrance({ pathname, children }: { pathname: string; children: ReactNode }) {
  const [first] = useState(pathname);
  const [hasMoved, setHasMoved] = useState(false);
  if (!hasMoved && pathname !== first) setHasMoved(true);
  return hasMoved ? <Fading key={pathname}>{children}</Fading> : <div>{children}</div>;
}
