import { styled } from '@mui/material/styles';

import { tokens } from '@/theme/tokens';

import { useQuoteAssist } from './quoteAssist';
import type { QuoteInput } from './quoteValues';
import { fieldId } from './useQuoteField';

/** As high as the smallest button needs: nothing moves when there is something to say. */
const Line = styled('div')({
  minHeight: 26,
  paddingTop: 2,
  fontSize: '0.75rem',
  lineHeight: '22px',
  color: tokens.colour.inkSoft,
});

/** The id of the line kept free under a field of the sheet. */
export function noteId(input: QuoteInput): string {
  return `${fieldId(input)}-note`;
}

/** A line under a field of the sheet for what somebody who thinks along has to say of it; nothing without such help. */
export function QuoteNote({ input }: { input: QuoteInput }) {
  const assistance = useQuoteAssist();
  if (!assistance) return null;
  const { assist, tools } = assistance;
  return <Line id={noteId(input)}>{tools.isAwake && <assist.Note field={input} {...tools} />}</Line>;
}
