import FormHelperText from '@mui/material/FormHelperText';
import { useFormContext, useWatch } from 'react-hook-form';

import { fieldNames } from '@shared/questionnaire/fields.text';
import type { QuoteValues } from '@shared/questionnaire/form';
import { cleanField, lengthOf, limitOf } from '@shared/questionnaire/rules';

import { Group, Legend } from '@/calculation/sheet/formStyles';
import { useField } from '@/calculation/sheet/useField';
import { LabelledField } from '@/components/fields/LabelledField';
import { TextArea } from '@/components/fields/TextArea';
import { useText } from '@/lib/locale';

import { formTexts } from './form.text';

/** From how many characters before the end the room left is told. */
const TELL_FROM = 200;

/** Whatever the sheet does not ask. A text pasted too long is not cut: the sender sees by how much to shorten it. */
export function CommentField() {
  const { control } = useFormContext<QuoteValues>();
  const comment = useWatch({ control, name: 'comment' });
  const { field, problem, problemId } = useField('comment');
  const text = useText();
  const left = limitOf('comment') - lengthOf(cleanField('comment', comment));
  const hintId = `${field.id}-hint`;
  return (
    <Group>
      <Legend>{text(formTexts.remarks)}</Legend>
      <LabelledField htmlFor={field.id} label={text(fieldNames.comment)} problem={problem} problemId={problemId}>
        <TextArea {...field} aria-describedby={[hintId, field['aria-describedby']].filter(Boolean).join(' ')} />
        <FormHelperText id={hintId}>
          {left < TELL_FROM ? text(formTexts.charactersLeft)(left) : text(formTexts.remarksHint)}
        </FormHelperText>
      </LabelledField>
    </Group>
  );
}
