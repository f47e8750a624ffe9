import { styled } from '@mui/material/styles';

import type { QuoteInput } from '@shared/questionnaire/form';

import { FieldNote } from '@/calculation/notes/FieldNote';
import { tokens } from '@/theme/tokens';

import { useAssist } from './assist';
import { fieldId } from './useField';

/** Along the lower edge within the field, which makes room for it: nothing moves when there is something to say. */
const Line = styled('div')({
  position: 'absolute',
  insetInline: '0.375rem',
  bottom: 'calc(0.5rem + 2px)',
  overflow: 'hidden',
  paddingInline: 'calc(var(--field-edge) + 1px)',
  fontSize: '0.75rem',
  lineHeight: '1.125rem',
  color: tokens.colour.inkSoft,
  // A tap on it is one on the field.
  pointerEvents: 'none',
  // An offer stands below its unit, which makes room for it.
  '&:has(> button)': { bottom: 2, paddingInline: 0, pointerEvents: 'auto' },
  [tokens.media.tablet]: { insetInline: '0.75rem' },
});

/** The id of the line for the calculation's note within a field of the sheet. */
export function noteId(input: QuoteInput): string {
  return `${fieldId(input)}-note`;
}

/** The line for the calculation's note within a field of the sheet. */
export function NoteLine({ input }: { input: QuoteInput }) {
  const { tools } = useAssist();
  return <Line id={noteId(input)}>{tools.isAwake && <FieldNote field={input} {...tools} />}</Line>;
}
