import { styled } from '@mui/material/styles';
import { useFormContext, useWatch } from 'react-hook-form';

import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import type { MaterialInput } from './quoteAssist';
import { useQuoteAssist } from './quoteAssist';
import { quoteFieldTexts } from './quoteFields.text';
import { quoteFormTexts } from './quoteForm.text';
import { Label } from './quoteFormStyles';
import { materialChoices } from './quoteMaterials.text';
import { noteId } from './QuoteNote';
import { QuoteSelect } from './QuoteSelect';
import type { QuoteValues } from './quoteValues';
import { fieldId } from './useQuoteField';

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

/** The choice of a material; below it what whoever thinks along has to say of the one chosen. */
export function QuoteMaterial({ name }: { name: MaterialInput }) {
  const { control } = useFormContext<QuoteValues>();
  const value = useWatch({ control, name });
  const assistance = useQuoteAssist();
  const text = useText();
  return (
    <div>
      <Label htmlFor={fieldId(name)}>{text(quoteFieldTexts[name])}</Label>
      <QuoteSelect name={name} choices={materialChoices[name]} note={assistance && noteId(name)} />
      {assistance && (
        <Below id={noteId(name)} data-material={name}>
          {value === '' && <p>{text(quoteFormTexts.materialHint)}</p>}
          {assistance.tools.isAwake && <assistance.assist.MaterialNote field={name} {...assistance.tools} />}
        </Below>
      )}
    </div>
  );
}
