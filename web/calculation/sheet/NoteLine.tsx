import { styled } from '@mui/material/styles';

import type { QuoteInput } from '@server/questionnaire/form';

import { tokens } from '@/theme/tokens';

import { useAssist } from './assist';
import { fieldId } from './useField';

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

/** The line for the calculation's note under a field of the sheet; nothing where the form has no calculation. */
export function NoteLine({ input }: { input: QuoteInput }) {
  const assistance = useAssist();
  if (!assistance) return null;
  const { assist, tools } = assistance;
  return <Line id={noteId(input)}>{tools.isAwake && <assist.Note field={input} {...tools} />}</Line>;
}
