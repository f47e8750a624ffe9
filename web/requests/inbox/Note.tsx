import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';

import type { QuoteDetail } from '@shared/requests/quotes.types';

import { useNotify } from '@/admin/notices';
import { useText } from '@/lib/locale';
import { wholeNumber } from '@/lib/format/wholeNumber';
import { tokens } from '@/theme/tokens';

import { requestTexts } from './sheet/request.text';
import { NOTE_MAX, useNoteForm } from './useNoteForm';

const Form = styled('form')({ display: 'grid', gap: '1rem' });
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' });
const Stored = styled('blockquote')({
  margin: '0.5rem 0',
  padding: '0.5rem 0.75rem',
  borderLeft: `3px solid ${tokens.colour.hot}`,
  background: tokens.colour.white,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
const Soft = styled('p')({ margin: 0, fontSize: tokens.size.small, fontWeight: 600, color: tokens.colour.hot });

type InboxNoteProps = { quote: QuoteDetail };

/** The office's own note on a request. */
export function InboxNote({ quote }: InboxNoteProps) {
  const text = useText();
  const notify = useNotify();
  const form = useNoteForm({
    quote,
    onSaved: () => notify(requestTexts.noteSaved),
    onLeft: () => notify(requestTexts.draftKept),
  });
  const count = `${wholeNumber(form.length)} / ${wholeNumber(NOTE_MAX)}`;
  return (
    <Form noValidate onSubmit={form.save}>
      {form.hasFailed && <Alert severity="error">{text(requestTexts.noteFailed)}</Alert>}
      {form.isConflict && (
        <Alert severity="error">
          {text(requestTexts.noteConflict)}
          <Stored aria-label={text(requestTexts.storedNote)}>{quote.note || text(requestTexts.emptyNote)}</Stored>
          <Button size="small" color="inherit" variant="outlined" onClick={() => form.discard()}>
            {text(requestTexts.takeStored)}
          </Button>
        </Alert>
      )}
      <TextField
        {...form.field}
        multiline
        minRows={5}
        maxRows={16}
        label={text(requestTexts.note)}
        error={form.isTooLong}
        helperText={`${text(form.isTooLong ? requestTexts.noteTooLong : requestTexts.noteHint)} ${count}`}
      />
      {form.isDirty && <Soft>{text(requestTexts.unsaved)}</Soft>}
      <Actions>
        <Button type="submit" size="small" variant="contained" disabled={!form.isDirty} loading={form.isSaving}>
          {text(requestTexts.save)}
        </Button>
        {form.isDirty && !form.isConflict && (
          <Button size="small" onClick={() => form.discard()}>
            {text(requestTexts.discard)}
          </Button>
        )}
      </Actions>
    </Form>
  );
}
