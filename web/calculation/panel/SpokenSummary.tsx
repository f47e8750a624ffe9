import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';

import { hiddenWords } from '@/components/hiddenWords';

/** ms without a change before anything is said: nobody wants to be talked to while typing. */
const PAUSE = 1200;

const Hidden = styled('p')({ ...hiddenWords, margin: 0 });

/** Says politely what the results are once the typing pauses. */
export function SpokenSummary({ summary }: { summary: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(summary), PAUSE);
    return () => clearTimeout(timer);
  }, [summary]);
  return <Hidden role="status">{said}</Hidden>;
}
