import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { fieldNames } from '@shared/questionnaire/fields.text';
import type { QuoteInput } from '@shared/questionnaire/form';
import type { SheetRow } from '@shared/questionnaire/places';

import { Problem } from '@/components/fields/Problem';
import { FLUID_NAMES } from '@/calculation/suggestions/fluidNamesId';
import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { noteId, NoteLine } from './NoteLine';
import { Name, Problems, Row, UnitCell, ValueCell } from './rows/rowStyles';
import { SheetInput } from './rows/SheetInput';
import { isSigned } from './rows/signed';
import { formRowNames } from './sheet.text';
import { useField } from './useField';

const HotCell = styled(ValueCell)({ background: tokens.colour.hotTint });
const ColdCell = styled(ValueCell)({ background: tokens.colour.coldTint });

type DutyRowProps = {
  row: SheetRow;
  /** The unit of both sides. */
  unit: ReactNode;
  /** The id of a unit that is mere text: read aloud with both fields. */
  unitId?: string;
};

/** One quantity of both sides. */
export function DutyRow({ row, unit, unitId }: DutyRowProps) {
  const { name, hot, cold, isText } = row;
  const text = useText();
  // A fluid's name is no number to be read back.
  const hasNotes = !isText;
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
          <SheetInput
            input={input}
            isText={isText}
            isSigned={isSigned(row)}
            list={name === 'fluid' ? FLUID_NAMES : undefined}
            describedBy={describedBy(input)}
          />
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
