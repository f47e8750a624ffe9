import InputAdornment from '@mui/material/InputAdornment';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useEffect, useEffectEvent } from 'react';
import { useForm, useWatch } from 'react-hook-form';

import { SearchIcon } from '@/admin/icons';
import { listTexts } from '@/admin/list/list.text';
import { SEARCH_MAX } from '@/admin/useAddress';
import { inputOf } from '@/admin/useField';
import { useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';

/** Typing is searched for after a pause of this length: ms. */
const TYPING_PAUSE = 300;

/** The fields by which a list is chosen, side by side. */
export const ListFilters = styled('search')({
  display: 'grid',
  flex: '1 1 20rem',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: '0.75rem',
  maxWidth: '28rem',
  '& .MuiInputBase-root': { minHeight: 44 },
});

const shrink = { inputLabel: { shrink: true } } as const;

type SearchFieldProps = {
  /** What is searched. */
  hint: Localized;
  q: string;
  onSearch: (q: string) => void;
};

/** Searches a list while it is typed in. Its text lives in the address, and it follows when "back" changes that. */
export function SearchField({ hint, q, onSearch }: SearchFieldProps) {
  const text = useText();
  const { register, handleSubmit, control } = useForm({ defaultValues: { q }, values: { q } });
  const typed = useWatch({ control, name: 'q' });
  const searchTyped = useEffectEvent(() => onSearch(typed));

  useEffect(() => {
    if (typed === q) return;
    const timer = setTimeout(searchTyped, TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [typed, q]);

  return (
    <form onSubmit={handleSubmit((values) => onSearch(values.q))}>
      <TextField
        {...inputOf(register('q'))}
        type="search"
        size="small"
        label={text(listTexts.search)}
        placeholder={text(hint)}
        autoComplete="off"
        slotProps={{
          ...shrink,
          htmlInput: { maxLength: SEARCH_MAX },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <SearchIcon fontSize="small" />
              </InputAdornment>
            ),
          },
        }}
      />
    </form>
  );
}

type ChoiceFieldProps<Choice> = {
  name: string;
  label: Localized;
  choices: readonly Choice[];
  nameOf: (choice: Choice) => string;
  /** What choosing none is called; left out where one must be chosen. */
  all?: Localized;
  value: Choice | undefined;
  onChoose: (choice: Choice | undefined) => void;
};

/** Chooses what a list shows: one of a few. */
export function ChoiceField<Choice extends string | number>(props: ChoiceFieldProps<Choice>) {
  const { name, label, choices, nameOf, all, value, onChoose } = props;
  const text = useText();
  return (
    <TextField
      select
      name={name}
      size="small"
      label={text(label)}
      value={value ?? ''}
      onChange={({ target }) => onChoose(choices.find((choice) => String(choice) === target.value))}
      slotProps={{ select: { native: true }, ...shrink }}
    >
      {all && <option value="">{text(all)}</option>}
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {nameOf(choice)}
        </option>
      ))}
    </TextField>
  );
}
