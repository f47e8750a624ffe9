import { styled } from '@mui/material/styles';
import { useFormContext } from 'react-hook-form';

import { offerNumbers } from '@shared/calculation/offers/offer-check.types';
import type { OfferNumber, OffersCheck, OfferValues } from '@shared/calculation/offers/offer-check.types';
import { OFFER_LIMIT, offerInput } from '@shared/calculation/offers/offer-values';
import { offerRowWords, offerTexts } from '@shared/calculation/words/offers';
import { offerBands } from '@shared/calculation/words/offers-report';

import { HiddenLegend } from '@/calculation/sheet/formStyles';
import { Name, Row, ValueCell } from '@/calculation/sheet/rows/rowStyles';
import { sheetTexts } from '@/calculation/sheet/sheet.text';
import { TextInput } from '@/components/fields/TextInput';
import { useLanguage, useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { inputRows } from './offerForm';
import type { OfferForm } from './offerForm';
import { InputNote } from './InputNote';
import { offerCheckTexts } from './offerCheck.text';
import { columns, Corner, Head, Inputs, OfferHead } from './offerStyles';

const InputRow = styled(Row)(columns);
/** A third of a phone: room for `Not a number` only with narrow edges. */
const Cell = styled(ValueCell)({
  // As high as its field, beside a name of three lines, too.
  alignSelf: 'start',
  '--field-edge': '0.3125rem',
  paddingInline: '0.25rem',
  [tokens.media.tablet]: { '--field-edge': '0.875rem', paddingInline: '0.75rem' },
});

type OfferFieldProps = {
  row: (typeof inputRows)[number];
  number: OfferNumber;
  values: OfferValues;
  check: OffersCheck;
  /** The id of what it is compared with. */
  bandId: string;
};

function OfferField({ row: { box, name, unit, example }, number, values, check, bandId }: OfferFieldProps) {
  const { register } = useFormContext<OfferForm>();
  const text = useText();
  const input = offerInput(number, box);
  const reading = check.offers[number - 1]?.inputs[box];
  const noteId = `${input}-note`;
  return (
    <Cell>
      <TextInput
        {...register(input)}
        id={input}
        // Numbers may carry a unit: only the keyboard changes.
        inputMode="decimal"
        placeholder={number === 1 ? text(sheetTexts.example)(example) : undefined}
        autoComplete="off"
        enterKeyHint="next"
        maxLength={OFFER_LIMIT}
        aria-label={[text(offerTexts.offer)(number), text(offerRowWords[name]), unit].filter(Boolean).join(' ')}
        aria-describedby={`${bandId} ${noteId}`}
        aria-invalid={reading?.state === 'refused'}
      />
      <InputNote id={noteId} box={box} typed={values[input] ?? ''} reading={reading} />
    </Cell>
  );
}

/** Inputs of the offers, side by side, each row with its reference. */
export function OfferInputs({ values, check }: { values: OfferValues; check: OffersCheck }) {
  const text = useText();
  const language = useLanguage();
  const bands = offerBands(check, language);
  return (
    <Inputs>
      <HiddenLegend>{text(offerCheckTexts.inputs)}</HiddenLegend>
      <Head aria-hidden>
        <Corner>{text(offerCheckTexts.inputs)}</Corner>
        {offerNumbers.map((number) => (
          <OfferHead key={number}>{text(offerTexts.offer)(number)}</OfferHead>
        ))}
      </Head>
      {inputRows.map((row) => {
        const bandId = `offer-${row.box}-band`;
        return (
          <InputRow key={row.box}>
            <Name>
              {[text(offerRowWords[row.name]), row.unit && `(${row.unit})`].filter(Boolean).join(' ')}
              <small id={bandId}>{bands[row.name]}</small>
            </Name>
            {offerNumbers.map((number) => (
              <OfferField key={number} row={row} number={number} values={values} check={check} bandId={bandId} />
            ))}
          </InputRow>
        );
      })}
    </Inputs>
  );
}
