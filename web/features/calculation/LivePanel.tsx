import { styled } from '@mui/material/styles';

import type { Localized } from '@/lib/locale';
import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { lazily } from './lazily';
import { livePanelTexts } from './livePanel.text';
import type { PanelTools } from './panelTools';

const { colour, media, radius, size } = tokens;

const Frame = styled('section')({
  overflow: 'hidden',
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  background: colour.white,
});
const Head = styled('header')({
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
});
const Title = styled('h3')(({ theme }) => ({ ...theme.typography.h3, margin: 0, color: colour.white }));
const Mark = styled('p')({ margin: 0, fontSize: size.small, fontWeight: 600, color: colour.onNavySoft });
// As high as the drawing and the table, so that what follows stays where it is when they come.
const Body = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '30rem',
  padding: '1rem',
  [media.tablet]: { padding: '1.25rem 1.5rem 1.5rem' },
  [media.desktop]: { minHeight: '32rem' },
});
const Lead = styled('p')({
  margin: 0,
  maxWidth: '46rem',
  fontSize: size.small,
  lineHeight: 1.65,
  color: colour.inkSoft,
});
const Waiting = styled('p')({
  display: 'grid',
  flexGrow: 1,
  placeItems: 'center',
  margin: '1.25rem 0 0',
  padding: '1.5rem',
  textAlign: 'center',
  fontWeight: 600,
  color: colour.steel,
  background: colour.mist,
  borderRadius: radius.small,
});

function Notice({ words }: { words: Localized }) {
  const text = useText();
  return <Waiting>{text(words)}</Waiting>;
}

const LiveResults = lazily(
  async () => (await import('./LiveResults')).LiveResults,
  <Notice words={livePanelTexts.loading} />,
  <Notice words={livePanelTexts.unavailable} />,
);

/** What the technical data say so far. Only its frame is part of the page; the calculation comes with `isAwake`. */
export function LivePanel({ isAwake, ...tools }: PanelTools & { isAwake: boolean }) {
  const text = useText();
  return (
    <Frame aria-labelledby="live-panel-title">
      <Head>
        <Title id="live-panel-title">{text(livePanelTexts.title)}</Title>
        <Mark>{text(livePanelTexts.preliminary)}</Mark>
      </Head>
      <Body>
        <Lead>{text(livePanelTexts.lead)}</Lead>
        {isAwake ? <LiveResults {...tools} /> : <Notice words={livePanelTexts.idle} />}
      </Body>
    </Frame>
  );
}
