import { styled } from '@mui/material/styles';

import { fields } from '@shared/questionnaire/fields';
import { fieldNames, rowNames } from '@shared/questionnaire/fields.text';
import type { SingleRow } from '@shared/questionnaire/places';

import { Problem } from '@/components/fields/Problem';
import { useText } from '@/lib/locale';
import { noteId, NoteLine } from '@/calculation/sheet/NoteLine';
import { sheetTexts } from '@/calculation/sheet/sheet.text';
import { fieldId, useField } from '@/calculation/sheet/useField';

import { rowExamples, rowHints } from './hints.text';
import { Label, Problems, Row, UnitCell, ValueCell } from './rowStyles';
import { RowUnit } from './RowUnit';
import { SheetInput } from './SheetInput';
import { isSigned } from './signed';

const Value = styled(ValueCell)({ gridColumn: 'span 2', '&[data-wide]': { gridColumn: 'span 3' } });

/** One quantity that has no sides, with its unit, or an answer in words. */
export function ValueRow({ row }: { row: SingleRow }) {
  const { name, value, isText } = row;
  const { problem, problemId } = useField(value);
  const text = useText();
  const [hint, example] = [rowHints[name], isText ? rowExamples[name] : undefined];
  const [hintId, unitId] = [`${fieldId(value)}-hint`, `${fieldId(value)}-unit`];
  const describedBy = [hint && hintId, row.fixedUnit && unitId, !isText && noteId(value)].filter(Boolean).join(' ');
  return (
    <Row>
      <Label htmlFor={fieldId(value)}>
        {text(rowNames[name])}
        {hint && <small id={hintId}>{text(hint)}</small>}
      </Label>
      <Value data-wide={isText && ''}>
        <SheetInput
          input={value}
          isText={isText}
          isSigned={isSigned(row)}
          describedBy={describedBy}
          placeholder={text(sheetTexts.example)(example ? text(example) : fields[value].example)}
        />
        {!isText && <NoteLine input={value} />}
      </Value>
      {!isText && (
        <UnitCell>
          <RowUnit row={row} unitId={unitId} />
        </UnitCell>
      )}
      {problem && (
        <Problems>
          <Problem id={problemId}>{[text(fieldNames[value]), problem].join(': ')}</Problem>
        </Problems>
      )}
    </Row>
  );
}
