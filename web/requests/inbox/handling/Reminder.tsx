import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useState } from 'react';

import { dateInKorea } from '@shared/words/korea';
import { dayAfter, isDay, weekdayOf } from '@shared/requests/reply-clock/days';
import type { QuoteDetail } from '@shared/requests/quotes.types';

import { koreanDay } from '@/lib/format/koreanTime';
import { useLanguage, useText } from '@/lib/locale';

import type { RequestChange } from './change';
import { isRemindedNow } from './Clock';
import { reminderTexts } from './handling.text';

const Form = styled('form')({ display: 'grid', gap: '0.5rem' });
const Line = styled('div')({
  display: 'flex',
  alignItems: 'start',
  gap: '0.5rem',
  '& > .MuiTextField-root': { flex: 1 },
  '& button': { minHeight: 40 },
});
const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' });

const todayInKorea = () => dateInKorea(Date.now());

type ReminderProps = { quote: QuoteDetail; change: RequestChange };

/** The day on which a request comes to the top of the list again; done, or put off, by one click. */
export function Reminder({ quote, change: { save, isSaving, problem } }: ReminderProps) {
  const text = useText();
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const { remindAt } = quote;
  const today = todayInKorea();
  const tomorrow = dayAfter(today);
  const monday = dayAfter(today, 8 - (weekdayOf(today) || 7));
  const isDue = remindAt !== null && isRemindedNow(remindAt);

  const remind = async (remindOn: string) => {
    const isSaved = await save({ remindOn }, remindOn ? reminderTexts.saved : reminderTexts.removed);
    if (isSaved) setTyped('');
  };
  const remove = (
    <Button size="small" color="inherit" onClick={() => void remind('')}>
      {text(isDue ? reminderTexts.done : reminderTexts.remove)}
    </Button>
  );

  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isDay(typed)) void remind(typed);
      }}
    >
      {problem && <Alert severity="error">{text(problem)}</Alert>}
      {remindAt && (
        <Alert severity={isDue ? 'warning' : 'info'} action={remove}>
          {text(isDue ? reminderTexts.isDue : reminderTexts.isSet)(koreanDay(remindAt, language))}
        </Alert>
      )}
      <Line>
        <TextField
          type="date"
          name="remindOn"
          size="small"
          label={text(reminderTexts.title)}
          helperText={text(reminderTexts.hint)}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: today, max: '9999-12-31' } }}
        />
        <Button type="submit" variant="outlined" disabled={!isDay(typed)} loading={isSaving}>
          {text(reminderTexts.set)}
        </Button>
      </Line>
      <Ways>
        <Button size="small" onClick={() => void remind(tomorrow)}>
          {text(reminderTexts.tomorrow)}
        </Button>
        {monday !== tomorrow && (
          <Button size="small" onClick={() => void remind(monday)}>
            {text(reminderTexts.monday)}
          </Button>
        )}
      </Ways>
    </Form>
  );
}
