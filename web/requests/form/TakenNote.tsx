import { styled } from '@mui/material/styles';

import { LinkButton } from '@/components/LinkButton';
import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import type { QuoteDraft } from './draft';
import { formTexts } from './form.text';

// On wide screens, where it is in view, as high with values taken over as without: they are known only once the page's code
// runs, and nothing may move then.
const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'start',
  justifyContent: 'space-between',
  gap: '0 1rem',
  color: tokens.colour.inkSoft,
  p: { margin: 0 },
  '&[data-taken] p': { fontWeight: 600, color: tokens.colour.ink },
  [tokens.media.tablet]: { minHeight: 44 },
});

/** Note before the sheet: all of it is optional, or values came by the address, with the way to undo that. */
export function TakenNote({ taken, onSwap }: { taken: QuoteDraft['taken']; onSwap: () => void }) {
  const text = useText();
  const words = taken?.isUndone ? formTexts.takenUndone : formTexts.taken;
  return (
    <Line data-taken={taken && ''}>
      <p aria-live="polite">{text(taken ? words : formTexts.technicalNote)}</p>
      {taken?.isSwappable && (
        <LinkButton onClick={onSwap}>{text(taken.isUndone ? formTexts.takenAgain : formTexts.takenUndo)}</LinkButton>
      )}
    </Line>
  );
}
