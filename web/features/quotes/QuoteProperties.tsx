import { styled } from '@mui/material/styles';

import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { QuoteDutyRow } from './QuoteDutyRow';
import { propertyRows } from './quoteDutyRows';
import { quoteFormTexts } from './quoteForm.text';
import { useOpening } from './useOpening';

const { colour, media, size } = tokens;

const Details = styled('details')({ borderTop: `1px solid ${colour.line}` });
// Everywhere else an element takes its box sizing from the one around it; the browser's own parts of `details` do not.
const Summary = styled('summary')({
  boxSizing: 'border-box',
  minHeight: 48,
  padding: '0.625rem 0.75rem',
  fontSize: size.small,
  fontWeight: 600,
  lineHeight: '1.75rem',
  color: colour.cold,
  cursor: 'pointer',
  // The sheet cuts off what lies outside it.
  '&:focus-visible': { outlineOffset: -3 },
  '&:hover': { background: colour.mist },
  [media.tablet]: { paddingInline: '1rem', fontSize: size.body },
});
const Content = styled('div')({ boxSizing: 'border-box' });
const Note = styled('p')({
  margin: 0,
  padding: '0 0.75rem 0.75rem',
  fontSize: size.small,
  lineHeight: 1.55,
  color: colour.inkSoft,
  [media.tablet]: { paddingInline: '1rem' },
});
/** Level with the inputs beside it. */
const Unit = styled('span')({
  display: 'flex',
  alignItems: 'center',
  minHeight: 48,
  paddingInline: '0.5rem',
  [media.tablet]: { paddingInline: '0.9375rem' },
});

/** What tables cannot know of the two fluids, folded away: few senders know it, and few fluids need it. */
export function QuoteProperties() {
  const details = useOpening();
  const text = useText();
  return (
    <Details ref={details}>
      <Summary>{text(quoteFormTexts.properties)}</Summary>
      <Content>
        <Note>{text(quoteFormTexts.propertiesNote)}</Note>
        {propertyRows.map(({ unit, ...row }) => {
          const unitId = `quote-${row.hot}-unit`;
          return <QuoteDutyRow key={row.hot} {...row} unitId={unitId} unit={<Unit id={unitId}>{unit}</Unit>} />;
        })}
      </Content>
    </Details>
  );
}
