import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';

import { CloseIcon } from '@/admin/icons';
import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { useRequestFileQuery } from './api';
import { filesTexts } from './files.text';
import type { ShownFile } from './Files';

const Frame = styled('section')({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gap: '0.75rem',
  padding: '0.75rem',
  border: `1px solid ${tokens.colour.line}`,
  borderRadius: tokens.radius.small,
  background: tokens.colour.white,
  height: 'min(44rem, 85vh)',
  scrollMarginTop: '6rem',
  // On a phone the file is above what the office does with the request, where it was asked for.
  '@media (max-width: 1099px)': { order: -1 },
  '@media (min-width: 1100px)': { position: 'sticky', top: '6rem', height: 'calc(100vh - 8rem)' },
  '& iframe': { width: '100%', height: '100%', border: 0 },
});
const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.75rem',
  overflowWrap: 'anywhere',
  '& h2': { margin: 0, fontSize: tokens.size.body },
});
const Scroll = styled('div')({ overflow: 'auto', '& img': { display: 'block', maxWidth: '100%', margin: '0 auto' } });

type FileViewerProps = { quote: string; file: ShownFile; onClose: () => void };

/** A file of a request beside its sheet: a picture, or a PDF in the browser's own viewer. */
export function FileViewer({ quote, file: { id, name, kind }, onClose }: FileViewerProps) {
  const text = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const { currentData: address, isError, refetch } = useRequestFileQuery({ quote, file: id, kind });
  useEffect(() => heading.current?.focus(), []);
  return (
    <Frame aria-labelledby="viewer-title">
      <Head>
        <h2 id="viewer-title" ref={heading} tabIndex={-1}>
          {name}
        </h2>
        <Button size="small" startIcon={<CloseIcon />} onClick={onClose}>
          {text(filesTexts.close)}
        </Button>
      </Head>
      {isError && (
        <Alert
          severity="error"
          action={
            <Button size="small" color="inherit" onClick={() => void refetch()}>
              {text(filesTexts.again)}
            </Button>
          }
        >
          {text(filesTexts.failed)}
        </Alert>
      )}
      {!address && !isError && (
        <output aria-label={text(filesTexts.loading)}>
          <Skeleton variant="rounded" height="100%" />
        </output>
      )}
      {address && <Shown address={address} name={name} kind={kind} />}
    </Frame>
  );
}

function Shown({ address, name, kind }: Pick<ShownFile, 'name' | 'kind'> & { address: string }) {
  const text = useText();
  if (kind !== 'pdf')
    return (
      <Scroll tabIndex={0}>
        <img src={address} alt={name} />
      </Scroll>
    );
  return navigator.pdfViewerEnabled ? (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- browsers show no PDF in one; their viewer is apart from the page
    <iframe src={address} title={name} />
  ) : (
    <Alert severity="info">{text(filesTexts.noViewer)}</Alert>
  );
}
