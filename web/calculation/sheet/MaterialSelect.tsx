import { styled } from '@mui/material/styles';
import { useFormContext, useWatch } from 'react-hook-form';

import { fieldNames } from '@shared/questionnaire/fields.text';
import type { FieldAt } from '@shared/questionnaire/fields';
import type { QuoteValues } from '@shared/questionnaire/form';

import { MaterialNote } from '@/calculation/notes/MaterialNote';
import { LabelledField } from '@/components/fields/LabelledField';
import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { useAssist } from './assist';
import { FieldSelect } from './FieldSelect';
import { noteId } from './NoteLine';
import { sheetTexts } from './sheet.text';
import { fieldId } from './useField';

// Left open, as high as the hint or a proposal in its place. Notes on a chosen material add to it.
const Below = styled('div')({
  position: 'relative',
  marginTop: '0.375rem',
  fontSize: tokens.size.small,
  lineHeight: 1.5,
  color: tokens.colour.inkSoft,
  p: { margin: 0 },
  '&:has(> [data-hint])': { minHeight: '2.75rem' },
  // Gaskets that would suit are named all.
  '&[data-material="gasketMaterial"]:has(> [data-hint])': { minHeight: '4rem' },
  '&:has([data-proposal]) > [data-hint]': { display: 'none' },
});

/** The choice of a material, and below it the calculation's note on the one chosen. */
export function MaterialSelect({ name }: { name: FieldAt<'materials'> }) {
  const { control } = useFormContext<QuoteValues>();
  const value = useWatch({ control, name });
  const { tools } = useAssist();
  const text = useText();
  return (
    <LabelledField htmlFor={fieldId(name)} label={text(fieldNames[name])}>
      <FieldSelect name={name} note={noteId(name)} />
      <Below id={noteId(name)} data-material={name}>
        {value === '' && <p data-hint>{text(sheetTexts.materialHint)}</p>}
        {tools.isAwake && <MaterialNote field={name} {...tools} />}
      </Below>
    </LabelledField>
  );
}
