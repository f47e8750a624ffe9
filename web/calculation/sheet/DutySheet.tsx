import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import type { Group } from '@shared/questionnaire/fields';
import { groupNames } from '@shared/questionnaire/fields.text';
import { sheetRows, singleRows } from '@shared/questionnaire/places';
import type { SheetRow, SingleRow } from '@shared/questionnaire/places';
import type { ProductId } from '@shared/questionnaire/product-ids';
import { groupsOf } from '@shared/questionnaire/products';

import { FluidNames } from '@/calculation/suggestions/FluidNames';
import { FLUID_NAMES } from '@/calculation/suggestions/fluidNamesId';
import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { useAssist } from './assist';
import { DutyRow } from './DutyRow';
import { FluidProperties } from './FluidProperties';
import { FluidUnit } from './FluidUnit';
import { HiddenLegend } from './formStyles';
import { sheetColumns } from './rows/rowStyles';
import { RowUnit } from './rows/RowUnit';
import { ValueRow } from './rows/ValueRow';
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
  '&:not(:last-child)': { paddingBlock: '0.5rem' },
  [tokens.media.tablet]: {
    paddingInline: '1rem',
    '&:not(:last-child)': { gridColumn: 'auto', paddingBlock: '0.75rem' },
  },
});
const Side = styled('div')({
  padding: '0.5rem',
  textAlign: 'center',
  color: colour.white,
  [tokens.media.tablet]: { padding: '0.75rem' },
});
const HotSide = styled(Side)({ background: colour.hot });
const ColdSide = styled(Side)({ background: colour.cold });
const UnitSide = styled(Side)({ background: colour.steel });
const Rows = styled('fieldset')({ position: 'relative', minWidth: 0, margin: 0, padding: 0, border: 0 });

/** Rows under their own header: on a phone the first one has long left the screen when the second group comes. */
function SheetGroup({ name, sides, children }: { name: string; sides?: ReactNode; children: ReactNode }) {
  return (
    <Rows>
      <HiddenLegend>{name}</HiddenLegend>
      <Header aria-hidden>
        <Corner>{name}</Corner>
        {sides}
      </Header>
      {children}
    </Rows>
  );
}

function SideHeads() {
  const text = useText();
  return (
    <>
      <HotSide>{text(sheetTexts.hotSide)}</HotSide>
      <ColdSide>{text(sheetTexts.coldSide)}</ColdSide>
      <UnitSide>{text(sheetTexts.unit)}</UnitSide>
    </>
  );
}

/**
 * Apart from the sheet, which is not drawn again with every key. The list is there from the start: WebKit loses the caret
 * of a field whose list comes while somebody types.
 */
function Suggestions() {
  return <datalist id={FLUID_NAMES}>{useAssist().tools.isAwake && <FluidNames />}</datalist>;
}

const dutyRow = (row: SheetRow) => (
  <DutyRow
    key={row.name}
    row={row}
    // Beside the fluids a note of the sender's own.
    unit={row.name === 'fluid' ? <FluidUnit /> : <RowUnit row={row} unitId={`quote-${row.hot}-unit`} />}
  />
);
const valueRow = (row: SingleRow) => <ValueRow key={row.name} row={row} />;

/** The rows of a group: words first, then what has one value, then what has one of each side. */
function rowsIn(group: Group): ReactNode {
  const ofSides = sheetRows.filter((row) => row.group === group);
  return (
    <>
      {ofSides.filter(({ isText }) => isText).map(dutyRow)}
      {group === 'operating' && (
        <>
          <Suggestions />
          <FluidProperties />
        </>
      )}
      {singleRows.filter((row) => row.group === group).map(valueRow)}
      {ofSides.filter(({ isText }) => !isText).map(dutyRow)}
    </>
  );
}

const hasSides = (group: Group) => sheetRows.some((row) => row.group === group);

/** The data sheet of a request for these products: an exchanger's for the hot and the cold side, a tank's by value. */
export function DutySheet({ products }: { products: readonly ProductId[] }) {
  const text = useText();
  return (
    <Sheet>
      {groupsOf(products)
        // Folded away in the midst of another one.
        .filter((group) => group !== 'properties')
        .map((group) => (
          <SheetGroup key={group} name={text(groupNames[group])} sides={hasSides(group) && <SideHeads />}>
            {rowsIn(group)}
          </SheetGroup>
        ))}
    </Sheet>
  );
}
