import { fields } from '@shared/questionnaire/fields';
import type { QuoteField } from '@shared/questionnaire/fields';
import { fieldNames } from '@shared/questionnaire/fields.text';

import { useField } from '@/calculation/sheet/useField';
import { LabelledField } from '@/components/fields/LabelledField';
import { TextInput } from '@/components/fields/TextInput';
import { useText } from '@/lib/locale';

/** A line of text with its label above and what is wrong with it below. */
export function LineField({ name }: { name: Exclude<QuoteField, 'email'> }) {
  const { field, problem, problemId } = useField(name);
  const { kind, autoComplete = 'off' } = fields[name];
  const text = useText();
  return (
    <LabelledField
      htmlFor={field.id}
      label={text(fieldNames[name])}
      isRequired={field.required}
      problem={problem}
      problemId={problemId}
    >
      <TextInput
        {...field}
        type={kind === 'telephone' ? 'tel' : 'text'}
        autoComplete={autoComplete}
        enterKeyHint="next"
      />
    </LabelledField>
  );
}
