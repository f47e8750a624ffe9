import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

import type { QuoteValues } from '@shared/questionnaire/form';
import type { ProductId } from '@shared/questionnaire/product-ids';
import { isAsked } from '@shared/questionnaire/products';

import { HiddenLegend } from '@/calculation/sheet/formStyles';
import { sheetTexts } from '@/calculation/sheet/sheet.text';
import { TechnicalFields } from '@/calculation/sheet/TechnicalFields';
import { useFold } from '@/calculation/sheet/useFold';
import { ChevronDownIcon } from '@/components/icons';
import { useText } from '@/lib/locale';
import { useHydrated } from '@/lib/useHydrated';
import { tokens } from '@/theme/tokens';

import { formTexts } from './form.text';
import { questions } from './questions';

const { colour, media, size } = tokens;

const BOX_ID = 'technical-data';

const Box = styled(Accordion)({
  background: 'none',
  // The prerendered page cannot know if it is open: on a wide screen it is.
  '&[data-prerendered] > .MuiCollapse-root': {
    height: 0,
    overflow: 'hidden',
    visibility: 'hidden',
    [media.tablet]: { height: 'auto', overflow: 'visible', visibility: 'visible' },
  },
});
// Looks like the titles of the other groups.
const Summary = styled(AccordionSummary)(({ theme }) => ({
  minHeight: 56,
  padding: 0,
  borderBottom: `2px solid ${colour.navy}`,
  color: colour.ink,
  '&:hover': { color: colour.cold },
  '& svg': { color: colour.cold },
  '& .MuiAccordionSummary-content': {
    // On a phone one below the other, whatever the count says.
    display: 'grid',
    alignItems: 'baseline',
    justifyContent: 'start',
    gap: '0 0.75rem',
    margin: '0.625rem 0',
    [media.tablet]: { gridAutoFlow: 'column' },
  },
  '& b': theme.typography.h3,
}));
const Count = styled('span')({ fontSize: size.small, lineHeight: 1.5, color: colour.inkSoft });

type TechnicalProps = {
  products: readonly ProductId[];
  /** Note before the sheet. */
  note: ReactNode;
  /** Follows, and is never folded away. */
  children: ReactNode;
};

const filledIn = (values: QuoteValues) => questions.filter((field) => values[field].trim() !== '').join(' ');

/**
 * Questions of the chosen products, none of them required: open if there is room, on a phone folded away until somebody
 * wants it, or has filled it in already.
 */
export function Technical({ products, note, children }: TechnicalProps) {
  const { control, formState } = useFormContext<QuoteValues>();
  // Drawn again when a field is filled in or emptied, not with every key.
  const filled = useWatch({ control, compute: filledIn }).split(' ');
  const text = useText();
  const isInBrowser = useHydrated();
  const isWide = useMediaQuery(media.tablet);
  const asked = questions.filter((field) => isAsked(field, products));
  const count = asked.filter((field) => filled.includes(field)).length;
  const unasked = questions.filter((field) => filled.includes(field)).length - count;
  const isRefused = asked.some((field) => formState.errors[field]);
  const [isOpen, setIsOpen] = useFold(count > 0, isRefused, isWide || !isInBrowser);
  const fold = (content: ReactNode) => (
    <Box
      square
      disableGutters
      elevation={0}
      data-prerendered={isInBrowser ? undefined : ''}
      expanded={isOpen}
      onChange={(_event, isExpanded) => setIsOpen(isExpanded)}
      slots={{ heading: 'div' }}
      slotProps={{ transition: { timeout: 0 }, region: { role: undefined } }}
    >
      <Summary aria-controls={BOX_ID} expandIcon={<ChevronDownIcon />}>
        <b>{text(sheetTexts.technical)}</b>
        <Count>{text(formTexts.technicalCount)(asked.length, count)}</Count>
      </Summary>
      <AccordionDetails sx={{ padding: '1rem 0 0' }}>{content}</AccordionDetails>
    </Box>
  );
  return (
    <TechnicalFields
      products={products}
      legend={<HiddenLegend>{text(sheetTexts.technical)}</HiddenLegend>}
      note={
        <>
          {note}
          {unasked > 0 && <p>{text(formTexts.technicalUnasked)(unasked)}</p>}
        </>
      }
      fold={fold}
      isFolded={!isOpen}
    >
      {children}
    </TechnicalFields>
  );
}
