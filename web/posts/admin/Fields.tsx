import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useFormContext, useWatch } from 'react-hook-form';

import { postCategories } from '@shared/posts/boards.types';

import { useText } from '@/lib/locale';
import { wholeNumber } from '@/lib/format/wholeNumber';

import { postFormTexts } from './form.text';
import { categoryTexts } from './posts.text';
import { usePostField } from './usePostEntries';
import { CONTENT_MAX, lengthOf, TITLE_MAX } from './values';
import type { PostValues } from './values';

const Below = styled('span')({ display: 'flex', justifyContent: 'space-between', gap: '1rem' });
const Count = styled('span')({ marginLeft: 'auto', whiteSpace: 'nowrap' });

const limits = { title: TITLE_MAX, content: CONTENT_MAX } as const;
const looks = {
  title: {},
  content: { multiline: true, minRows: 16, maxRows: 32 },
} as const;

/** A post's title or content, with a count of its characters. */
export function PostTextField({ name }: { name: 'title' | 'content' }) {
  const text = useText();
  const { field, problem } = usePostField(name);
  const { control } = useFormContext<PostValues>();
  const length = lengthOf(useWatch({ control, name }));
  const publishing = useWatch({ control, name: 'publishing' });
  return (
    <TextField
      {...field}
      {...looks[name]}
      required={name === 'title' || publishing !== 'draft'}
      label={text(postFormTexts[name])}
      autoComplete="off"
      helperText={
        <Below>
          <span>{problem}</span>
          <Count>{[length, limits[name]].map(wholeNumber).join(' / ')}</Count>
        </Below>
      }
      slotProps={{ formHelperText: { component: 'div' }, inputLabel: { shrink: true } }}
    />
  );
}

/** Which list of the download center a post stands in. */
export function PostCategoryField() {
  const text = useText();
  const { field, problem } = usePostField('category');
  return (
    <TextField
      {...field}
      select
      label={text(postFormTexts.category)}
      helperText={problem}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {postCategories.map((category) => (
        <option key={category} value={category}>
          {text(categoryTexts[category])}
        </option>
      ))}
    </TextField>
  );
}
