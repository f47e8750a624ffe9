import Alert from '@mui/material/Alert';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState } from 'react';

import type { AdminPostItem } from '@server/boards/boards.types';
import { postDate } from '@server/post-view/format';
import { postViewTexts } from '@server/post-view/post-view.text';

import { SEARCH_MAX } from '@/admin/useAddress';
import type { BoardRef } from '@/boards/boardsApi';
import { useLanguage, useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { usePostsWithoutTwinQuery } from './api';
import { translationTexts } from './translation.text';

/** Typing is searched for after a pause of this length: ms. */
const TYPING_PAUSE = 300;

const Place = styled('div')({ display: 'grid', gap: '0.75rem' });
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' });
const Day = styled('span')({
  marginLeft: 'auto',
  paddingLeft: '1rem',
  fontSize: tokens.size.small,
  color: tokens.colour.inkSoft,
  whiteSpace: 'nowrap',
});

type ChooseProps = {
  /** The board of the other language. */
  board: BoardRef;
  isSaving: boolean;
  onChoose: (id: string) => void;
  onCancel: () => void;
};

/** Finds a post of the other language that has no translation yet. */
export function ChooseTranslation({ board, isSaving, onChoose, onCancel }: ChooseProps) {
  const text = useText();
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const [q, setQ] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const [chosen, setChosen] = useState<AdminPostItem | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setQ(typed), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  const { currentData, isFetching, isError } = usePostsWithoutTwinQuery(
    { ...board, q },
    { refetchOnMountOrArgChange: true },
  );
  const isSearching = isFetching || typed !== q;
  const nameOf = (post: AdminPostItem) => post.title || text(postViewTexts.noTitle);
  return (
    <Place>
      <Autocomplete
        // Within the page's main part.
        disablePortal
        options={isSearching ? [] : (currentData?.items ?? [])}
        // The server has searched.
        filterOptions={(options) => options}
        value={chosen}
        onChange={(_event, post) => {
          setChosen(post);
          // Its title may be what was typed, which is then no change of the input.
          setTyped('');
        }}
        // What is chosen stands in the field and is nothing to be searched for.
        onInputChange={(_event, words, reason) => setTyped(reason === 'input' ? words : '')}
        getOptionLabel={nameOf}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(option, value) => option.id === value.id}
        loading={isSearching}
        loadingText={text(translationTexts.finding)}
        noOptionsText={text(translationTexts.noneFound)}
        clearText={text(translationTexts.clear)}
        openText={text(translationTexts.open)}
        closeText={text(translationTexts.close)}
        renderOption={({ key, ...props }, post) => (
          <li key={key} {...props}>
            <span lang={board.board}>{nameOf(post)}</span>
            <Day>{postDate(post.createdAt, language)}</Day>
          </li>
        )}
        renderInput={(params) => (
          <TextField
            {...params}
            inputRef={input}
            label={text(translationTexts.find)}
            placeholder={text(translationTexts.findHint)}
            slotProps={{
              ...params.slotProps,
              inputLabel: { ...params.slotProps.inputLabel, shrink: true },
              htmlInput: { ...params.slotProps.htmlInput, maxLength: SEARCH_MAX },
            }}
          />
        )}
      />
      {isError && <Alert severity="error">{text(translationTexts.findFailed)}</Alert>}
      <Actions>
        <Button
          size="small"
          variant="contained"
          disabled={!chosen || typed !== ''}
          loading={isSaving}
          onClick={() => chosen && onChoose(chosen.id)}
        >
          {text(translationTexts.pair)}
        </Button>
        <Button size="small" onClick={onCancel}>
          {text(translationTexts.cancel)}
        </Button>
      </Actions>
    </Place>
  );
}
