import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';

import { MOST_POSITIONS } from '@shared/requests/quotations.types';

import { AddIcon } from '@/admin/icons';
import { useLanguage, useText } from '@/lib/locale';
import { randomUuid } from '@/lib/randomUuid';
import { tokens } from '@/theme/tokens';

import { money } from '@/requests/money';
import { PriceField } from './PriceField';
import { quotationProblemTexts, quotationTexts } from './quotation.text';
import { blankPosition, positionProblems, typedTotals } from './quotationDraft';
import type { TypedPosition, TypedQuotation } from './quotationDraft';

const Position = styled('fieldset')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
  gap: '0.75rem',
  margin: 0,
  padding: '0.75rem 1rem 1rem',
  border: `1px solid ${tokens.colour.line}`,
  '& > [data-wide]': { gridColumn: '1 / -1' },
  '& legend': { padding: '0 0.25rem', fontWeight: 700 },
});
const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.5rem',
  gridColumn: '1 / -1',
  minHeight: '2rem',
  fontVariantNumeric: 'tabular-nums',
});

type PositionsProps = {
  typed: TypedQuotation;
  isChecked: boolean;
  onChange: (positions: readonly TypedPosition[]) => void;
};

/** The positions of a quotation: what, how many, for how much. */
export function Positions({ typed, isChecked, onChange }: PositionsProps) {
  const text = useText();
  const language = useLanguage();
  const { positions, currency } = typed;
  const change = (id: string, changes: Partial<TypedPosition>) =>
    onChange(positions.map((each) => (each.id === id ? { ...each, ...changes } : each)));
  const empty = () => ({ ...blankPosition, id: randomUuid() });
  return (
    <>
      {positions.map((position, index) => {
        const problems = positionProblems(position, currency);
        const says = (name: 'product' | 'details' | 'quantity') => {
          const problem = problems[name];
          return problem && (isChecked || problem !== 'required') ? text(quotationProblemTexts[problem]) : undefined;
        };
        const amount = typedTotals({ ...typed, positions: [position] })?.net;
        return (
          <Position key={position.id}>
            <legend>{text(quotationTexts.position)(index + 1)}</legend>
            <TextField
              data-wide
              name="product"
              size="small"
              label={text(quotationTexts.product)}
              value={position.product}
              error={says('product') !== undefined}
              helperText={says('product')}
              onChange={({ target }) => change(position.id, { product: target.value })}
            />
            <TextField
              data-wide
              name="details"
              size="small"
              multiline
              maxRows={8}
              label={text(quotationTexts.details)}
              value={position.details}
              error={says('details') !== undefined}
              helperText={says('details')}
              onChange={({ target }) => change(position.id, { details: target.value })}
            />
            <TextField
              name="quantity"
              size="small"
              label={text(quotationTexts.quantity)}
              value={position.quantity}
              error={says('quantity') !== undefined}
              helperText={says('quantity')}
              onChange={({ target }) => change(position.id, { quantity: target.value })}
              slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
            />
            <PriceField
              position={position}
              currency={currency}
              isChecked={isChecked}
              onChange={(changes) => change(position.id, changes)}
            />
            <Foot>
              <strong>{amount && `= ${money(amount, currency, language)}`}</strong>
              {positions.length > 1 && (
                <Button
                  size="small"
                  color="inherit"
                  onClick={() => onChange(positions.filter(({ id }) => id !== position.id))}
                >
                  {text(quotationTexts.removePosition)(index + 1)}
                </Button>
              )}
            </Foot>
          </Position>
        );
      })}
      {positions.length < MOST_POSITIONS && (
        <div>
          <Button size="small" startIcon={<AddIcon />} onClick={() => onChange([...positions, empty()])}>
            {text(quotationTexts.addPosition)}
          </Button>
        </div>
      )}
    </>
  );
}
