import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';

import type { Currency } from '@shared/requests/quotations.types';

import { useLanguage, useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { money } from '@/requests/money';
import { isUnusual, priceOf } from './price';
import { priceQuestionTexts, quotationProblemTexts, quotationTexts } from './quotation.text';
import type { TypedPosition } from './quotationDraft';

const Question = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.5rem',
  gridColumn: '1 / -1',
  fontSize: tokens.size.small,
});

type PriceFieldProps = {
  position: TypedPosition;
  currency: Currency;
  /** True if an empty one is reported. */
  isChecked: boolean;
  onChange: (changes: Partial<Pick<TypedPosition, 'price' | 'isMeant'>>) => void;
};

/** A price, and the question about it where it has a comma, is nothing, or less than that. */
export function PriceField({ position: { price: typed, isMeant }, currency, isChecked, onChange }: PriceFieldProps) {
  const text = useText();
  const language = useLanguage();
  const price = priceOf(typed, currency);
  const problem = 'problem' in price ? price.problem : undefined;
  const isTold = problem !== undefined && (problem !== 'required' || isChecked);
  const unusual = 'amount' in price ? isUnusual(price.amount) : undefined;
  const isAsked = 'choices' in price || (unusual !== undefined && !isMeant);
  return (
    <>
      <TextField
        name="price"
        size="small"
        label={text(quotationTexts.price)}
        value={typed}
        error={isTold || (isAsked && isChecked)}
        helperText={
          isTold && problem ? text(quotationProblemTexts[problem]) : isAsked && text(quotationProblemTexts.meant)
        }
        onChange={({ target }) => onChange({ price: target.value, isMeant: false })}
        slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
      />
      {'choices' in price && (
        <Question role="group" aria-label={text(priceQuestionTexts.comma)}>
          {text(priceQuestionTexts.comma)}
          {price.choices.map((amount) => (
            <Button key={amount} size="small" variant="outlined" onClick={() => onChange({ price: amount })}>
              {money(amount, currency, language)}
            </Button>
          ))}
        </Question>
      )}
      {unusual && (
        <Question>
          <FormControlLabel
            control={<Checkbox checked={isMeant} onChange={({ target }) => onChange({ isMeant: target.checked })} />}
            label={text(priceQuestionTexts[unusual])}
          />
        </Question>
      )}
    </>
  );
}
