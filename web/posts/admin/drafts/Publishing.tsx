import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useFormContext, useWatch } from 'react-hook-form';

import type { AdminPost } from '@shared/posts/boards.types';

import { FieldPanel } from '@/admin/file/FileField';
import { MomentField } from '@/admin/MomentField';
import { useText } from '@/lib/locale';

import { publishingFormTexts } from './drafts.text';
import { mainWay } from './values';
import type { PublishingValues } from './values';

/** The time at which a post that is new or a draft is published. */
export function PublishingFields({ post }: { post: AdminPost | undefined }) {
  const text = useText();
  const { control, setValue } = useFormContext<PublishingValues>();
  const isLater = useWatch({ control, name: 'publishing' }) === 'at';
  return (
    <FieldPanel>
      <legend>{text(publishingFormTexts.title)}</legend>
      <FormControlLabel
        control={
          <Checkbox
            checked={isLater}
            onChange={(_, isChecked) => setValue('publishing', isChecked ? 'at' : mainWay(post, 'now'))}
          />
        }
        label={text(publishingFormTexts.later)}
      />
      {isLater && (
        <MomentField
          name="publishAt"
          isRequired
          label={publishingFormTexts.publishAt}
          hint={publishingFormTexts.publishAtHint}
        />
      )}
    </FieldPanel>
  );
}
