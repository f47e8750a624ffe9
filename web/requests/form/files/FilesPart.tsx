import { styled } from '@mui/material/styles';

import { useText } from '@/lib/locale';
import { lazyPart } from '@/lib/lazyPart';
import { filesTexts } from '@/requests/files/files.text';
import { tokens } from '@/theme/tokens';

// As high as it is without files, so that nothing moves when its code arrives.
const Place = styled('div')({ minHeight: '17rem', [tokens.media.tablet]: { minHeight: '12rem' } });

function Missing() {
  const text = useText();
  return <p role="status">{text(filesTexts.missing)}</p>;
}

const RequestFiles = lazyPart('RequestFiles', () => import('./RequestFiles'), {
  loading: <></>,
  missing: <Missing />,
});

/** The files of the request; their code loads separately. */
export function FilesPart({ mailbox }: { mailbox: string }) {
  return (
    <Place>
      <RequestFiles mailbox={mailbox} />
    </Place>
  );
}
