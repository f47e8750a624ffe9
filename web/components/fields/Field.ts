import InputBase from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';

import { tokens } from '@/theme/tokens';

const { colour, duration, radius } = tokens;

/**
 * Base of text fields, text areas and choices: 48 px high, with 16 px letters, below which a phone zooms in. A narrow
 * place sets `--field-edge`, the room beside the words, and `--field-arrow`, that of a choice's arrow.
 */
export const Field = styled(InputBase)({
  padding: 0,
  lineHeight: '1.4375rem',
  background: colour.white,
  border: `1px solid ${colour.edge}`,
  borderRadius: radius.small,
  transition: `border-color ${duration.quick}`,
  '&:hover': { borderColor: colour.ink },
  '&:focus-within': { borderColor: colour.cold, outline: `2px solid ${colour.cold}` },
  '&.Mui-error': { borderColor: colour.bad, boxShadow: `inset 0 0 0 1px ${colour.bad}` },
  '& > .MuiInputBase-input': { padding: '0.71875rem var(--field-edge, 0.875rem)' },
  '& > .MuiInputBase-input::placeholder': { color: colour.inkSoft, opacity: 1 },
  // Some lines, and more as they are typed, until there are too many for a phone.
  '& > textarea': {
    fieldSizing: 'content',
    minHeight: '7.4375rem',
    maxHeight: 'max(7.4375rem, 60svh)',
    resize: 'vertical',
  },
  '&& > select.MuiNativeSelect-select': { paddingRight: 'var(--field-arrow, 2rem)', textOverflow: 'ellipsis' },
  '& > .MuiNativeSelect-icon': { right: 'calc((var(--field-arrow, 2rem) - 1.5rem) / 2)', color: colour.steel },
});
