import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useState } from 'react';

import { RESPONSIBLE_LIMIT } from '@shared/requests/handling.types';
import type { QuoteDetail } from '@shared/requests/quotes.types';

import { useText } from '@/lib/locale';

import type { RequestChange } from './change';
import { handlingTexts } from './handling.text';
import { keepOwnName } from './ownName';
import { useDesk } from './useDesk';

const NAMES = 'responsible-names';

const Form = styled('form')({ display: 'grid', gap: '0.5rem' });
const Line = styled('div')({
  display: 'flex',
  alignItems: 'start',
  gap: '0.5rem',
  '& > .MuiTextField-root': { flex: 1 },
  '& button': { minHeight: 40 },
});

type ResponsibleProps = { quote: QuoteDetail; change: RequestChange };

/**
 * Chooses the person responsible for a request: a name used before, or another one. It may be a colleague's; under the
 * shared password one's own name is that with which one takes a request, and the next one needs no typing.
 */
export function Responsible({ quote, change: { save, isSaving, problem } }: ResponsibleProps) {
  const text = useText();
  const { names, me, isNamed } = useDesk();
  const stored = quote.responsible ?? '';
  const [typed, setTyped] = useState<string>();
  const name = typed ?? stored;
  const own = (!isNamed && typed?.trim()) || me;

  const keep = async (responsible: string, isOwn = false) => {
    if (!(await save({ responsible }, handlingTexts.responsibleSaved))) return;
    if (isOwn) keepOwnName(responsible);
    setTyped(undefined);
  };

  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void keep(name.trim());
      }}
    >
      {problem && <Alert severity="error">{text(problem)}</Alert>}
      <Line>
        <TextField
          name="responsible"
          size="small"
          label={text(handlingTexts.responsible)}
          helperText={text(handlingTexts.responsibleHint)}
          value={name}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { list: NAMES, maxLength: RESPONSIBLE_LIMIT } }}
        />
        <Button type="submit" variant="contained" disabled={name.trim() === stored} loading={isSaving}>
          {text(handlingTexts.save)}
        </Button>
      </Line>
      <datalist id={NAMES}>
        {names.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </datalist>
      {own && own !== stored && (
        <div>
          <Button size="small" onClick={() => void keep(own, true)}>
            {text(handlingTexts.take)(own)}
          </Button>
        </div>
      )}
    </Form>
  );
}
