import { styled } from '@mui/material/styles';

import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { quoteFormTexts } from './quoteForm.text';
import { PlainButton } from './quoteFormStyles';
import type { TakenValues } from './useQuoteArrival';

// As high with values taken over as without: they are known only once the page's code runs, and nothing may move then.
const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'start',
  justifyContent: 'space-between',
  gap: '0 1rem',
  minHeight: '6.25rem',
  color: tokens.colour.inkSoft,
  p: { margin: 0 },
  '&[data-taken] p': { fontWeight: 600, color: tokens.colour.ink },
  [tokens.media.tablet]: { minHeight: 44 },
});

/** What to know before the sheet: that all of it is optional, or that values came by the address and how to undo that. */
export function QuoteTakenNote({ taken }: { taken: TakenValues | undefined }) {
  const text = useText();
  const words = taken?.isUndone ? quoteFormTexts.takenUndone : quoteFormTexts.taken;
  return (
    <Line data-taken={taken && ''}>
      <p aria-live="polite">{text(taken ? words : quoteFormTexts.technicalNote)}</p>
      {taken?.swap && (
        <PlainButton type="button" onClick={taken.swap}>
          {text(taken.isUndone ? quoteFormTexts.takenAgain : quoteFormTexts.takenUndo)}
        </PlainButton>
      )}
    </Line>
  );
}
