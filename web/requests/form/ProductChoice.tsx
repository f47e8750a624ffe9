import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

import type { QuoteValues } from '@shared/questionnaire/form';
import { productIds } from '@shared/questionnaire/product-ids';
import type { ProductId } from '@shared/questionnaire/product-ids';
import { isAsked, productsIn } from '@shared/questionnaire/products';
import { productNames, productsName } from '@shared/questionnaire/products.text';

import { Group, Legend } from '@/calculation/sheet/formStyles';
import { fieldId } from '@/calculation/sheet/useField';
import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { formTexts } from './form.text';
import { technicalFields } from './questions';

const { colour, media, radius, size } = tokens;

const Note = styled('p')({ margin: '-0.5rem 0 1rem', fontSize: size.small, color: colour.inkSoft });
const Choices = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '0.5rem',
  [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  [media.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});
const Choice = styled(FormControlLabel)({
  gap: '0.25rem',
  minHeight: 48,
  margin: 0,
  padding: '0.25rem 0.5rem 0.25rem 0.25rem',
  border: `1px solid ${colour.line}`,
  borderRadius: radius.small,
  lineHeight: 1.3,
  '& .MuiFormControlLabel-label': { fontSize: size.small, fontWeight: 600, lineHeight: 1.3 },
  '&:hover': { borderColor: colour.inkSoft },
  '&:has(:checked)': { borderColor: colour.cold, background: colour.coldTint },
  '&:has(:focus-visible)': { outline: `3px solid ${colour.cold}`, outlineOffset: 2 },
});
const Box = styled(Checkbox)({ padding: '0.5rem', '& svg': { width: 22, height: 22 } });

/** Chooses any number of product families, below the question for them. Their questions follow further down. */
export function ProductChoice({ children }: { children?: ReactNode }) {
  const { control, getValues, setValue, clearErrors } = useFormContext<QuoteValues>();
  const chosen = productsIn(useWatch({ control, name: 'products' }));
  const text = useText();
  const choose = (id: ProductId, isChosen: boolean) => {
    const before = productsIn(getValues('products'));
    const products = productIds.filter((each) => (each === id ? isChosen : before.includes(each)));
    setValue('products', products.join(' '), { shouldDirty: true });
    // A field that is no longer asked cannot be wrong.
    clearErrors(technicalFields.filter((field) => !isAsked(field, products)));
  };
  return (
    <Group>
      <Legend>{text(productsName)}</Legend>
      <Note>{text(formTexts.productsNote)}</Note>
      {children}
      <Choices>
        {productIds.map((id, index) => (
          <Choice
            key={id}
            label={text(productNames[id])}
            control={
              <Box
                name="products"
                value={id}
                // Target of the link in the list of wrong fields.
                id={index === 0 ? fieldId('products') : undefined}
                checked={chosen.includes(id)}
                onChange={(_event, isChosen) => choose(id, isChosen)}
              />
            }
          />
        ))}
      </Choices>
    </Group>
  );
}
