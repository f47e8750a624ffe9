import { styled } from '@mui/material/styles';

import { propertyRows } from '@server/questionnaire/places';

import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { DutyRow } from './DutyRow';
import { sheetTexts } from './sheet.text';
import { usePropertiesOpen } from './usePropertiesOpen';

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
export function FluidProperties() {
  const details = usePropertiesOpen();
  const text = useText();
  return (
    <Details ref={details}>
      <Summary>{text(sheetTexts.properties)}</Summary>
      <Content>
        <Note>{text(sheetTexts.propertiesNote)}</Note>
        {propertyRows.map((row) => {
          const unitId = `quote-${row.hot}-unit`;
          return <DutyRow key={row.name} row={row} unitId={unitId} unit={<Unit id={unitId}>{row.fixedUnit}</Unit>} />;
        })}
      </Content>
    </Details>
  );
}
