import { useFormContext, useWatch } from 'react-hook-form';

import { useText } from '@/lib/locale';

import { quoteFieldTexts } from './quoteFields.text';
import { quoteFormTexts } from './quoteForm.text';
import { Group, Hint, Label, Legend, Problem, TextArea } from './quoteFormStyles';
import { COMMENT_LIMIT } from './quoteRules';
import type { QuoteValues } from './quoteValues';
import { useQuoteField } from './useQuoteField';

/** From how many characters before the end the room left is told. */
const TELL_FROM = 200;

/** Whatever the sheet does not ask. A text pasted too long is not cut: the sender sees by how much to shorten it. */
export function QuoteComment() {
  const { control } = useFormContext<QuoteValues>();
  const comment = useWatch({ control, name: 'comment' });
  const { field, problem, problemId } = useQuoteField('comment');
  const text = useText();
  const left = COMMENT_LIMIT - comment.trim().length;
  const hintId = `${field.id}-hint`;
  return (
    <Group>
      <Legend>{text(quoteFormTexts.remarks)}</Legend>
      <div>
        <Label htmlFor={field.id}>{text(quoteFieldTexts.comment)}</Label>
        <TextArea
          {...field}
          rows={5}
          aria-describedby={[hintId, field['aria-describedby']].filter(Boolean).join(' ')}
        />
        <Hint id={hintId}>
          {left < TELL_FROM ? text(quoteFormTexts.charactersLeft)(left) : text(quoteFormTexts.remarksHint)}
        </Hint>
        {problem && <Problem id={problemId}>{problem}</Problem>}
      </div>
    </Group>
  );
}
