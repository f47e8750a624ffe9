import Button from '@mui/material/Button';
import { useFormContext, useWatch } from 'react-hook-form';

import type { AdminPost } from '@shared/posts/boards.types';

import { useText } from '@/lib/locale';

import { wayTexts } from './drafts.text';
import { mainWay } from './values';
import type { Publishing, PublishingValues } from './values';

type PublishingButtonsProps = {
  /** As it is stored; undefined while it is new. */
  post: AdminPost | undefined;
  isSaving: boolean;
  onSave: (way: Publishing) => void;
};

/** The ways to save a post, each named by what becomes of the post. */
export function PublishingButtons({ post, isSaving, onSave }: PublishingButtonsProps) {
  const text = useText();
  const { control } = useFormContext<PublishingValues>();
  const publishing = useWatch({ control, name: 'publishing' });
  const isPublished = post !== undefined && post.draft === null;
  const main = mainWay(post, publishing);
  const ways = [publishing === 'at' ? 'at' : 'now', 'draft'] as const;
  return (
    <>
      {ways.map((way) => (
        <Button
          key={way === 'draft' ? 'keep' : 'publish'}
          type={way === main ? 'submit' : 'button'}
          variant={way === main ? 'contained' : 'outlined'}
          disabled={isSaving}
          loading={isSaving && way === main}
          loadingPosition="start"
          onClick={way === main ? undefined : () => onSave(way)}
        >
          {text(wayTexts[isPublished && way === 'draft' ? 'withdraw' : way])}
        </Button>
      ))}
    </>
  );
}
