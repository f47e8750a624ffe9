import { styled } from '@mui/material/styles';

import { FailurePanel, SmallButton } from '@/boards/boardStyles';
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
const Track = styled('div')({
  flex: '1 1 12rem',
  height: 8,
  overflow: 'hidden',
  borderRadius: 4,
  background: colour.line,
  '& > div': { height: '100%', background: colour.cold, transition: `width ${tokens.duration.quick}` },
});
const Percent = styled('span')({ minWidth: '3rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
const Direct = styled('a')({ fontWeight: 600, color: colour.cold, textUnderlineOffset: 3 });

type PostDownloadProps = {
  file: { url: string; name: string };
  /** Opens the post again for a fresh link. */
  onReopen: () => void;
};

/** The PDF of a post: its name, the button that brings it, and how far that is. */
export function PostDownload({ file, onReopen }: PostDownloadProps) {
  const text = useText();
  const { state, start, cancel } = useDownload(file);
  const isRefused = state.kind === 'failed' && state.isRefused;
  return (
    <Place>
      {state.kind === 'running' ? (
        <Line>
          <Track
            role="progressbar"
            aria-label={text(downloadTexts.progress)}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={state.percent}
          >
            <div style={{ width: `${state.percent}%` }} />
          </Track>
          <Percent aria-hidden>{text(percentText)(state.percent)}</Percent>
          <SmallButton type="button" onClick={cancel}>
            {text(downloadTexts.cancel)}
          </SmallButton>
        </Line>
      ) : (
        <Line>
          <ActionButton type="button" aria-disabled={state.kind === 'asking'} onClick={start}>
            <DownloadIcon />
            {text(downloadTexts.start)}
          </ActionButton>
          <Name>{file.name}</Name>
        </Line>
      )}
      <div role="status">{state.kind === 'done' && text(downloadTexts.done)}</div>
      {state.kind === 'failed' && (
        <FailurePanel role="alert" ref={(panel) => panel?.scrollIntoView({ block: 'nearest' })}>
          {text(isRefused ? downloadTexts.expired : downloadTexts.failed)}
          {isRefused ? (
            <SmallButton type="button" onClick={onReopen}>
              {text(downloadTexts.reopen)}
            </SmallButton>
          ) : (
            <Direct href={file.url} download={file.name}>
              {text(downloadTexts.direct)}
            </Direct>
          )}
        </FailurePanel>
      )}
    </Place>
  );
}
