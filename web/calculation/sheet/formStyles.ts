import { styled } from '@mui/material/styles';
import type { CSSObject } from '@mui/material/styles';

import { hiddenWords } from '@/components/hiddenWords';
import { tokens } from '@/theme/tokens';

const { colour, radius } = tokens;

const group: CSSObject = { minWidth: 0, margin: 0, padding: 0, border: 0 };

/** A titled group of fields. */
export const Group = styled('fieldset')(group);
/** The same with two fields beside each other where there is room. */
export const GroupOfTwo = styled('fieldset')({
  ...group,
  display: 'grid',
  gap: '1.25rem 1.5rem',
  [tokens.media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
export const Legend = styled('legend')(({ theme }) => ({
  ...theme.typography.h3,
  width: '100%',
  marginBottom: '1.25rem',
  padding: '0 0 0.75rem',
  borderBottom: `2px solid ${colour.navy}`,
  color: colour.ink,
}));
/** A title that is only heard. */
export const HiddenLegend = styled('legend')(hiddenWords);

/** Frames the reasons why a request cannot be sent. */
export const FailurePanel = styled('div')({
  padding: '1rem 1.25rem',
  color: colour.bad,
  background: colour.badTint,
  borderLeft: `4px solid ${colour.bad}`,
  borderRadius: radius.small,
  '& p': { margin: '0.375rem 0 0', color: colour.ink },
});
