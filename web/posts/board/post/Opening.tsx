import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';

import { Hidden } from '@/components/hiddenWords';
import { useText } from '@/lib/locale';

import { postTexts } from './post.text';

const Lines = styled('div')({ display: 'grid', gap: '0.875rem', minHeight: '14rem', alignContent: 'start' });

/** Holds the popup's place while the post is on its way. */
export function PostOpening() {
  const text = useText();
  return (
    <Lines>
      <Hidden role="status">{text(postTexts.loading)}</Hidden>
      {['38%', '92%', '84%', '96%', '60%'].map((width) => (
        <Skeleton key={width} variant="rounded" width={width} height="0.875rem" />
      ))}
    </Lines>
  );
}
