import InputAdornment from '@mui/material/InputAdornment';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useEffect, useEffectEvent } from 'react';
import { useForm, useWatch } from 'react-hook-form';

import { useText } from '@/lib/locale';

import { SearchIcon } from './adminBoardIcons';
import { postsTexts } from './adminPosts.text';
import { SEARCH_MAX } from './adminPostsAddress';

/** Typing is searched for after a pause of this length: ms. */
const TYPING_PAUSE = 300;

const Place = styled('search')({ flex: '1 1 14rem', maxWidth: '28rem' });

/** The search box; its text lives in the address, and it follows when "back" changes that. */
export function AdminPostsSearch({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const text = useText();
  const { register, handleSubmit, control } = useForm({ defaultValues: { q }, values: { q } });
  const typed = useWatch({ control, name: 'q' });
  const searchTyped = useEffectEvent(() => onSearch(typed));

  useEffect(() => {
    if (typed === q) return;
    const timer = setTimeout(searchTyped, TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [typed, q]);

  const { ref, ...field } = register('q');
  return (
    <Place>
      <form onSubmit={handleSubmit((values) => onSearch(values.q))}>
        <TextField
          {...field}
          inputRef={ref}
          type="search"
          size="small"
          label={text(postsTexts.search)}
          placeholder={text(postsTexts.searchHint)}
          autoComplete="off"
          slotProps={{
            htmlInput: { maxLength: SEARCH_MAX },
            inputLabel: { shrink: true },
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
    </Place>
  );
}
