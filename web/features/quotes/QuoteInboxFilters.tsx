import InputAdornment from '@mui/material/InputAdornment';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useEffect, useEffectEvent } from 'react';
import { useForm, useWatch } from 'react-hook-form';

import { quoteStatuses } from '@server/quotes/quotes.types';

import { useText } from '@/lib/locale';

import { inboxTexts, statusTexts } from './quoteInbox.text';
import { SEARCH_MAX } from './quoteInboxFilter';
import type { InboxFilter } from './quoteInboxFilter';
import { SearchIcon } from './quoteInboxIcons';

/** Typing is searched for after a pause of this length: ms. */
const TYPING_PAUSE = 300;

const Place = styled('search')({ flex: '1 1 22rem', maxWidth: '36rem' });
const Fields = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(7rem, auto)',
  gap: '0.75rem',
});

type QuoteInboxFiltersProps = {
  filter: InboxFilter;
  onChange: (change: Partial<InboxFilter>, options?: { replace: boolean }) => void;
};

/** Search box and status; both live in the address, the box follows it when "back" changes it. */
export function QuoteInboxFilters({ filter, onChange }: QuoteInboxFiltersProps) {
  const text = useText();
  const { register, handleSubmit, control } = useForm({ defaultValues: { q: filter.q }, values: { q: filter.q } });
  const typed = useWatch({ control, name: 'q' });
  const search = (q: string) => onChange({ q }, { replace: true });
  const searchTyped = useEffectEvent(() => search(typed));

  useEffect(() => {
    if (typed === filter.q) return;
    const timer = setTimeout(searchTyped, TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [typed, filter.q]);

  const { ref, ...field } = register('q');
  return (
    <Place>
      <Fields onSubmit={handleSubmit(({ q }) => search(q))}>
        <TextField
          {...field}
          inputRef={ref}
          type="search"
          size="small"
          label={text(inboxTexts.search)}
          placeholder={text(inboxTexts.searchHint)}
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
        <TextField
          select
          name="status"
          size="small"
          label={text(inboxTexts.status)}
          value={filter.status ?? ''}
          onChange={({ target }) => onChange({ status: quoteStatuses.find((status) => status === target.value) })}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          <option value="">{text(inboxTexts.allStatuses)}</option>
          {quoteStatuses.map((status) => (
            <option key={status} value={status}>
              {text(statusTexts[status])}
            </option>
          ))}
        </TextField>
      </Fields>
    </Place>
  );
}
