import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';

import { outsideOf } from '@shared/posts/in-app';

import { ActionButton } from '@/components/ActionLink';
import { DownloadIcon } from '@/components/icons';
import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { downloadTexts, percentText } from './post.text';
import { useDownload } from './useDownload';

const { colour } = tokens;

const Place = styled('div')({ display: 'grid', gap: '0.875rem' });
const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.75rem 1.25rem' });
const Name = styled('span')({ flex: '1 1 12rem', minWidth: 0, color: colour.inkSoft, overflowWrap: 'anywhere' });
const Size = styled('span')({ marginLeft: '0.5rem', whiteSpace: 'nowrap' });
const Track = styled(LinearProgress)({ flex: '1 1 12rem', height: 8, borderRadius: 4 });
const Percent = styled('span')({ minWidth: '3rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums' });

/** Leads from KakaoTalk to the phone's own browser. */
function WayOut() {
  const text = useText();
  const href = outsideOf(navigator.userAgent, location.href);
  return href && <Link href={href}>{text(downloadTexts.outside)}</Link>;
}

type PostDownloadProps = {
  file: { url: string; name: string; size: string };
  /** Label of the button. */
  label: string;
  /** Its accessible name, where there are several like it. */
  name: string | undefined;
  /** The file's name is a link then, which works before and without scripts. */
  isLasting: boolean;
  /** Opens the post again for a fresh link. */
  onReopen: () => void;
};

/** A file of a post: its name, the button that brings it, and how far that is. */
export function PostDownload({ file, label, name, isLasting, onReopen }: PostDownloadProps) {
  const text = useText();
  const { state, start, cancel } = useDownload(file, isLasting ? undefined : onReopen);
  const isRefused = state.kind === 'failed' && state.isRefused;
  return (
    <Place>
      {state.kind === 'running' ? (
        <Line>
          <Track variant="determinate" aria-label={text(downloadTexts.progress)} value={state.percent} />
          <Percent aria-hidden>{text(percentText)(state.percent)}</Percent>
          <Button variant="outlined" color="inherit" onClick={cancel}>
            {text(downloadTexts.cancel)}
          </Button>
        </Line>
      ) : (
        <Line>
          <ActionButton type="button" aria-label={name} aria-disabled={state.kind === 'asking'} onClick={start}>
            <DownloadIcon />
            {label}
          </ActionButton>
          <Name>
            {isLasting ? (
              <Link href={file.url} download={file.name} color="inherit">
                {file.name}
              </Link>
            ) : (
              file.name
            )}
            {file.size && <Size>{file.size}</Size>}
          </Name>
        </Line>
      )}
      <div role="status">
        {state.kind === 'done' && text(downloadTexts[state.end])} {state.kind === 'done' && <WayOut />}
      </div>
      {state.kind === 'failed' && (
        <Alert
          severity="error"
          ref={(panel) => panel?.scrollIntoView({ block: 'nearest' })}
          action={
            isRefused ? (
              <Button variant="outlined" color="inherit" onClick={onReopen}>
                {text(downloadTexts.reopen)}
              </Button>
            ) : (
              <Button variant="outlined" color="inherit" href={file.url}>
                {text(downloadTexts.direct)}
              </Button>
            )
          }
        >
          {text(isRefused ? downloadTexts.expired : downloadTexts.failed)}
        </Alert>
      )}
    </Place>
  );
}
