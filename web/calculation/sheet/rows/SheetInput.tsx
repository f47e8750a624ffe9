import { memo } from 'react';

import type { FieldAt, RowName } from '@shared/questionnaire/fields';
import { fieldNames } from '@shared/questionnaire/fields.text';

import { TextInput } from '@/components/fields/TextInput';
import { useText } from '@/lib/locale';
import { useField } from '@/calculation/sheet/useField';

import { SignButton } from './SignButton';

type SheetInputProps = {
  input: FieldAt<RowName>;
  isText?: boolean;
  isSigned?: boolean;
  /** The id of names to choose from. */
  list?: string;
  /** The ids of what else describes it. */
  describedBy: string;
  placeholder?: string;
};

/** One value of the sheet. Drawn again for itself alone: the row is with every key, and an input costs the most of it. */
export const SheetInput = memo(function SheetInput({
  input,
  isText,
  isSigned,
  list,
  describedBy,
  placeholder,
}: SheetInputProps) {
  const { field } = useField(input);
  const text = useText();
  return (
    <TextInput
      {...field}
      // Numbers may carry text ("about 12.5"): only the keyboard changes.
      inputMode={isText ? 'text' : 'decimal'}
      end={isSigned && <SignButton input={input} />}
      placeholder={placeholder}
      // Firefox offers no names where autocompletion is off.
      autoComplete={list ? undefined : 'off'}
      list={list}
      enterKeyHint="next"
      aria-label={text(fieldNames[input])}
      aria-describedby={[field['aria-describedby'], describedBy].filter(Boolean).join(' ') || undefined}
    />
  );
});
