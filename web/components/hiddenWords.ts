import { styled } from '@mui/material/styles';
import type { CSSObject } from '@mui/material/styles';

/** Read aloud, not shown. */
export const hiddenWords: CSSObject = {
  position: 'absolute',
  width: 1,
  height: 1,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

export const Hidden = styled('span')(hiddenWords);
