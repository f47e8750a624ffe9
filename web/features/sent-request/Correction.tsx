import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import type { SubmitEvent } from 'react';

import { drawingEndings } from '@server/files/files.types';
import { ENTRY_LIMIT } from '@server/quotes/quotes.types';

import { FileZone } from '@/components/fields/FileZone';
import { errorBodyOf } from '@/lib/failure';
import { wholeNumber } from '@/lib/format/wholeNumber';
import { useText } from '@/lib/locale';
import { FileList } from '@/requests/files/FileList';
import { filesTexts } from '@/requests/files/files.text';
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
  const id = useId();
  const rules = useFileRules();
  const room = Math.max(0, rules.most - fileCount);
  const { files, leftOut, choose, remove, clear, allArrived, refuse } = useFilesToAdd({ ...rules, most: room });
  const [typed, setTyped] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [correct, { isSuccess, error }] = useCorrectRequestMutation();
  const isEmpty = typed.trim() === '' && files.length === 0;
  const isTooLong = typed.trim().length > ENTRY_LIMIT;
  const problem = isTooLong ? correctionTexts.tooLong : isChecked && isEmpty ? correctionTexts.required : undefined;

  const send = async () => {
    const tokens = await allArrived();
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
        {room > 0 && (
          <FileZone
            name="files"
            accept={drawingEndings.map((ending) => `.${ending}`).join()}
            words={filesTexts}
            describedBy={`${id}-rule`}
            multiple
            onFiles={choose}
          />
        )}
        <FormHelperText id={`${id}-rule`}>
          {room > 0 ? text(filesTexts.rule)(room, rules.megabytes) : text(correctionTexts.full)(rules.most)}
        </FormHelperText>
        {leftOut && <Alert severity="warning">{text(filesTexts.tooMany)(rules.most, leftOut)}</Alert>}
        <FileList
          files={files}
          megabytes={rules.megabytes}
          queued={correctionTexts.queued}
          onRemove={isSending ? undefined : remove}
        />
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
