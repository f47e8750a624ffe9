import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import type { QuoteDetail } from '@shared/requests/quotes.types';

import { useNotify } from '@/admin/notices';
import { QuestionDialog } from '@/components/QuestionDialog';
import { errorBodyOf } from '@/lib/failure';
import { useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';

import { mergeTexts } from './handling.text';
import { useMergeRequestsMutation } from './handlingApi';

/** The other request, as far as it is known. */
export type MergeWith = { reference: string; isEarlier: boolean };

type MergeDialogProps = {
  quote: QuoteDetail;
  other: MergeWith;
  requestHref: (id: string) => string;
  onClose: () => void;
};

/** Asks which of two requests stays in the list. */
export function MergeDialog({ quote, other, requestHref, onClose }: MergeDialogProps) {
  const text = useText();
  const notify = useNotify();
  const navigate = useNavigate();
  const [merge, { error, isLoading }] = useMergeRequestsMutation();
  const [reference, setReference] = useState(other.reference);
  const [keep, setKeep] = useState<'this' | 'other'>(other.isEarlier ? 'other' : 'this');
  const named = reference.trim().toUpperCase();
  const isOwn = named === quote.reference;

  const submit = async () => {
    if (isLoading || !named || isOwn) return;
    const { data } = await merge({ id: quote.id, reference: named, keep });
    if (!data) return;
    notify(mergeTexts.done);
    onClose();
    if (data.id !== quote.id) void navigate(requestHref(data.id));
  };

  return (
    <QuestionDialog
      isOpen
      title={text(mergeTexts.title)}
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {text(mergeTexts.cancel)}
          </Button>
          <Button variant="contained" disabled={!named || isOwn} loading={isLoading} onClick={() => void submit()}>
            {text(mergeTexts.submit)}
          </Button>
        </>
      }
    >
      <p>{text(mergeTexts.lead)}</p>
      {error && <Alert severity="error">{text(problemOf(error))}</Alert>}
      <TextField
        name="reference"
        size="small"
        label={text(mergeTexts.reference)}
        value={reference}
        error={isOwn}
        helperText={isOwn && text(mergeTexts.own)}
        autoComplete="off"
        onChange={({ target }) => setReference(target.value)}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: 20 } }}
      />
      <strong id="merge-keep">{text(mergeTexts.keep)}</strong>
      <RadioGroup aria-labelledby="merge-keep" value={keep}>
        <FormControlLabel
          value="this"
          control={<Radio />}
          label={text(mergeTexts.keepThis)(quote.reference)}
          onChange={() => setKeep('this')}
        />
        <FormControlLabel
          value="other"
          control={<Radio />}
          label={named || text(mergeTexts.reference)}
          onChange={() => setKeep('other')}
        />
      </RadioGroup>
    </QuestionDialog>
  );
}

function problemOf(error: unknown): Localized {
  const body = errorBodyOf(error);
  if (body?.fields?.reference) return mergeTexts.unknown;
  return body?.code === 'conflict' ? mergeTexts.conflict : mergeTexts.failed;
}
