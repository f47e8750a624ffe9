import FormControlLabel from '@mui/material/FormControlLabel';
import InputAdornment from '@mui/material/InputAdornment';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { memo } from 'react';
import type { ComponentProps, ReactNode } from 'react';

import type {
  ChoiceField,
  DayField,
  FamilyField,
  Field,
  FigureField,
  FlagField,
  LinkField,
  MonthField,
  PlainField,
} from '@shared/content/fields/fields.types';
import { productNames } from '@shared/questionnaire/products.text';

import { Hint } from '@/admin/file/FileField';
import { useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';

import { marksOf, useFieldTools } from './context';
import type { FieldProps } from './context';
import { fieldTexts, problemTexts } from './fields.text';
import { ConflictNote, useNotes } from './Notes';
import { useTyped } from './useTyped';

type InputProps = Pick<ComponentProps<typeof TextField>, 'type' | 'select' | 'children'> & {
  field: Field;
  path: string;
  value: string;
  onType: (typed: string) => void;
  /** Problem of the typed text, before the server reports it. */
  ownProblem?: string;
  hint?: string;
  unit?: string;
  inputMode?: 'decimal' | 'tel' | 'email';
};

/** One input that both languages share. */
function Input({ field, path, value, onType, ownProblem, hint, unit, inputMode, ...looks }: InputProps) {
  const text = useText();
  const { problem = ownProblem, conflict } = useNotes(path);
  const { label, isOptional } = field;
  const helper = [problem, field.hint && text(field.hint), hint].filter(Boolean).join(' ');
  return (
    <div>
      <TextField
        {...looks}
        size="small"
        label={[text(label), isOptional && text(fieldTexts.optional)].filter(Boolean).join(' ')}
        value={value}
        onChange={({ target }) => onType(target.value)}
        error={problem !== undefined}
        helperText={helper}
        autoComplete="off"
        sx={{ maxWidth: '28rem' }}
        slotProps={{
          htmlInput: { ...marksOf(path), inputMode },
          input: unit ? { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> } : {},
          inputLabel: { shrink: true },
          select: { native: true },
        }}
      />
      <ConflictNote conflict={conflict} />
    </div>
  );
}

const types = { plain: 'text', link: 'url', day: 'date', month: 'month' } as const;
const modes = { telephone: 'tel', email: 'email', 'business-number': undefined, 'file-name': undefined } as const;

/** Words, an address or a date that both languages share. */
export const PlainInput = memo(function PlainInput({
  field,
  path,
  value,
}: FieldProps<PlainField | LinkField | DayField | MonthField>) {
  const text = useText();
  const { change } = useFieldTools();
  return (
    <Input
      field={field}
      path={path}
      value={typeof value === 'string' ? value : ''}
      type={types[field.kind]}
      inputMode={field.kind === 'plain' && field.form ? modes[field.form] : undefined}
      hint={field.kind === 'month' ? text(fieldTexts.monthHint) : undefined}
      onType={(typed) => change(path, typed === '' && field.isOptional ? undefined : typed)}
    />
  );
});

const figureForm = {
  read: (typed: string): number | undefined => {
    const plain = typed.replaceAll(',', '').trim();
    return plain !== '' && Number.isFinite(Number(plain)) ? Number(plain) : undefined;
  },
  write: (value: unknown) => (typeof value === 'number' ? String(value) : ''),
};

/** A number. Other text stays as it is typed, and counts as nothing. */
export const FigureInput = memo(function FigureInput({ field, path, value }: FieldProps<FigureField>) {
  const text = useText();
  const { change } = useFieldTools();
  const { typed, type } = useTyped(value, figureForm, (next) => change(path, next));
  const isNone = typed.trim() !== '' && figureForm.read(typed) === undefined;
  return (
    <Input
      field={field}
      path={path}
      value={typed}
      onType={type}
      ownProblem={isNone ? text(problemTexts.not_a_number)(String(field.decimals ?? 0)) : undefined}
      unit={field.unit}
      inputMode="decimal"
      type="text"
    />
  );
});

type OptionsProps = FieldProps<ChoiceField | FamilyField> & { options: Readonly<Record<string, Localized>> };

function Options({ field, path, value, options }: OptionsProps) {
  const text = useText();
  const { change } = useFieldTools();
  const held = typeof value === 'string' ? value : '';
  const isMissing = field.isOptional || held === '';
  return (
    <Input
      field={field}
      path={path}
      value={held}
      select
      onType={(chosen) => change(path, chosen === '' && field.isOptional ? undefined : chosen)}
    >
      {isMissing && <option value="">{text(field.isOptional ? fieldTexts.none : fieldTexts.choose)}</option>}
      {Object.entries(options).map(([option, name]) => (
        <option key={option} value={option}>
          {text(name)}
        </option>
      ))}
    </Input>
  );
}

/** One of several. */
export const ChoiceInput = memo(function ChoiceInput(props: FieldProps<ChoiceField>) {
  return <Options {...props} options={props.field.options} />;
});

/** A product family. */
export const FamilyInput = memo(function FamilyInput(props: FieldProps<FamilyField>) {
  return <Options {...props} options={productNames} />;
});

/** Yes or no. */
export const FlagInput = memo(function FlagInput({ field, path, value }: FieldProps<FlagField>): ReactNode {
  const text = useText();
  const { change } = useFieldTools();
  const { conflict } = useNotes(path);
  return (
    <div>
      <FormControlLabel
        control={
          <Switch
            checked={value === true}
            onChange={(_event, isOn) => change(path, isOn)}
            slotProps={{ input: marksOf(path) }}
          />
        }
        label={text(field.label)}
      />
      {field.hint && <Hint>{text(field.hint)}</Hint>}
      <ConflictNote conflict={conflict} />
    </div>
  );
});
