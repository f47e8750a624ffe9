import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { SubmitEvent } from 'react';

import { ENTRY_LIMIT } from '@server/quotes/quotes.types';

import { errorBodyOf } from '@/lib/failure';
import { wholeNumber } from '@/lib/format/wholeNumber';
import { useText } from '@/lib/locale';

import { useCorrectRequestMutation } from './api';
import { failureText } from './failureText';
import { Panel } from './panel';
import { correctionTexts } from './sentRequest.text';

/** Adds a text to the request; what was typed stays until it is stored. */
export function Correction({ token }: { token: string }) {
  const text = useText();
  const [typed, setTyped] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const [correct, { isLoading, isSuccess, error }] = useCorrectRequestMutation();
  const isTooLong = typed.trim().length > ENTRY_LIMIT;
  const problem = isTooLong
    ? correctionTexts.tooLong
    : isChecked && typed.trim() === ''
      ? correctionTexts.required
      : undefined;

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (isLoading || isTooLong || typed.trim() === '') return;
    const answer = await correct({ token, text: typed });
    if (answer.error) return;
    setTyped('');
    setIsChecked(false);
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
        {error && <Alert severity="error">{[failureText(error), ...says].map((each) => text(each)).join(' ')}</Alert>}
        <div>
          <Button type="submit" variant="contained" loading={isLoading}>
            {text(correctionTexts.send)}
          </Button>
        </div>
      </form>
      <div role="status">
        {isSuccess && typed === '' && <Alert severity="success">{text(correctionTexts.sent)}</Alert>}
      </div>
    </Panel>
  );
}
