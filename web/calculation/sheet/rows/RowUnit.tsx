import type { FieldAt, RowName } from '@shared/questionnaire/fields';
import { fieldNames } from '@shared/questionnaire/fields.text';

import { useText } from '@/lib/locale';
import { FieldSelect } from '@/calculation/sheet/FieldSelect';
import { NoteLine } from '@/calculation/sheet/NoteLine';

import { FixedUnit } from './rowStyles';

type RowUnitProps = {
  row: { unit?: FieldAt<RowName>; fixedUnit?: string };
  /** The id of a unit that is mere text: read aloud with the fields. */
  unitId: string;
};

/** The unit of a row: chosen, or the only one. */
export function RowUnit({ row: { unit, fixedUnit }, unitId }: RowUnitProps) {
  const text = useText();
  if (!unit) return <FixedUnit id={unitId}>{fixedUnit}</FixedUnit>;
  return (
    <>
      <FieldSelect name={unit} aria-label={text(fieldNames[unit])} />
      <NoteLine input={unit} />
    </>
  );
}
