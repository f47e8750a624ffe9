import InputAdornment from '@mui/material/InputAdornment';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';

import { SearchIcon } from '@/admin/icons';
import { listTexts } from '@/admin/list/list.text';
import { SEARCH_MAX } from '@/admin/useAddress';
import { useSearchText } from '@/components/fields/useSearchText';
import { useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';

/** The fields by which a list is chosen, side by side. */
export const ListFilters = styled('search')({
  display: 'grid',
  flex: '1 1 20rem',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: '0.75rem',
  maxWidth: '32rem',
  '& .MuiInputBase-root': { minHeight: 44 },
});

const shrink = { inputLabel: { shrink: true } } as const;

type SearchFieldProps = {
  /** Subject of the search. */
  hint: Localized;
  q: string;
  onSearch: (q: string) => void;
};

/** Searches a list while it is typed in; its text lives in the address. */
export function SearchField({ hint, q, onSearch }: SearchFieldProps) {
  const text = useText();
  const { typed, setTyped, search } = useSearchText(q, onSearch);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
    >
      <TextField
        name="q"
        type="search"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
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
  /** Label of choosing none; left out where one must be chosen. */
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
