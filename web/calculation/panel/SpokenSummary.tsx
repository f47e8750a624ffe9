import { styled } from '@mui/material/styles';

import { hiddenWords } from '@/components/hiddenWords';
import { useTypingPause } from '@/lib/useTypingPause';

/** ms without a change before anything is said: nobody wants to be talked to while typing. */
const PAUSE = 1200;

const Hidden = styled('p')({ ...hiddenWords, margin: 0 });

/** Says politely what the results are once the typing pauses. */
export function SpokenSummary({ summary }: { summary: string }) {
  return <Hidden role="status">{useTypingPause(summary, PAUSE, '')}</Hidden>;
}
