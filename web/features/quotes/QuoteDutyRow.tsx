import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import type { Localized } from '@/lib/locale';
import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { useQuoteAssist } from './quoteAssist';
import { quoteFieldTexts } from './quoteFields.text';
import { Input, Problem } from './quoteFormStyles';
import { noteId, QuoteNote } from './QuoteNote';
import { useQuoteField } from './useQuoteField';

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
  '& > input': { paddingInline: '0.5rem' },
  '& > select': {
    paddingInline: '0.4375rem 1.1875rem',
    backgroundPosition: 'right 0.625rem center, right 0.3125rem center',
  },
  [tokens.media.tablet]: {
    '& > select': {
      paddingInline: '0.875rem 1.875rem',
      backgroundPosition: 'right 0.9375rem center, right 0.625rem center',
    },
  },
});
const ValueCell = styled(Cell)({
  '& > input': { paddingInline: '0.5rem', [tokens.media.tablet]: { paddingInline: '0.875rem' } },
});
const HotCell = styled(ValueCell)({ background: tokens.colour.hotTint });
const ColdCell = styled(ValueCell)({ background: tokens.colour.coldTint });
const Problems = styled('div')({ gridColumn: '1 / -1', padding: '0 0.75rem 0.75rem' });

type HotField = 'hotFluidName' | HotProperty | HotOperatingField | HotDesignField;
type HotProperty = 'hotSpecificHeat' | 'hotDensity' | 'hotChloride';
type HotOperatingField = 'hotFlowRate' | 'hotTempIn' | 'hotTempOut' | 'hotPressureDrop';
type HotDesignField = 'hotDesignPressure' | 'hotDesignTemp';
type ColdField = HotField extends `hot${infer Quantity}` ? `cold${Quantity}` : never;

export type QuoteDutyRowProps = {
  name: Localized;
  hot: HotField;
  cold: ColdField;
  /** Numbers may carry text ("about 12.5"): only the keyboard changes. */
  isNumber?: boolean;
  /** The unit of both sides. */
  unit: ReactNode;
  /** The id of a unit that is mere text: read aloud with both fields. */
  unitId?: string;
};

/** One quantity of both sides. */
export function QuoteDutyRow({ name, hot, cold, isNumber = true, unit, unitId }: QuoteDutyRowProps) {
  const text = useText();
  const hotField = useQuoteField(hot);
  const coldField = useQuoteField(cold);
  const shared = {
    type: 'text',
    inputMode: isNumber ? 'decimal' : 'text',
    autoComplete: 'off',
    enterKeyHint: 'next',
  } as const;
  // A fluid's name is no number to be read back.
  const hasNotes = useQuoteAssist() !== undefined && isNumber;
  const describedBy = (input: HotField | ColdField, problemId?: string) =>
    [problemId, unitId, hasNotes && noteId(input)].filter(Boolean).join(' ') || undefined;
  const problemAt = (input: HotField | ColdField, problem: string) => `${text(quoteFieldTexts[input])}: ${problem}`;
  return (
    <Row>
      <Name>{text(name)}</Name>
      <HotCell>
        <Input
          {...hotField.field}
          {...shared}
          aria-label={text(quoteFieldTexts[hot])}
          aria-describedby={describedBy(hot, hotField.field['aria-describedby'])}
        />
        {hasNotes && <QuoteNote input={hot} />}
      </HotCell>
      <ColdCell>
        <Input
          {...coldField.field}
          {...shared}
          aria-label={text(quoteFieldTexts[cold])}
          aria-describedby={describedBy(cold, coldField.field['aria-describedby'])}
        />
        {hasNotes && <QuoteNote input={cold} />}
      </ColdCell>
      <UnitCell>{unit}</UnitCell>
      {(hotField.problem || coldField.problem) && (
        <Problems>
          {hotField.problem && <Problem id={hotField.problemId}>{problemAt(hot, hotField.problem)}</Problem>}
          {coldField.problem && <Problem id={coldField.problemId}>{problemAt(cold, coldField.problem)}</Problem>}
        </Problems>
      )}
    </Row>
  );
}
