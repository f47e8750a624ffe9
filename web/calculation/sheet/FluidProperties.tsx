import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import { styled } from '@mui/material/styles';

import { propertyRows, singlePropertyRows } from '@shared/questionnaire/places';

import { ChevronDownIcon } from '@/components/icons';
import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { DutyRow } from './DutyRow';
import { RowUnit } from './rows/RowUnit';
import { ValueRow } from './rows/ValueRow';
import { sheetTexts } from './sheet.text';
import { usePropertiesOpen } from './usePropertiesOpen';

const { colour, media, size } = tokens;

const Box = styled(Accordion)({ borderTop: `1px solid ${colour.line}` });
const Summary = styled(AccordionSummary)({
  padding: '0 0.75rem',
  fontSize: size.small,
  fontWeight: 600,
  lineHeight: '1.75rem',
  color: colour.cold,
  // The sheet cuts off what lies outside it.
  '&:focus-visible': { outlineOffset: -3 },
  '&:hover': { background: colour.mist },
  '& svg': { color: colour.cold },
  '& .MuiAccordionSummary-content': { margin: '0.625rem 0' },
  [media.tablet]: { paddingInline: '1rem', fontSize: size.body },
});
const Note = styled('p')({
  margin: 0,
  padding: '0 0.75rem 0.75rem',
  fontSize: size.small,
  lineHeight: 1.55,
  color: colour.inkSoft,
  [media.tablet]: { paddingInline: '1rem' },
});

/** Opened above a field that somebody just went to, the box would push it out of the window. */
const keepFocusInView = () => document.querySelector('input:focus, select:focus')?.scrollIntoView({ block: 'nearest' });

/** Fields for fluid properties that tables lack, and for fouling: folded away, for few senders know them. */
export function FluidProperties() {
  const [isOpen, setIsOpen] = usePropertiesOpen();
  const text = useText();
  return (
    <Box
      square
      disableGutters
      elevation={0}
      expanded={isOpen}
      onChange={(_event, isExpanded) => setIsOpen(isExpanded)}
      slots={{ heading: 'div' }}
      slotProps={{ transition: { timeout: 0, onEntered: keepFocusInView }, region: { role: undefined } }}
    >
      <Summary aria-controls="fluid-properties-fields" expandIcon={<ChevronDownIcon />}>
        {text(sheetTexts.properties)}
      </Summary>
      <AccordionDetails sx={{ padding: 0 }}>
        <Note>{text(sheetTexts.propertiesNote)}</Note>
        {propertyRows.map((row) => {
          const unitId = `quote-${row.hot}-unit`;
          return <DutyRow key={row.name} row={row} unitId={unitId} unit={<RowUnit row={row} unitId={unitId} />} />;
        })}
        {singlePropertyRows.map((row) => (
          <ValueRow key={row.name} row={row} />
        ))}
      </AccordionDetails>
    </Box>
  );
}
