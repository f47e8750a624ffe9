import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';

import { fileSize } from '@shared/words/format';

import { LinkButton } from '@/components/LinkButton';
import { localTime } from '@/lib/format/localTime';
import { useLanguage, useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { filesTexts, problemTexts, waitingText } from './files.text';
import { ofTheFile } from './requestFile';
import type { FormFile } from './requestFile';

const { colour, media, radius, size: sizes } = tokens;

const Line = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: '0 1rem',
  padding: '0.5rem 1rem',
  border: `1px solid ${colour.line}`,
  borderRadius: radius.small,
  background: colour.mist,
  overflowWrap: 'anywhere',
  '&[data-state="failed"]': { borderColor: colour.bad, background: colour.white },
  [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
});
const Soft = styled('span')({ fontSize: sizes.small, color: colour.inkSoft, whiteSpace: 'nowrap' });
const State = styled('div')({
  fontSize: sizes.small,
  color: colour.inkSoft,
  '[data-state="arrived"] > div > &': { color: colour.good },
  '[data-state="failed"] > div > &': { color: colour.bad },
});
const Bar = styled(LinearProgress)({ margin: '0.25rem 0', borderRadius: radius.small });
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '0 0.75rem' });

type FileLineProps = {
  file: FormFile;
  megabytes: number;
  /** Words for one that waits to be sent. */
  queued?: Localized;
  onRemove?: () => void;
  /** Sends it once more, where that can be done. */
  onAgain?: () => void;
};

/** A file of the request: how far it has come, what stands in its way, and what can be done about that. */
export function FileLine({ file, megabytes, queued = filesTexts.queued, onRemove, onAgain }: FileLineProps) {
  const text = useText();
  const language = useLanguage();
  const { name, size, state, share, problem, until } = file;
  const percent = Math.floor(share * 100);
  const isOnItsWay = state === 'sending' || state === 'waiting';
  const canTryAgain = onAgain !== undefined && problem !== undefined && !ofTheFile.includes(problem);
  const remove = text(isOnItsWay ? filesTexts.cancel : filesTexts.remove);
  const again = text(filesTexts.again);
  return (
    <Line data-state={state}>
      <div>
        <strong>{name}</strong> <Soft>{fileSize(size)}</Soft>
        {state === 'sending' && (
          <Bar variant={percent < 100 ? 'determinate' : 'indeterminate'} value={percent} aria-label={name} />
        )}
        {/* Percents are for the eyes: nobody wants to hear each of them. */}
        <State role={state === 'sending' ? undefined : 'status'}>
          {problem
            ? [
                text(problemTexts[problem])(megabytes, until ? localTime(until, language) : ''),
                ...(state === 'waiting' ? [text(waitingText)] : []),
              ].join(' ')
            : text(stateText(state, percent, queued))}
        </State>
      </div>
      <Actions>
        {canTryAgain && (
          <LinkButton aria-label={text(filesTexts.of)(again, name)} onClick={onAgain}>
            {again}
          </LinkButton>
        )}
        {onRemove && (
          <LinkButton aria-label={text(filesTexts.of)(remove, name)} onClick={onRemove}>
            {remove}
          </LinkButton>
        )}
      </Actions>
    </Line>
  );
}

function stateText(state: FormFile['state'], percent: number, queued: Localized): Localized {
  if (state === 'arrived') return filesTexts.arrived;
  if (state !== 'sending') return queued;
  if (percent === 100) return filesTexts.checking;
  return { ko: filesTexts.sending.ko(percent), en: filesTexts.sending.en(percent) };
}
