import { styled } from '@mui/material/styles';

import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { quoteFormTexts } from './quoteForm.text';
import { PlainButton } from './quoteFormStyles';

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.25rem 1rem',
  fontSize: tokens.size.small,
  color: tokens.colour.inkSoft,
  p: { margin: 0 },
});

type QuoteDraftNoteProps = { isCleared: boolean; onClear: () => void; onUndo: () => void };

/** Tells that the text is kept, and lets go of it. */
export function QuoteDraftNote({ isCleared, onClear, onUndo }: QuoteDraftNoteProps) {
  const text = useText();
  return (
    <Line>
      <p aria-live="polite">{text(isCleared ? quoteFormTexts.cleared : quoteFormTexts.draftNote)}</p>
      <PlainButton type="button" onClick={isCleared ? onUndo : onClear}>
        {text(isCleared ? quoteFormTexts.undo : quoteFormTexts.clear)}
      </PlainButton>
    </Line>
  );
}
