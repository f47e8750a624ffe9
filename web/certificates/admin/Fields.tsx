import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';

import { categoryTexts } from '@/certificates/certificates.text';
import { useLanguage, useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { formTexts } from './form.text';
import { useCertificateField } from './useCertificateField';
import { categoryChoices } from './values';

const Fields = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.5rem',
  [tokens.media.tablet]: {
    gridTemplateColumns: 'minmax(0, 1fr) 12rem',
    '& > :first-of-type': { gridColumn: '1 / -1' },
  },
});

const shrink = { inputLabel: { shrink: true } } as const;

/** Category, name and place of a certificate. `stored` is the category it has, which can always be kept. */
export function CertificateFields({ stored }: { stored: string }) {
  const text = useText();
  const language = useLanguage();
  const category = useCertificateField('category');
  const name = useCertificateField('name');
  const order = useCertificateField('order');
  return (
    <Fields>
      <TextField
        {...category.field}
        select
        required
        label={text(formTexts.category)}
        helperText={category.problem}
        slotProps={{ select: { native: true }, ...shrink }}
      >
        <option value="">{text(formTexts.choose)}</option>
        {categoryChoices(language, stored).map((each) => (
          <option key={each} value={each}>
            {text(categoryTexts[each])}
          </option>
        ))}
      </TextField>
      <TextField
        {...name.field}
        required
        autoComplete="off"
        label={text(formTexts.name)}
        helperText={name.problem}
        slotProps={shrink}
      />
      <TextField
        {...order.field}
        required
        autoComplete="off"
        label={text(formTexts.order)}
        helperText={order.problem ?? text(formTexts.orderHint)}
        slotProps={{ htmlInput: { inputMode: 'numeric' }, ...shrink }}
      />
    </Fields>
  );
}
