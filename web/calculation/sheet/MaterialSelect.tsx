import { styled } from '@mui/material/styles';
import { useFormContext, useWatch } from 'react-hook-form';

import { fieldNames } from '@server/questionnaire/fields.text';
import type { QuoteValues } from '@server/questionnaire/form';

import { LabelledField } from '@/components/fields/LabelledField';
import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { useAssist } from './assist';
import type { MaterialInput } from './assist';
import { FieldSelect } from './FieldSelect';
import { noteId } from './NoteLine';
import { sheetTexts } from './sheet.text';
import { fieldId } from './useField';

const { colour, media, size } = tokens;

// As high as a warning with its button, and for gaskets their range: nothing moves when there is something to say.
const Below = styled('div')({
  position: 'relative',
  minHeight: '7.5rem',
  marginTop: '0.375rem',
  fontSize: size.small,
  lineHeight: 1.5,
  color: colour.inkSoft,
  p: { margin: 0 },
  '&[data-material="gasketMaterial"]': {
    minHeight: '9.25rem',
    [media.tablet]: { minHeight: '8.5rem' },
    [media.wide]: { minHeight: '7.5rem' },
    // Narrower, with the help beside them.
    [media.besideForm]: { minHeight: '12rem' },
  },
});

/** The choice of a material, and below it the calculation's note on the one chosen. */
export function MaterialSelect({ name }: { name: MaterialInput }) {
  const { control } = useFormContext<QuoteValues>();
  const value = useWatch({ control, name });
  const assistance = useAssist();
  const text = useText();
  return (
    <LabelledField htmlFor={fieldId(name)} label={text(fieldNames[name])}>
      <FieldSelect name={name} note={assistance && noteId(name)} />
      {assistance && (
        <Below id={noteId(name)} data-material={name}>
          {value === '' && <p>{text(sheetTexts.materialHint)}</p>}
          {assistance.tools.isAwake && <assistance.assist.MaterialNote field={name} {...assistance.tools} />}
        </Below>
      )}
    </LabelledField>
  );
}
