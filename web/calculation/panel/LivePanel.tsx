import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useState } from 'react';

import { ChevronDownIcon } from '@/components/icons';
import { lazyPart } from '@/lib/lazyPart';
import { useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { livePanelTexts, PANEL_TITLE_ID } from './livePanel.text';
import { PanelParts } from './PanelParts';
import { Card } from './panelStyles';
import type { PanelTools } from './panelTools';

const { colour, media, radius, size } = tokens;

const Frame = styled('section')({
  overflow: 'hidden',
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  background: colour.white,
  // There it is as high as the place it is given, and scrolls on its own.
  [media.besideForm]: { display: 'flex', flexDirection: 'column', height: '100%' },
});
const Head = styled('header')({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.375rem 1rem',
  padding: '0.875rem 1rem',
  color: colour.white,
  background: colour.navy,
  // The two sides' colours, as in the sheet above.
  borderTop: '4px solid',
  borderImage: `linear-gradient(90deg, ${colour.hot}, ${colour.cold}) 1`,
  [media.tablet]: { padding: '1rem 1.5rem' },
  [media.besideForm]: { padding: '0.75rem 1.25rem' },
});
// On a phone the whole head unfolds what is below it.
const Toggle = styled(IconButton)({
  position: 'static',
  display: 'none',
  margin: '-0.5rem -0.5rem -0.5rem auto',
  color: 'inherit',
  '--focus': colour.white,
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
  [media.phone]: { display: 'inline-flex' },
});
const Title = styled('h3')(({ theme }) => ({ ...theme.typography.h3, margin: 0, color: colour.white }));
const Mark = styled('p')({ margin: 0, fontSize: size.small, fontWeight: 600, color: colour.onNavySoft });
const Body = styled('div')({
  // Positions the text for screen readers.
  position: 'relative',
  padding: '0.75rem 1rem 1rem',
  [media.tablet]: { padding: '1rem 1.5rem 1.5rem' },
  [media.besideForm]: {
    flex: '1 1 0',
    minHeight: 0,
    padding: '0.75rem 1.25rem 1.25rem',
    overflowY: 'auto',
    // Nothing in it can have the focus yet, so the keyboard could not scroll it.
    'fieldset:disabled &': { overflowY: 'hidden' },
  },
  // Text for screen readers stays.
  [media.phone]: {
    '[data-folded] > &': {
      height: 0,
      padding: 0,
      overflow: 'hidden',
      visibility: 'hidden',
      '& [role="status"]': { visibility: 'visible' },
    },
  },
});
const Fine = styled('p')({ margin: '0.5rem 0 0', color: colour.inkSoft });

/** The parts without a result, and why there is none. */
function Waiting({ words }: { words: Localized }) {
  const text = useText();
  const card = (
    <Card tone="plain">
      {text(words)}
      <Fine>{text(livePanelTexts.lead)}</Fine>
    </Card>
  );
  return <PanelParts cards={[{ key: 'waiting', card }]} />;
}

const LiveResults = lazyPart('LiveResults', () => import('./LiveResults'), {
  loading: <Waiting words={livePanelTexts.loading} />,
  missing: <Waiting words={livePanelTexts.unavailable} />,
});

type LivePanelProps = PanelTools & {
  isAwake: boolean;
  /** Folded on a phone until it is wanted: more of the form follows. */
  isFoldable?: boolean;
};

/** Shows the results so far. Only its frame is part of the page; the calculation comes with `isAwake`. */
export function LivePanel({ isAwake, isFoldable = false, ...tools }: LivePanelProps) {
  const text = useText();
  const [isFolded, setIsFolded] = useState(isFoldable);
  return (
    <Frame aria-labelledby={PANEL_TITLE_ID} data-folded={isFolded || undefined}>
      <Head>
        <Title id={PANEL_TITLE_ID} tabIndex={-1}>
          {text(livePanelTexts.title)}
        </Title>
        <Mark>{text(livePanelTexts.preliminary)}</Mark>
        {isFoldable && (
          <Toggle
            aria-expanded={!isFolded}
            aria-label={text(livePanelTexts.results)}
            onClick={() => setIsFolded(!isFolded)}
          >
            <ChevronDownIcon />
          </Toggle>
        )}
      </Head>
      <Body>{isAwake ? <LiveResults {...tools} /> : <Waiting words={livePanelTexts.idle} />}</Body>
    </Frame>
  );
}
