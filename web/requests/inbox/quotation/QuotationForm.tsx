import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useEffect, useRef } from 'react';

import { keysOf } from '@shared/words/records';
import { unprintable } from '@shared/sheets/characters';
import { currencyDigits } from '@shared/requests/quotations.types';
import type { QuoteDetail } from '@shared/requests/quotes.types';

import { Drop } from '@/admin/Drop';
import { withReason } from '@/admin/useSaving';
import { errorTexts } from '@/lib/error.text';
import { useLanguage, useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { money } from '@/requests/money';
import { Positions } from './Positions';
import { quotationProblemTexts, quotationTexts } from './quotation.text';
import { quotationProblems, typedTotals, wordsOf } from './quotationDraft';
import type { QuotationWriting } from './quotationDraft';
import { QuotationPreview } from './QuotationPreview';
import type { QuotationInWriting } from './useQuotation';

const Panel = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1rem',
  padding: '1.25rem',
  border: `1px solid ${tokens.colour.line}`,
  background: tokens.colour.mist,
  '& h3': { overflowWrap: 'anywhere' },
  // Not the outline of an input, which lies above its text.
  '& > fieldset, & .MuiInputBase-root': { background: tokens.colour.white },
});
const Soft = styled('p')({ fontSize: tokens.size.small, color: tokens.colour.inkSoft });
const Line = styled('div')({
  display: 'grid',
  gap: '0.75rem',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8.5rem, 1fr))',
});
const Sums = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '0.25rem 1rem',
  justifySelf: 'end',
  margin: 0,
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums',
  '& dd': { margin: 0 },
  '& > :nth-last-of-type(1)': { fontWeight: 700 },
});
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' });

function failureText(failure: NonNullable<QuotationInWriting['failure']>): Localized {
  if (failure.why === 'check') return quotationTexts.check;
  return withReason(quotationTexts.makeFailed, failure.code ? errorTexts[failure.code] : quotationTexts.sendAgain);
}

type QuotationFormProps = { quote: QuoteDetail; quotation: QuotationInWriting; writing: QuotationWriting };

/** Writes the quotation that goes with an answer. */
export function QuotationForm({ quote, quotation, writing: { number, typed, isChanged } }: QuotationFormProps) {
  const text = useText();
  const language = useLanguage();
  const { failure, hasMore, change, drop, read } = quotation;
  const problems = quotationProblems(typed);
  const totals = typedTotals(typed);
  const missing = unprintable([quote.company, quote.name, quote.projectName, wordsOf(typed)].join(' '));
  const isChecked = failure?.why === 'check';
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (failure) panel.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-failure]')?.focus();
  }, [failure]);
  const saysOf = (name: keyof typeof problems) => {
    const problem = problems[name];
    return problem && text(quotationProblemTexts[problem]);
  };
  const shown = (name: keyof typeof problems) => ({ error: problems[name] !== undefined, helperText: saysOf(name) });

  return (
    <Panel ref={panel} aria-labelledby="quotation-title">
      <h3 id="quotation-title">{text(quotationTexts.form)(number)}</h3>
      <Soft>{text(quotationTexts.lead)}</Soft>
      <Positions typed={typed} isChecked={isChecked} onChange={(positions) => change({ positions })} />
      {totals && (
        <Sums>
          <dt>{text(quotationTexts.net)}</dt>
          <dd>{money(totals.net, typed.currency, language)}</dd>
          {typed.taxPercent.trim() && (
            <>
              <dt>{text(quotationTexts.taxSum)(Number(typed.taxPercent))}</dt>
              <dd>{money(totals.tax, typed.currency, language)}</dd>
            </>
          )}
          <dt>{text(quotationTexts.total)}</dt>
          <dd>{money(totals.total, typed.currency, language)}</dd>
        </Sums>
      )}
      {problems.total && <Alert severity="error">{saysOf('total')}</Alert>}
      <Line>
        <TextField
          select
          name="currency"
          size="small"
          label={text(quotationTexts.currency)}
          value={typed.currency}
          onChange={({ target }) =>
            change({ currency: keysOf(currencyDigits).find((each) => each === target.value) ?? typed.currency })
          }
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          {keysOf(currencyDigits).map((each) => (
            <option key={each}>{each}</option>
          ))}
        </TextField>
        <TextField
          name="taxPercent"
          size="small"
          label={text(quotationTexts.tax)}
          value={typed.taxPercent}
          error={problems.taxPercent !== undefined}
          helperText={saysOf('taxPercent') ?? text(quotationTexts.taxHint)}
          onChange={({ target }) => change({ taxPercent: target.value })}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
        <TextField
          type="date"
          name="validUntil"
          size="small"
          label={text(quotationTexts.validUntil)}
          value={typed.validUntil}
          {...shown('validUntil')}
          onChange={({ target }) => change({ validUntil: target.value })}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: '9999-12-31' } }}
        />
      </Line>
      <TextField
        name="delivery"
        size="small"
        label={text(quotationTexts.delivery)}
        value={typed.delivery}
        {...shown('delivery')}
        onChange={({ target }) => change({ delivery: target.value })}
      />
      <TextField
        name="terms"
        size="small"
        multiline
        maxRows={10}
        label={text(quotationTexts.terms)}
        value={typed.terms}
        {...shown('terms')}
        onChange={({ target }) => change({ terms: target.value })}
      />
      {missing.length > 0 && <Alert severity="warning">{text(quotationTexts.unprintable)(missing.join(', '))}</Alert>}
      {hasMore && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" size="small" onClick={read}>
              {text(quotationTexts.read)}
            </Button>
          }
        >
          {text(quotationTexts.meanwhile)}
        </Alert>
      )}
      {failure && (
        <Alert severity="error" tabIndex={-1} data-failure>
          {text(failureText(failure))}
        </Alert>
      )}
      <Actions>
        <QuotationPreview id={quote.id} typed={typed} />
        <Drop words={quotationTexts} isChanged={isChanged} onDrop={drop} />
      </Actions>
    </Panel>
  );
}
