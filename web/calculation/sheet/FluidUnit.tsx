import { TextInput } from '@/components/fields/TextInput';
import { useText } from '@/lib/locale';

import { sheetTexts } from './sheet.text';
import { useField } from './useField';

/** A place for the sender's own note on the fluid, e.g. vol %; it is not part of the request and says so. */
export function FluidUnit() {
  const { field } = useField('fluidUnit');
  const text = useText();
  return (
    <TextInput
      {...field}
      aria-label={text(sheetTexts.fluidUnit)}
      placeholder={text(sheetTexts.fluidUnitHint)}
      title={text(sheetTexts.fluidUnit)}
      autoComplete="off"
      enterKeyHint="next"
    />
  );
}
