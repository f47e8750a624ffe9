import Alert from '@mui/material/Alert';
import Autocomplete from '@mui/material/Autocomplete';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import type { Ref } from 'react';

import type { AdminPostItem, BoardName } from '@shared/posts/boards.types';
import { postDate } from '@shared/words/format';
import { postViewTexts } from '@shared/posts/post-view.text';

import { SEARCH_MAX } from '@/admin/useAddress';
import { useSingleSteps } from '@/components/fields/useSingleSteps';
import { useLanguage, useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { findPostTexts } from './findPost.text';
import type { Finding } from './useFinding';

const Day = styled('span')({
  marginLeft: 'auto',
  paddingLeft: '1rem',
  fontSize: tokens.size.small,
  color: tokens.colour.inkSoft,
  whiteSpace: 'nowrap',
});

type FindPostProps = {
  board: BoardName;
  finding: Finding;
  /** The answer to what is typed. */
  query: { currentData?: { items: readonly AdminPostItem[] }; isFetching: boolean; isError: boolean };
  /** `label` names the field, `lead` explains it. */
  words: Record<'label' | 'noneFound', Localized> & { lead?: Localized };
  /** This one is not offered. */
  except?: string;
  value: AdminPostItem | null;
  onChange: (post: AdminPostItem | null) => void;
  inputRef: Ref<HTMLInputElement>;
};

/** Finds one post of a board by title or content. */
export function FindPost(props: FindPostProps) {
  const { board, finding, query, words, except, value, onChange, inputRef } = props;
  const text = useText();
  const language = useLanguage();
  const singleSteps = useSingleSteps();
  const { typed, setTyped, q } = finding;
  const isSearching = query.isFetching || typed !== q;
  const found = query.currentData?.items.filter(({ id }) => id !== except) ?? [];
  const nameOf = (post: AdminPostItem) => post.title || text(postViewTexts.noTitle);
  return (
    <>
      <Autocomplete
        {...singleSteps}
        // It may stand in a form, which it must not send.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        // Within the page's main part.
        disablePortal
        options={isSearching ? [] : found}
        // The server has searched.
        filterOptions={(options) => options}
        value={value}
        onChange={(_event, post) => {
          onChange(post);
          // Its title may be what was typed, which is then no change of the input.
          setTyped('');
        }}
        // A chosen post's title stands in the field and is not searched for.
        onInputChange={(_event, said, reason) => setTyped(reason === 'input' ? said : '')}
        getOptionLabel={nameOf}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
        loading={isSearching}
        loadingText={text(findPostTexts.finding)}
        noOptionsText={text(words.noneFound)}
        clearText={text(findPostTexts.clear)}
        openText={text(findPostTexts.open)}
        closeText={text(findPostTexts.close)}
        renderOption={({ key, ...option }, post) => (
          <li key={key} {...option}>
            <span lang={board === 'legacy' ? undefined : board}>{nameOf(post)}</span>
            <Day>{postDate(post.createdAt, language)}</Day>
          </li>
        )}
        renderInput={(params) => (
          <TextField
            {...params}
            inputRef={inputRef}
            label={text(words.label)}
            placeholder={text(findPostTexts.hint)}
            helperText={words.lead && text(words.lead)}
            slotProps={{
              ...params.slotProps,
              inputLabel: { ...params.slotProps.inputLabel, shrink: true },
              htmlInput: { ...params.slotProps.htmlInput, maxLength: SEARCH_MAX },
            }}
          />
        )}
      />
      {query.isError && <Alert severity="error">{text(findPostTexts.failed)}</Alert>}
    </>
  );
}
