import { fields } from '@server/questionnaire/fields';
import type { QuoteField } from '@server/questionnaire/fields';
import { fieldNames } from '@server/questionnaire/fields.text';

import { Input, Label, Problem, RequiredMark } from '@/calculation/sheet/formStyles';
import { useField } from '@/calculation/sheet/useField';
import { useText } from '@/lib/locale';

/** A line of text with its label above and what is wrong with it below. */
export function LineField({ name }: { name: Exclude<QuoteField, 'email'> }) {
  const { field, problem, problemId } = useField(name);
  const { kind, autoComplete = 'off' } = fields[name];
  const text = useText();
  return (
    <div>
      <Label htmlFor={field.id}>
        {text(fieldNames[name])}
        {field.required && <RequiredMark />}
      </Label>
      <Input {...field} type={kind === 'telephone' ? 'tel' : 'text'} autoComplete={autoComplete} enterKeyHint="next" />
      {problem && <Problem id={problemId}>{problem}</Problem>}
    </div>
  );
}
