import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { SubmitEvent } from 'react';

import { ENTRY_LIMIT } from '@shared/requests/quotes.types';

import { errorBodyOf } from '@/lib/failure';
import { wholeNumber } from '@/lib/format/wholeNumber';
import { useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';
import { ChooseFiles } from '@/requests/files/ChooseFiles';
import { FileList } from '@/requests/files/FileList';
import { useFileRules } from '@/requests/files/filesApi';
import { useFilesToAdd } from '@/requests/files/useFilesToAdd';

import { failureText } from './failureText';
import { correctionTexts } from './sentRequest.text';

const Form = styled('form')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '0.875rem' });
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' });

/** A way to send what was typed and chosen. */
type Way = {
  label: Localized;
  /** May be sent without words and files. */
  isBare?: boolean;
  send: (content: { text: string; files: string[] }) => Promise<{ error?: unknown }>;
};

type AdditionFormProps = {
  name: string;
  label: Localized;
  required: Localized;
  /** Told once it is stored. */
  sent: Localized;
  /** Of a chosen file: when it is sent. */
  queued: Localized;
  /** Nothing was sent, because a file did not arrive. */
  stopped: Localized;
  /** Number of files of the request. */
  fileCount: number;
  /** The first one is what the Enter key does. */
  ways: readonly [Way, ...Way[]];
};

/** A text and files that are added to a request; what was typed and chosen stays until it is stored. */
export function AdditionForm({ name, label, required, sent, queued, stopped, fileCount, ways }: AdditionFormProps) {
  const text = useText();
  const rules = useFileRules();
  const room = Math.max(0, rules.most - fileCount);
  const { files, leftOut, choose, remove, clear, allArrived, refuse } = useFilesToAdd({ ...rules, most: room });
  const [typed, setTyped] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const [sending, setSending] = useState<Way['label']>();
  const [isRefused, setIsRefused] = useState(false);
  const [outcome, setOutcome] = useState<{ error?: unknown }>();
  const isEmpty = typed.trim() === '' && files.length === 0;
  const isStopped = isRefused && !sending && files.some(({ state }) => state === 'failed');
  const isTooLong = typed.trim().length > ENTRY_LIMIT;
  const problem = isTooLong ? correctionTexts.tooLong : isChecked && isEmpty ? required : undefined;

  const send = async (way: Way) => {
    const arrived = await allArrived();
    setIsRefused(!arrived);
    if (!arrived) return;
    const answer = await way.send({ text: typed, files: arrived });
    setOutcome(answer);
    if (answer.error) return refuse(answer.error);
    setTyped('');
    clear();
    setIsChecked(false);
  };
  const begin = async (way: Way) => {
    setIsChecked(!way.isBare);
    if (sending || isTooLong || (isEmpty && !way.isBare)) return;
    setOutcome(undefined);
    setSending(way.label);
    await send(way);
    setSending(undefined);
  };
  const [first] = ways;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void begin(first);
  };
  const error = outcome?.error;
  const says = errorBodyOf(error)?.code === 'database_unavailable' ? [] : [correctionTexts.nothingLost];
  const count = `${wholeNumber(typed.trim().length)} / ${wholeNumber(ENTRY_LIMIT)}`;

  return (
    <>
      <Form method="post" noValidate onSubmit={submit}>
        <TextField
          name={name}
          multiline
          minRows={4}
          maxRows={14}
          label={text(label)}
          value={typed}
          error={problem !== undefined}
          helperText={problem ? `${text(problem)} ${count}` : count}
          onChange={({ target }) => setTyped(target.value)}
        />
        {room > 0 ? (
          <ChooseFiles rules={{ ...rules, most: room }} leftOut={leftOut} onFiles={choose} />
        ) : (
          <FormHelperText>{text(correctionTexts.full)(rules.most)}</FormHelperText>
        )}
        <FileList files={files} megabytes={rules.megabytes} queued={queued} onRemove={sending ? undefined : remove} />
        {isStopped && <Alert severity="error">{text(stopped)}</Alert>}
        {error !== undefined && (
          <Alert severity="error">{[failureText(error), ...says].map((each) => text(each)).join(' ')}</Alert>
        )}
        <Actions>
          {ways.map((way) => (
            <Button
              key={text(way.label)}
              type={way === first ? 'submit' : 'button'}
              variant={way === first ? 'contained' : 'outlined'}
              loading={sending === way.label}
              onClick={way === first ? undefined : () => void begin(way)}
            >
              {text(way.label)}
            </Button>
          ))}
        </Actions>
      </Form>
      <div role="status">
        {outcome && error === undefined && isEmpty && <Alert severity="success">{text(sent)}</Alert>}
      </div>
    </>
  );
}
