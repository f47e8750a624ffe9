import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';

import { Form } from '@/admin/FormColumns';
import { listTexts } from '@/admin/list/list.text';
import { MomentField } from '@/admin/MomentField';
import { inputOf } from '@/admin/useField';
import { QuestionDialog } from '@/components/QuestionDialog';
import { hasPassed, momentOf } from '@/lib/koreanClock';
import { languages, useText } from '@/lib/locale';
import type { Language } from '@/lib/locale';

import { publishTexts } from './content.text';
import { languageTexts } from './fields/fields.text';

type ScheduleProps = {
  onClose: () => void;
  onSchedule: (wanted: { languages: readonly Language[]; at: string }) => void;
};

/** Asks when a draft is to be published, and in which languages. */
export function Schedule({ onClose, onSchedule }: ScheduleProps) {
  const text = useText();
  const form = useForm({ defaultValues: { half: 'both', at: '' } });
  const [isPast, setIsPast] = useState(false);
  const submit = form.handleSubmit(({ half, at }) => {
    setIsPast(hasPassed(at));
    if (hasPassed(at)) return;
    onSchedule({ languages: languages.filter((each) => half === 'both' || each === half), at: momentOf(at) });
    onClose();
  });
  return (
    <QuestionDialog isOpen title={text(publishTexts.schedule)} onClose={onClose}>
      <FormProvider {...form}>
        <Form noValidate method="post" onSubmit={(event) => void submit(event)}>
          <TextField
            {...inputOf(form.register('half'))}
            select
            label={text(publishTexts.languages)}
            slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          >
            <option value="both">{text(publishTexts.bothNames)}</option>
            {languages.map((language) => (
              <option key={language} value={language}>
                {text(languageTexts[language])}
              </option>
            ))}
          </TextField>
          <MomentField name="at" isRequired label={publishTexts.when} hint={publishTexts.whenHint} />
          {isPast && <Alert severity="error">{text(publishTexts.past)}</Alert>}
          <div>
            <Button type="submit" variant="contained">
              {text(publishTexts.confirm)}
            </Button>
            <Button onClick={onClose}>{text(listTexts.cancel)}</Button>
          </div>
        </Form>
      </FormProvider>
    </QuestionDialog>
  );
}
