import { styled } from '@mui/material/styles';

import { LinkButton } from '@/components/LinkButton';
import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { formTexts } from './form.text';

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

type DraftNoteProps = { isCleared: boolean; onClear: () => void; onUndo: () => void };

/** Tells that the text is kept, and lets go of it. */
export function DraftNote({ isCleared, onClear, onUndo }: DraftNoteProps) {
  const text = useText();
  return (
    <Line>
      <p aria-live="polite">{text(isCleared ? formTexts.cleared : formTexts.draftNote)}</p>
      <LinkButton onClick={isCleared ? onUndo : onClear}>
        {text(isCleared ? formTexts.undo : formTexts.clear)}
      </LinkButton>
    </Line>
  );
}
