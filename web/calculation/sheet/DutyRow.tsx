import { styled } from '@mui/material/styles';
import { memo } from 'react';
import type { ReactNode } from 'react';

import { fieldNames } from '@server/questionnaire/fields.text';
import type { QuoteInput } from '@server/questionnaire/form';
import type { SheetRow } from '@server/questionnaire/places';

import { Problem } from '@/components/fields/Problem';
import { TextInput } from '@/components/fields/TextInput';
import { FLUID_NAMES } from '@/calculation/suggestions/fluidNamesId';
import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { useAssist } from './assist';
import { noteId, NoteLine } from './NoteLine';
import { formRowNames } from './sheet.text';
import { useField } from './useField';

/** The sheet's columns: row name, hot side, cold side, unit. On a phone the name stands above its row. */
export const sheetColumns = {
  phone: 'minmax(0, 1fr) minmax(0, 1fr) 7rem',
  wide: 'minmax(0, 1.05fr) minmax(0, 1fr) minmax(0, 1fr) 8.5rem',
};

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: sheetColumns.phone,
  borderTop: `1px solid ${tokens.colour.line}`,
  [tokens.media.tablet]: { gridTemplateColumns: sheetColumns.wide },
});
const Name = styled('div')({
  gridColumn: '1 / -1',
  alignSelf: 'center',
  padding: '0.75rem 0.75rem 0.25rem',
  fontWeight: 600,
  fontSize: tokens.size.small,
  [tokens.media.tablet]: {
    gridColumn: 'auto',
    display: 'flex',
    alignItems: 'center',
    alignSelf: 'start',
    // Level with the input beside it, whatever stands below that.
    minHeight: 64,
    padding: '0.25rem 1rem',
    fontSize: tokens.size.body,
    lineHeight: 1.35,
  },
});
const Cell = styled('div')({
  padding: '0.5rem 0.375rem',
  [tokens.media.tablet]: { padding: '0.5rem 0.75rem' },
});
const UnitCell = styled(Cell)({
  // A phone's column has room for `kgf/cm²` only with narrow edges.
  '--field-edge': '0.4375rem',
  '--field-arrow': '1.1875rem',
  [tokens.media.tablet]: { '--field-edge': '0.875rem', '--field-arrow': '2rem' },
});
const ValueCell = styled(Cell)({
  '--field-edge': '0.5rem',
  [tokens.media.tablet]: { '--field-edge': '0.875rem' },
});
const HotCell = styled(ValueCell)({ background: tokens.colour.hotTint });
const ColdCell = styled(ValueCell)({ background: tokens.colour.coldTint });
const Problems = styled('div')({ gridColumn: '1 / -1', padding: '0 0.75rem 0.75rem' });

type DutyRowProps = {
  row: SheetRow;
  /** The unit of both sides. */
  unit: ReactNode;
  /** The id of a unit that is mere text: read aloud with both fields. */
  unitId?: string;
};

type SideInputProps = { input: SheetRow['hot']; isText?: boolean; describedBy: string };

/** One side's value. Drawn again for itself alone: the row is with every key, and an input costs the most of it. */
const SideInput = memo(function SideInput({ input, isText, describedBy }: SideInputProps) {
  const { field } = useField(input);
  const text = useText();
  return (
    <TextInput
      {...field}
      // Numbers may carry text ("about 12.5"): only the keyboard changes.
      inputMode={isText ? 'text' : 'decimal'}
      // Firefox offers no suggestions where autocompletion is off.
      autoComplete={isText ? undefined : 'off'}
      list={isText ? FLUID_NAMES : undefined}
      enterKeyHint="next"
      aria-label={text(fieldNames[input])}
      aria-describedby={[field['aria-describedby'], describedBy].filter(Boolean).join(' ') || undefined}
    />
  );
});

/** One quantity of both sides. */
export function DutyRow({ row, unit, unitId }: DutyRowProps) {
  const { name, hot, cold, isText } = row;
  const text = useText();
  // A fluid's name is no number to be read back.
  const hasNotes = useAssist() !== undefined && !isText;
  const describedBy = (input: QuoteInput) => [unitId, hasNotes && noteId(input)].filter(Boolean).join(' ');
  const sides = [
    { input: hot, Side: HotCell, ...useField(hot) },
    { input: cold, Side: ColdCell, ...useField(cold) },
  ];
  const wrong = sides.filter(({ problem }) => problem);
  return (
    <Row>
      <Name>{text(formRowNames[name])}</Name>
      {sides.map(({ input, Side }) => (
        <Side key={input}>
          <SideInput input={input} isText={isText} describedBy={describedBy(input)} />
          {hasNotes && <NoteLine input={input} />}
        </Side>
      ))}
      <UnitCell>{unit}</UnitCell>
      {wrong.length > 0 && (
        <Problems>
          {wrong.map(({ input, problem, problemId }) => (
            <Problem key={input} id={problemId}>
              {[text(fieldNames[input]), problem].join(': ')}
            </Problem>
          ))}
        </Problems>
      )}
    </Row>
  );
}
