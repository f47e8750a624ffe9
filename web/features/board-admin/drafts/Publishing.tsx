import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { ReactNode } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';

import type { AdminPost } from '@server/boards/boards.types';
import { entriesOf } from '@server/common/records';

import { FieldPanel, Hint } from '@/admin/file/FileField';
import { useText } from '@/lib/locale';

import { MomentField } from '@/admin/MomentField';
import { publishingFormTexts, publishingTexts } from './drafts.text';
import type { PublishingValues } from './values';

type PublishingFieldsProps = {
  /** As it is stored; undefined while it is new. */
  post: AdminPost | undefined;
  /** The way to a preview. */
  children: ReactNode;
};

/** Whether a post is published when it is saved, at a time, or kept as a draft. */
export function PublishingFields({ post, children }: PublishingFieldsProps) {
  const text = useText();
  const { control } = useFormContext<PublishingValues>();
  const publishing = useWatch({ control, name: 'publishing' });
  const isPublished = post !== undefined && post.draft === null;
  const names = entriesOf(publishingTexts[isPublished ? 'published' : 'other']);
  return (
    <FieldPanel>
      <legend>{text(publishingFormTexts.title)}</legend>
      <Controller
        control={control}
        name="publishing"
        render={({ field: { ref: _group, ...field } }) => (
          <RadioGroup {...field} aria-label={text(publishingFormTexts.title)}>
            {names.map(
              ([choice, name]) =>
                name && (
                  <FormControlLabel key={choice} value={choice} control={<Radio size="small" />} label={text(name)} />
                ),
            )}
          </RadioGroup>
        )}
      />
      {publishing === 'at' && (
        <MomentField
          name="publishAt"
          isRequired
          label={publishingFormTexts.publishAt}
          hint={publishingFormTexts.publishAtHint}
        />
      )}
      {isPublished && publishing === 'draft' && <Hint role="status">{text(publishingFormTexts.withdrawn)}</Hint>}
      {children}
    </FieldPanel>
  );
}
