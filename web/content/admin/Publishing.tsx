import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { useState } from 'react';

import type { DocumentState, Plan } from '@shared/content/content-editing.types';

import { ConfirmDelete } from '@/admin/ConfirmDelete';
import { useNotify } from '@/admin/notices';
import { QuestionDialog } from '@/components/QuestionDialog';
import { languages, useLanguage, useText } from '@/lib/locale';
import type { Language, Localized } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { CONTENT_HEADING } from './address';
import { useCancelScheduleMutation, useDiscardDraftMutation } from './api';
import type { ContentAdminProps } from './ContentAdmin';
import { discardTexts, halfTexts, plannedText, publishOneTexts, publishTexts, refusedText } from './content.text';
import { languageTexts } from './fields/fields.text';
import { JoinedQuestion } from './Joined';
import { RepeatsQuestion } from './Repeats';
import { Schedule } from './Schedule';
import { soonTime } from './states';
import type { Half, Publishing, Wanted } from './usePublishing';

const Foot = styled('div')({
  display: 'grid',
  gap: '0.75rem',
  paddingBlock: '0.75rem',
  borderTop: `1px solid ${tokens.colour.line}`,
  background: tokens.colour.white,
  '& p': { margin: 0, fontSize: tokens.size.small, color: tokens.colour.inkSoft },
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  [tokens.media.low]: { position: 'static' },
});
// On a phone the bar holds the usual way, and unfolds the others.
const Ways = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.5rem',
  [tokens.media.phone]: { '&:not([data-open]) > [data-lesser]': { display: 'none' } },
});
const More = styled(Button)({ [tokens.media.tablet]: { display: 'none' } });

type PublishingFootProps = Pick<ContentAdminProps, 'loadBuiltPictures'> & {
  state: DocumentState;
  isChanged: Readonly<Record<Language, boolean>>;
  /** Something is not saved yet. */
  isDirty: boolean;
  /** Reason why it cannot be published now. */
  held: Localized | undefined;
  publishing: Publishing;
  onDiscarded: () => void;
  onCancelled: () => void;
};

/** Buttons of a draft: publish at once or at a time, or discard. */
export function PublishingFoot(props: PublishingFootProps) {
  const { state, isChanged, isDirty, held, publishing, loadBuiltPictures, onDiscarded, onCancelled } = props;
  const text = useText();
  const notify = useNotify();
  const [isUnfolded, setIsUnfolded] = useState(false);
  const [isScheduling, setIsScheduling] = useState(false);
  const [toDiscard, setToDiscard] = useState<DocumentState>();
  const [discard] = useDiscardDraftMutation();
  const { isBusy, isHeld, half, closeHalf, repeated, closeRepeated, joined, closeJoined, publish } = publishing;
  // The reason of that time may be over by now.
  const failure = isHeld ? held : publishing.failure;
  const isSame = !isDirty && languages.every((each) => !isChanged[each]);
  return (
    <Foot>
      {failure && <Alert severity="error">{text(failure)}</Alert>}
      {state.scheduled && (
        <Planned
          name={state.name}
          plan={state.scheduled}
          isBusy={isBusy}
          isChanged={isChanged}
          onAgain={(wanted) => void publish(wanted)}
          onCancelled={onCancelled}
        />
      )}
      <div role="status">
        {isBusy && <LinearProgress aria-label={text(publishTexts.publishing)} />}
        {(isBusy || isSame) && <p>{text(isBusy ? publishTexts.publishing : publishTexts.unchanged)}</p>}
      </div>
      <Ways data-open={isUnfolded || undefined}>
        {languages.map((language) => (
          <Button
            key={language}
            data-lesser
            size="small"
            variant="outlined"
            disabled={isBusy || !(isDirty || isChanged[language])}
            onClick={() => void publish({ languages: [language] })}
          >
            {text(publishOneTexts[language])}
          </Button>
        ))}
        <Button
          size="small"
          variant="contained"
          disabled={isBusy || isSame}
          onClick={() => void publish({ languages })}
        >
          {text(publishTexts.both)}
        </Button>
        <More size="small" aria-expanded={isUnfolded} onClick={() => setIsUnfolded(!isUnfolded)}>
          {text(publishTexts.more)}
        </More>
        <Button
          data-lesser
          size="small"
          disabled={isBusy || isSame || state.scheduled !== null}
          onClick={() => setIsScheduling(true)}
        >
          {text(publishTexts.later)}
        </Button>
        <Button data-lesser size="small" color="error" disabled={isBusy || isSame} onClick={() => setToDiscard(state)}>
          {text(publishTexts.discard)}
        </Button>
      </Ways>
      {isScheduling && (
        <Schedule onClose={() => setIsScheduling(false)} onSchedule={(wanted) => void publish(wanted)} />
      )}
      {half && <HalfQuestion half={half} onBack={closeHalf} onPublish={() => void publish(half.other)} />}
      {joined && (
        <JoinedQuestion
          changes={joined.changes}
          loadBuiltPictures={loadBuiltPictures}
          onBack={closeJoined}
          onPublish={() => void publish(joined.wanted)}
        />
      )}
      {repeated && (
        <RepeatsQuestion
          repeats={repeated.repeats}
          onBack={closeRepeated}
          onPublish={() => void publish(repeated.wanted)}
        />
      )}
      <ConfirmDelete
        item={toDiscard}
        name={text(state.title)}
        words={state.scheduled ? { ...discardTexts, also: discardTexts.plan } : discardTexts}
        heading={CONTENT_HEADING}
        remove={({ name }) => discard(name)}
        failureOf={() => discardTexts.failed}
        onClose={() => setToDiscard(undefined)}
        onDeleted={() => {
          notify(discardTexts.discarded);
          onDiscarded();
        }}
      />
    </Foot>
  );
}

type PlannedProps = Pick<PublishingFootProps, 'isChanged'> & {
  name: string;
  plan: Plan;
  isBusy: boolean;
  onAgain: (wanted: Wanted) => void;
  onCancelled: () => void;
};

/** A plan, with its time, and whether it holds earlier words than the draft. */
function Planned({ name, plan, isBusy, isChanged, onAgain, onCancelled }: PlannedProps) {
  const { at, languages: wanted, isEarlier, isRefused } = plan;
  const text = useText();
  const own = useLanguage();
  const notify = useNotify();
  const [cancel, { isLoading, isError }] = useCancelScheduleMutation();
  const names = wanted.map((each) => text(languageTexts[each])).join(', ');
  const end = async () => {
    const { error } = await cancel(name);
    if (error) return;
    notify(publishTexts.cancelled);
    onCancelled();
  };
  return (
    <Alert
      severity={isError || isRefused ? 'error' : 'info'}
      action={
        <>
          {isEarlier && !isRefused && wanted.some((each) => isChanged[each]) && (
            <Button
              size="small"
              color="inherit"
              disabled={isBusy}
              onClick={() => onAgain({ languages: wanted, at, isWhole: true })}
            >
              {text(publishTexts.planAgain)}
            </Button>
          )}
          <Button size="small" color="inherit" loading={isLoading} onClick={() => void end()}>
            {text(publishTexts.cancelSchedule)}
          </Button>
        </>
      }
    >
      {text(isRefused ? refusedText : plannedText)(soonTime(at, own), names)}
      {isEarlier && ` ${text(publishTexts[isRefused ? 'refusedEarlier' : 'earlier'])}`} {text(publishTexts.cancelFirst)}
    </Alert>
  );
}

type HalfQuestionProps = { half: Half; onBack: () => void; onPublish: () => void };

function HalfQuestion({ half, onBack, onPublish }: HalfQuestionProps) {
  const text = useText();
  const { refused, isEmpty } = half;
  return (
    <QuestionDialog
      isOpen
      title={text(halfTexts[isEmpty ? 'empty' : 'wrong'][refused])}
      onClose={onBack}
      actions={
        <>
          <Button variant="contained" onClick={onBack}>
            {text(publishTexts.back)}
          </Button>
          <Button variant="outlined" onClick={onPublish}>
            {text(halfTexts.publish[refused])}
          </Button>
        </>
      }
    >
      <p>{text(halfTexts.lead[refused])}</p>
    </QuestionDialog>
  );
}
