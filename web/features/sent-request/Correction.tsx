import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { SubmitEvent } from 'react';

import { ENTRY_LIMIT } from '@server/quotes/quotes.types';

import { errorBodyOf } from '@/lib/failure';
import { wholeNumber } from '@/lib/format/wholeNumber';
import { useText } from '@/lib/locale';
import { ChooseFiles } from '@/requests/files/ChooseFiles';
import { FileList } from '@/requests/files/FileList';
import { useFileRules } from '@/requests/files/filesApi';

import { useCorrectRequestMutation } from './api';
import { failureText } from './failureText';
import { Panel } from './panel';
import { correctionTexts } from './sentRequest.text';
import { useFilesToAdd } from './useFilesToAdd';

type CorrectionProps = {
  token: string;
  /** How many files the request has. */
  fileCount: number;
};

/** Adds a text or files to the request; what was typed and chosen stays until it is stored. */
export function Correction({ token, fileCount }: CorrectionProps) {
  const text = useText();
  const rules = useFileRules();
  const room = Math.max(0, rules.most - fileCount);
  const { files, leftOut, choose, remove, clear, allArrived, refuse } = useFilesToAdd({ ...rules, most: room });
  const [typed, setTyped] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const [correct, { isSuccess, error }] = useCorrectRequestMutation();
  const isEmpty = typed.trim() === '' && files.length === 0;
  const isStopped = isRefused && !isSending && files.some(({ state }) => state === 'failed');
  const isTooLong = typed.trim().length > ENTRY_LIMIT;
  const problem = isTooLong ? correctionTexts.tooLong : isChecked && isEmpty ? correctionTexts.required : undefined;

  const send = async () => {
    const tokens = await allArrived();
    setIsRefused(!tokens);
    if (!tokens) return;
    const answer = await correct({ token, text: typed, files: tokens });
    if (answer.error) return refuse(answer.error);
    setTyped('');
    clear();
    setIsChecked(false);
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (isSending || isTooLong || isEmpty) return;
    setIsSending(true);
    await send();
    setIsSending(false);
  };
  const says = errorBodyOf(error)?.code === 'database_unavailable' ? [] : [correctionTexts.nothingLost];
  const count = `${wholeNumber(typed.trim().length)} / ${wholeNumber(ENTRY_LIMIT)}`;

  return (
    <Panel aria-labelledby="correction-title">
      <h2 id="correction-title">{text(correctionTexts.title)}</h2>
      <p>{text(correctionTexts.lead)}</p>
      <form method="post" noValidate onSubmit={submit} style={{ display: 'grid', gap: '0.875rem' }}>
        <TextField
          name="text"
          multiline
          minRows={4}
          maxRows={14}
          label={text(correctionTexts.label)}
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
        <FileList
          files={files}
          megabytes={rules.megabytes}
          queued={correctionTexts.queued}
          onRemove={isSending ? undefined : remove}
        />
        {isStopped && <Alert severity="error">{text(correctionTexts.stopped)}</Alert>}
        {error && <Alert severity="error">{[failureText(error), ...says].map((each) => text(each)).join(' ')}</Alert>}
        <div>
          <Button type="submit" variant="contained" loading={isSending}>
            {text(correctionTexts.send)}
          </Button>
        </div>
      </form>
      <div role="status">{isSuccess && isEmpty && <Alert severity="success">{text(correctionTexts.sent)}</Alert>}</div>
    </Panel>
  );
}
