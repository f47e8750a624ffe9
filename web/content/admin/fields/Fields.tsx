import Button from '@mui/material/Button';
import { memo } from 'react';
import type { ReactNode } from 'react';

import { fieldsOf } from '@shared/words/records';
import type { Field, GroupField } from '@shared/content/fields/fields.types';

import { Hint } from '@/admin/file/FileField';
import { AddIcon } from '@/admin/icons';
import { useText } from '@/lib/locale';

import { marksOf, useFieldTools } from './context';
import type { DocumentFieldsProps, FieldProps } from './context';
import { FieldSet, Inner, Legend } from './FieldSet';
import { addText, fieldTexts } from './fields.text';
import { LargeList } from './LargeList';
import { ListInputs } from './List';
import { FieldNotes } from './Notes';
import { LogoInput, PictureInputs } from './Picture';
import { ChoiceInput, FamilyInput, FigureInput, FlagInput, PlainInput } from './Plain';
import { emptyOf } from './values';
import { LineInputs, LinesInputs } from './Words';

/** Longer lists are tables: entries. */
const MOST_FOLDED = 200;

/** The inputs of fields, in their order, whatever they are. */
export const DocumentFields = memo(function DocumentFields({ fields, value, within = '' }: DocumentFieldsProps) {
  const held = fieldsOf(value);
  return Object.entries(fields).map(([name, field]) => (
    <OneField key={name} field={field} path={within + name} value={held[name]} />
  ));
});

/** Inputs that are empty say by themselves that they are left out. */
const hasOwnWay = (field: Field) => !['group', 'picture', 'logo', 'list'].includes(field.kind);

function OneField({ field, path, value }: FieldProps<Field>) {
  const text = useText();
  const { change } = useFieldTools();
  if (!field.isOptional || hasOwnWay(field)) return inputOf({ field, path, value });
  if (value === undefined)
    return (
      <div>
        <Button size="small" startIcon={<AddIcon />} {...marksOf(path)} onClick={() => change(path, emptyOf(field))}>
          {text(addText)(text(field.label))}
        </Button>
        <FieldNotes path={path} />
      </div>
    );
  const leaveOut = (
    <Button
      size="small"
      aria-label={`${text(fieldTexts.leaveOut)}: ${text(field.label)}`}
      onClick={() => change(path, undefined)}
    >
      {text(fieldTexts.leaveOut)}
    </Button>
  );
  return (
    <div>
      {inputOf({ field, path, value })}
      {leaveOut}
    </div>
  );
}

function inputOf({ field, path, value }: FieldProps<Field>): ReactNode {
  const at = { path, value };
  switch (field.kind) {
    case 'line':
      return <LineInputs field={field} {...at} />;
    case 'lines':
      return <LinesInputs field={field} {...at} />;
    case 'figure':
      return <FigureInput field={field} {...at} />;
    case 'choice':
      return <ChoiceInput field={field} {...at} />;
    case 'family':
      return <FamilyInput field={field} {...at} />;
    case 'flag':
      return <FlagInput field={field} {...at} />;
    case 'picture':
      return <PictureInputs field={field} {...at} />;
    case 'logo':
      return <LogoInput field={field} {...at} />;
    case 'group':
      return <GroupInputs field={field} {...at} />;
    case 'list':
      return field.most > MOST_FOLDED ? (
        <LargeList field={field} {...at} Inside={DocumentFields} />
      ) : (
        <ListInputs field={field} {...at} Inside={DocumentFields} />
      );
    default:
      return <PlainInput field={field} {...at} />;
  }
}

const GroupInputs = memo(function GroupInputs({ field, path, value }: FieldProps<GroupField>) {
  const text = useText();
  return (
    <FieldSet>
      <Legend label={field.label} isOptional={field.isOptional} />
      {field.hint && <Hint>{text(field.hint)}</Hint>}
      <FieldNotes path={path} />
      <Inner>
        <DocumentFields fields={field.fields} value={value} within={`${path}.`} />
      </Inner>
    </FieldSet>
  );
});
