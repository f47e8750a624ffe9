import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useFormContext } from 'react-hook-form';

import type { QuoteInput, QuoteValues } from '@shared/questionnaire/form';

import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';
import { sheetTexts } from '@/calculation/sheet/sheet.text';

import { withOtherSign } from './signed';

const { colour } = tokens;

// Only under a finger and in the field it is typing in: a keyboard has its own minus.
const Button = styled(ButtonBase)({
  display: 'none',
  flex: 'none',
  alignSelf: 'stretch',
  width: 36,
  borderLeft: `1px solid ${colour.line}`,
  fontSize: '1.25rem',
  fontWeight: 600,
  color: colour.cold,
  '@media (pointer: coarse)': { '.Mui-focused > &': { display: 'inline-flex' } },
});

/**
 * Turns a temperature's sign. The number pad of an iPhone has no minus, and the full keyboard, which has one, would ask
 * for another tap at every temperature, few of which are below zero.
 */
export function SignButton({ input }: { input: QuoteInput }) {
  const { getValues, setValue } = useFormContext<QuoteValues>();
  const text = useText();
  return (
    <Button
      tabIndex={-1}
      aria-label={text(sheetTexts.turnSign)}
      // The field keeps the focus, hence the keyboard.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => setValue(input, withOtherSign(getValues(input)), { shouldDirty: true })}
    >
      {text(sheetTexts.sign)}
    </Button>
  );
}
