import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';

import type { SenderState, SentRequest } from '@shared/requests/quote-sender.types';

import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { Panel } from './panel';
import { sentRequestTexts, stateTexts, togetherTexts } from './sentRequest.text';

const { colour } = tokens;

const looks: Record<SenderState, { background: string; borderColor: string }> = {
  received: { background: colour.coldTint, borderColor: colour.cold },
  in_progress: { background: colour.coldTint, borderColor: colour.cold },
  answered: { background: colour.goodTint, borderColor: colour.good },
  accepted: { background: colour.goodTint, borderColor: colour.good },
  declined: { background: colour.mist, borderColor: colour.inkSoft },
  expired: { background: colour.hotTint, borderColor: colour.hot },
  closed: { background: colour.mist, borderColor: colour.inkSoft },
  withdrawn: { background: colour.mist, borderColor: colour.inkSoft },
};
const Box = styled(Panel)({ borderWidth: '0 0 0 4px', '& p': { overflowWrap: 'anywhere' } });

/** State of the request, in plain words, and a way to keep what was sent. */
export function State({ sent }: { sent: SentRequest }) {
  const text = useText();
  const { title, lead } = stateTexts[sent.state];
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(sent.state);
  // The button that changed it has gone, and the focus with it.
  useEffect(() => {
    if (shown.current !== sent.state) heading.current?.focus();
    shown.current = sent.state;
  }, [sent.state]);
  // The answer goes to that one's sender: no address is named.
  const { [sent.state]: together } = togetherTexts;
  const known = { email: sent.fields.email, days: sent.answerWorkingDays };
  return (
    <Box style={looks[sent.state]} aria-labelledby="state-title">
      <h2 id="state-title" ref={heading} tabIndex={-1}>
        {text(title)}
      </h2>
      <p>{sent.belongsTo && together ? text(together)(sent.belongsTo) : text(lead)(known)}</p>
      <Button variant="outlined" onClick={() => window.print()}>
        {text(sentRequestTexts.print)}
      </Button>
    </Box>
  );
}
