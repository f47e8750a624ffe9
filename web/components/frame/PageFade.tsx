import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { ReactNode } from 'react';

import { tokens } from '@/theme/tokens';

const appear = keyframes({ from: { opacity: 0 } });
const Stage = styled('div')({ '&[data-entering]': { animation: `${appear} ${tokens.duration.quick} ease-out` } });

/**
 * Lets a page that was navigated to fade in: it can be read and clicked from the start. The first one is there at once,
 * as the server sent it. `page` tells pages apart, whatever their language: the other language keeps what was typed.
 */
export function PageFade({ page, children }: { page: string; children: ReactNode }) {
  const [first] = useState(page);
  const [hasMoved, setHasMoved] = useState(false);
  if (!hasMoved && page !== first) setHasMoved(true);
  return (
    <Stage key={page} data-entering={hasMoved || undefined}>
      {children}
    </Stage>
  );
}
