import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { fieldNames } from '@server/questionnaire/fields.text';
import { sheetRows } from '@server/questionnaire/places';
import type { SheetRow } from '@server/questionnaire/places';

import { FluidNames } from '@/calculation/suggestions/FluidNames';
import { FLUID_NAMES } from '@/calculation/suggestions/fluidNamesId';
import { hiddenWords } from '@/components/hiddenWords';
import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { useAssist } from './assist';
import { DutyRow, sheetColumns } from './DutyRow';
import { FieldSelect } from './FieldSelect';
import { FluidProperties } from './FluidProperties';
import { FluidUnit } from './FluidUnit';
import { NoteLine } from './NoteLine';
import { sheetTexts } from './sheet.text';

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
const HiddenLegend = styled('legend')(hiddenWords);

/** The unit of a row: chosen; beside the fluids a note of the sender's own. */
function RowUnit({ name, unit }: SheetRow) {
  const text = useText();
  if (!unit) return name === 'fluid' && <FluidUnit />;
  return (
    <>
      <FieldSelect name={unit} aria-label={text(fieldNames[unit])} />
      <NoteLine input={unit} />
    </>
  );
}

const rowsIn = (group: SheetRow['group'], isText = false) =>
  sheetRows
    .filter((row) => row.group === group && Boolean(row.isText) === isText)
    .map((row) => <DutyRow key={row.name} row={row} unit={<RowUnit {...row} />} />);

/** Rows under their own header: on a phone the first one has long left the screen when the second group comes. */
function SheetGroup({ name, children }: { name: string; children: ReactNode }) {
  const text = useText();
  return (
    <Rows>
      <HiddenLegend>{name}</HiddenLegend>
      <Header aria-hidden>
        <Corner>{name}</Corner>
        <HotSide>{text(sheetTexts.hotSide)}</HotSide>
        <ColdSide>{text(sheetTexts.coldSide)}</ColdSide>
        <UnitSide>{text(sheetTexts.unit)}</UnitSide>
      </Header>
      {children}
    </Rows>
  );
}

/** Apart from the sheet, which is not drawn again with every key. */
function Suggestions() {
  return useAssist()?.tools.isAwake ? <FluidNames id={FLUID_NAMES} /> : null;
}

/** The data sheet of a plate heat exchanger: every quantity for the hot and the cold side. */
export function DutySheet() {
  const text = useText();
  return (
    <Sheet>
      <SheetGroup name={text(sheetTexts.operating)}>
        {rowsIn('operating', true)}
        <Suggestions />
        <FluidProperties />
        {rowsIn('operating')}
      </SheetGroup>
      <SheetGroup name={text(sheetTexts.design)}>
        {rowsIn('design', true)}
        {rowsIn('design')}
      </SheetGroup>
    </Sheet>
  );
}
