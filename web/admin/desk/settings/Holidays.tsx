import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useState } from 'react';

import { dateInKorea } from '@shared/words/korea';
import type { ShownHoliday } from '@shared/requests/desk.types';
import { isDay } from '@shared/requests/reply-clock/days';
import { lastYear } from '@shared/requests/reply-clock/public-holidays';

import { ChoiceField } from '@/admin/list/SearchField';
import { LoadFailure } from '@/admin/LoadFailure';
import { useNotify } from '@/admin/notices';
import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { holidayTexts } from './holidays.text';
import { useAddHolidayMutation, useHolidaysQuery, useRemoveHolidayMutation } from './holidaysApi';
import { Explanation, Group } from './settingsStyles';

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))',
  gap: '0 1.5rem',
  margin: '0.75rem 0',
  padding: 0,
  listStyle: 'none',
});
const Item = styled('li')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.5rem',
  minHeight: 40,
  borderBottom: `1px solid ${tokens.colour.line}`,
  fontSize: tokens.size.small,
  '& s': { color: tokens.colour.inkSoft },
});
const Year = styled('div')({ maxWidth: '10rem' });
const Form = styled('form')({
  '& .MuiTextField-root': { flex: '0 1 14rem' },
  '& button': { minHeight: 40 },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: '0.75rem',
});

const yearNow = () => Number(dateInKorea(Date.now()).slice(0, 4));
const none: readonly ShownHoliday[] = [];

/** The days on which nobody answers: public holidays, and what the office has changed of them. */
export function Holidays() {
  const text = useText();
  const notify = useNotify();
  const { data = none, isError, refetch } = useHolidaysQuery();
  const [add, adding] = useAddHolidayMutation();
  const [remove, removing] = useRemoveHolidayMutation();
  const thisYear = yearNow();
  const [year, setYear] = useState(thisYear);
  const [day, setDay] = useState('');
  const [name, setName] = useState('');
  const isSaving = adding.isLoading || removing.isLoading;
  const mayAdd = isDay(day) && name.trim() !== '';
  const years = [...new Set([...data.map((each) => Number(each.day.slice(0, 4))), thisYear])].toSorted(
    (one, other) => one - other,
  );

  const put = async (one: { day: string; name: string }) => {
    if (isSaving) return;
    const { error } = await add(one);
    if (error) return;
    notify(holidayTexts.saved);
    if (one.day !== day) return;
    setDay('');
    setName('');
    setYear(Number(one.day.slice(0, 4)));
  };
  const take = async (taken: string) => {
    if (isSaving) return;
    const { error } = await remove(taken);
    if (!error) notify(holidayTexts.saved);
  };

  return (
    <Group>
      <legend>{text(holidayTexts.title)}</legend>
      <Explanation>{text(holidayTexts.lead)}</Explanation>
      {isError && <LoadFailure onRetry={refetch}>{text(holidayTexts.loadFailed)}</LoadFailure>}
      {(adding.isError || removing.isError) && <Alert severity="error">{text(holidayTexts.failed)}</Alert>}
      <Year>
        <ChoiceField
          name="holidayYear"
          label={holidayTexts.year}
          choices={years}
          nameOf={String}
          value={year}
          onChoose={(chosen) => setYear(chosen ?? thisYear)}
        />
      </Year>
      {year > lastYear && <Explanation>{text(holidayTexts.unknownYear)}</Explanation>}
      <List>
        {data
          .filter((holiday) => holiday.day.startsWith(`${year}-`))
          .map((holiday) => (
            <HolidayItem
              key={holiday.day}
              holiday={holiday}
              onTake={() => void take(holiday.day)}
              onPut={() => void put({ day: holiday.day, name: holiday.name.ko })}
            />
          ))}
      </List>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (mayAdd) void put({ day, name: name.trim() });
        }}
      >
        <TextField
          type="date"
          name="holidayDay"
          size="small"
          label={text(holidayTexts.day)}
          value={day}
          onChange={({ target }) => setDay(target.value)}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: '9999-12-31' } }}
        />
        <TextField
          name="holidayName"
          size="small"
          label={text(holidayTexts.name)}
          value={name}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: 60 } }}
        />
        <Button type="submit" variant="outlined" disabled={!mayAdd} loading={isSaving}>
          {text(holidayTexts.add)}
        </Button>
      </Form>
    </Group>
  );
}

type HolidayItemProps = { holiday: ShownHoliday; onTake: () => void; onPut: () => void };

function HolidayItem({ holiday: { day, name, isOwn, isRemoved }, onTake, onPut }: HolidayItemProps) {
  const text = useText();
  const said = `${day} ${text(name)}`;
  const mark = isRemoved ? holidayTexts.isRemoved : isOwn ? holidayTexts.isOwn : undefined;
  const toSay = isRemoved ? holidayTexts.restoreDay : holidayTexts.removeDay;
  return (
    <Item>
      <span>
        {isRemoved ? <s>{said}</s> : said}
        {mark && ` (${text(mark)})`}
      </span>
      <Button size="small" aria-label={text(toSay)(day)} onClick={isRemoved ? onPut : onTake}>
        {text(isRemoved ? holidayTexts.restore : holidayTexts.remove)}
      </Button>
    </Item>
  );
}
