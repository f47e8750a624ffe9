import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import { styled } from '@mui/material/styles';

import type { PrivacyBasis } from '@shared/questionnaire/privacy/privacy.types';

import { ChevronDownIcon } from '@/components/icons';
import type { QuoteNotice } from '@/lib/privacy';
import { usePrivacyText } from '@/lib/privacyTerms';
import { tokens } from '@/theme/tokens';

const { colour, media, size } = tokens;

// Folds on phones only: where there is room everything is in view, whatever the fold says, and there is no button.
const Box = styled(Accordion)({
  background: 'transparent',
  fontSize: size.small,
  lineHeight: 1.6,
  [media.tablet]: {
    '& .MuiAccordionSummary-root': { display: 'none' },
    '& .MuiCollapse-root': { height: 'auto !important', visibility: 'visible', overflow: 'visible' },
  },
});
const Summary = styled(AccordionSummary)({
  minHeight: 48,
  padding: 0,
  fontSize: 'inherit',
  lineHeight: 'inherit',
  textAlign: 'start',
  '& .MuiAccordionSummary-content': { display: 'block', margin: '0.5rem 0', wordBreak: 'keep-all' },
  '& strong': { display: 'block', color: colour.ink },
  '& svg': { color: colour.cold },
});
const Title = styled('p')({
  display: 'none',
  margin: '0 0 0.5rem',
  fontSize: size.small,
  fontWeight: 700,
  color: colour.ink,
  [media.tablet]: { display: 'block' },
});
const Items = styled('dl')({
  display: 'grid',
  gap: '0.125rem 1.25rem',
  margin: 0,
  '& dt': { fontWeight: 600, color: colour.ink },
  '& dd': { margin: '0 0 0.5rem', wordBreak: 'keep-all' },
  [media.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr)', '& dd': { margin: 0 } },
});

/** Privacy notice: four items, folded on a phone below the most important ones. */
export function ConsentNotice({ notice, basis }: { notice: QuoteNotice; basis: PrivacyBasis }) {
  const privacyText = usePrivacyText();
  return (
    <div>
      <Title>{notice.title}</Title>
      <Box
        disableGutters
        square
        elevation={0}
        slots={{ heading: 'div' }}
        slotProps={{ transition: { timeout: 0 }, region: { role: undefined } }}
      >
        <Summary aria-controls="quote-notice-items" expandIcon={<ChevronDownIcon />}>
          <strong>{notice.title}</strong>
          {privacyText({ text: notice.inShort })}
        </Summary>
        <AccordionDetails sx={{ padding: 0 }}>
          <Items>
            {notice.items.flatMap((item) => [
              <dt key={item.name}>{item.name}</dt>,
              <dd key={`${item.name}-text`}>{privacyText(item, basis)}</dd>,
            ])}
          </Items>
        </AccordionDetails>
      </Box>
    </div>
  );
}
