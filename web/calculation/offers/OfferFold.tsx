import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import { styled } from '@mui/material/styles';
import { useFormContext, useWatch } from 'react-hook-form';

import { offerInputs } from '@shared/calculation/offers/offer-values';
import { offerTexts } from '@shared/calculation/words/offers';

import { useFold } from '@/calculation/sheet/useFold';
import { ChevronDownIcon } from '@/components/icons';
import { lazyPart } from '@/lib/lazyPart';
import { useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { offerCheckTexts } from './offerCheck.text';
import type { OfferForm } from './offerForm';

const { colour, media, radius, size } = tokens;

const Box = styled(Accordion)({
  border: `1px solid ${colour.line}`,
  '&&': { borderRadius: radius.large },
  overflow: 'hidden',
});
const Summary = styled(AccordionSummary)({
  padding: '0.5rem 1rem',
  // The box cuts off what lies outside it.
  '&:focus-visible': { outlineOffset: -3, background: 'none' },
  '&:hover': { background: colour.mist },
  '& svg': { color: colour.cold },
  '& .MuiAccordionSummary-content': { display: 'block', margin: '0.75rem 1rem 0.75rem 0' },
  '& .MuiAccordionSummary-expandIconWrapper': { flex: 'none' },
  [media.tablet]: { paddingInline: '1.5rem' },
});
const Title = styled('span')(({ theme }) => ({ ...theme.typography.h3, display: 'block', color: colour.ink }));
const Lead = styled('span')({
  display: 'block',
  marginTop: '0.25rem',
  fontSize: size.small,
  lineHeight: 1.6,
  color: colour.inkSoft,
});
const Details = styled(AccordionDetails)({
  padding: '0 0.5rem 1rem',
  [media.tablet]: { padding: '0 1.5rem 1.75rem' },
});

function Waiting({ words }: { words: Localized }) {
  return <p>{useText()(words)}</p>;
}

const OfferCheck = lazyPart('OfferCheck', () => import('./OfferCheck'), {
  loading: <Waiting words={offerCheckTexts.loading} />,
  missing: <Waiting words={offerCheckTexts.missing} />,
});

/** The check of offers, folded away until it is wanted or an address names offers: its code comes with that. */
export function OfferFold() {
  const { control } = useFormContext<OfferForm>();
  const isFilled = useWatch({ control, name: offerInputs }).some((value) => Boolean(value?.trim()));
  const [isOpen, setIsOpen] = useFold(isFilled, false, false);
  const text = useText();
  return (
    <Box
      square
      disableGutters
      elevation={0}
      expanded={isOpen}
      onChange={(_event, isExpanded) => setIsOpen(isExpanded)}
      slotProps={{ transition: { timeout: 0 }, region: { role: undefined } }}
    >
      <Summary aria-controls="offer-check" expandIcon={<ChevronDownIcon />}>
        <Title>{text(offerTexts.title)}</Title>
        <Lead>{text(offerCheckTexts.lead)}</Lead>
      </Summary>
      <Details>{isOpen && <OfferCheck />}</Details>
    </Box>
  );
}
