import type { ComponentProps } from 'react';

import { useText } from '@/lib/locale';

import { quoteFieldTexts } from './quoteFields.text';
import { Input, Label, Problem, RequiredMark } from './quoteFormStyles';
import { useQuoteField } from './useQuoteField';

type QuoteTextFieldProps = {
  name: 'company' | 'name' | 'telephone' | 'projectName' | 'serviceInProcess';
} & Pick<ComponentProps<'input'>, 'type' | 'autoComplete'>;

/** A required line of text with its label above and what is wrong with it below. */
export function QuoteTextField({ name, type = 'text', autoComplete = 'off' }: QuoteTextFieldProps) {
  const { field, problem, problemId } = useQuoteField(name);
  const text = useText();
  return (
    <div>
      <Label htmlFor={field.id}>
        {text(quoteFieldTexts[name])}
        <RequiredMark />
      </Label>
      <Input {...field} type={type} autoComplete={autoComplete} enterKeyHint="next" />
      {problem && <Problem id={problemId}>{problem}</Problem>}
    </div>
  );
}
