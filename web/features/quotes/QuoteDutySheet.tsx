import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { unitChoices } from './quoteChoices.text';
import { quoteFieldTexts } from './quoteFields.text';
import { QuoteDutyRow, sheetColumns } from './QuoteDutyRow';
import type { UnitRow } from './quoteDutyRows';
import { designRows, operatingRows } from './quoteDutyRows';
import { QuoteFluidUnit } from './QuoteFluidUnit';
import { quoteFormTexts, quoteRowTexts } from './quoteForm.text';
import { hiddenText } from './quoteFormStyles';
import { QuoteNote } from './QuoteNote';
import { QuoteProperties } from './QuoteProperties';
import { QuoteSelect } from './QuoteSelect';

const { colour, size, radius } = tokens;

const Sheet = styled('div')({
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  overflow: 'hidden',
  background: colour.white,
});
const Header = styled('div')({
  display: 'grid',
  gridTemplateColumns: sheetColumns.phone,
  fontSize: size.small,
  fontWeight: 700,
  [tokens.media.tablet]: { gridTemplateColumns: sheetColumns.wide, fontSize: size.body },
});
const Corner = styled('div')({
  gridColumn: '1 / -1',
  padding: '0.75rem',
  color: colour.white,
  background: colour.navy,
  [tokens.media.tablet]: { gridColumn: 'auto', paddingInline: '1rem' },
});
const Side = styled('div')({ padding: '0.75rem', textAlign: 'center', color: colour.white });
const HotSide = styled(Side)({ background: colour.hot });
const ColdSide = styled(Side)({ background: colour.cold });
const UnitSide = styled(Side)({ background: colour.steel });
const Rows = styled('fieldset')({ position: 'relative', minWidth: 0, margin: 0, padding: 0, border: 0 });
const HiddenLegend = styled('legend')(hiddenText);

function UnitRows({ rows }: { rows: readonly UnitRow[] }) {
  const text = useText();
  return rows.map(({ unit, ...row }) => (
    <QuoteDutyRow
      key={unit}
      {...row}
      unit={
        <>
          <QuoteSelect name={unit} choices={unitChoices[unit]} aria-label={text(quoteFieldTexts[unit])} />
          <QuoteNote input={unit} />
        </>
      }
    />
  ));
}

/** Rows under their own header: on a phone the first one has long left the screen when the second group comes. */
function SheetGroup({ name, children }: { name: string; children: ReactNode }) {
  const text = useText();
  return (
    <Rows>
      <HiddenLegend>{name}</HiddenLegend>
      <Header aria-hidden>
        <Corner>{name}</Corner>
        <HotSide>{text(quoteFormTexts.hotSide)}</HotSide>
        <ColdSide>{text(quoteFormTexts.coldSide)}</ColdSide>
        <UnitSide>{text(quoteFormTexts.unit)}</UnitSide>
      </Header>
      {children}
    </Rows>
  );
}

/** The data sheet of a plate heat exchanger: every quantity for the hot and the cold side. */
export function QuoteDutySheet() {
  const text = useText();
  return (
    <Sheet>
      <SheetGroup name={text(quoteFormTexts.operating)}>
        <QuoteDutyRow
          name={quoteRowTexts.fluid}
          hot="hotFluidName"
          cold="coldFluidName"
          isNumber={false}
          unit={<QuoteFluidUnit />}
        />
        <QuoteProperties />
        <UnitRows rows={operatingRows} />
      </SheetGroup>
      <SheetGroup name={text(quoteFormTexts.design)}>
        <UnitRows rows={designRows} />
      </SheetGroup>
    </Sheet>
  );
}
