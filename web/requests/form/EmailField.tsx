import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import { useFormContext, useWatch } from 'react-hook-form';

import { fields } from '@shared/questionnaire/fields';
import { fieldNames } from '@shared/questionnaire/fields.text';
import { splitEmail } from '@shared/questionnaire/form';
import type { QuoteValues } from '@shared/questionnaire/form';
import { isEmailDomain } from '@shared/questionnaire/rules';

import { emailDomainChoices } from '@/calculation/sheet/choices.text';
import { fieldId, useField } from '@/calculation/sheet/useField';
import { ChoiceInput } from '@/components/fields/ChoiceInput';
import { Problem } from '@/components/fields/Problem';
import { TextInput } from '@/components/fields/TextInput';
import { unspoken } from '@/components/unspoken';
import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { formTexts } from './form.text';

const PROBLEM_ID = 'quote-email-problem';

const Pair = styled('fieldset')({ minWidth: 0, margin: 0, padding: 0, border: 0, gridColumn: '1 / -1' });
const Parts = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '0.5rem',
  [tokens.media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr) minmax(0, 11rem)' },
});
const At = styled('span')({ '&::after': { content: unspoken('"@"') } });
const Picker = styled(ChoiceInput)({
  gridColumn: '1 / -1',
  [tokens.media.tablet]: { gridColumn: 'auto' },
});

/** The sender's address in two parts, the second typed or picked. */
export function EmailField() {
  const { setValue, getValues, trigger, formState } = useFormContext<QuoteValues>();
  const user = useField('emailUser', PROBLEM_ID);
  const domain = useField('emailDomain', PROBLEM_ID);
  const typedDomain = useWatch<QuoteValues, 'emailDomain'>({ name: 'emailDomain' });
  const text = useText();

  const fillDomain = (value: string) => {
    setValue('emailDomain', value);
    if (formState.isSubmitted) void trigger(['emailUser', 'emailDomain']);
  };
  // The first part takes the whole address, too: it is put where it belongs.
  const spreadAddress = () => {
    const parts = splitEmail(getValues('emailUser'));
    if (!parts) return;
    setValue('emailUser', parts.user);
    fillDomain(parts.domain);
  };
  const picked = emailDomainChoices.find(({ value }) => value === typedDomain)?.value ?? '';
  const problem = user.problem ?? domain.problem;

  return (
    <Pair>
      <FormLabel component="legend" required>
        {text(fieldNames.email)}
      </FormLabel>
      <Parts>
        <TextInput
          {...user.field}
          onChange={async (event) => {
            // Comes at once where a browser fills it in, or somebody pastes it: nobody goes on typing there.
            const domainOfAll = splitEmail(event.target.value)?.domain ?? '';
            const isWhole = isEmailDomain(domainOfAll) && !getValues('emailUser').includes('@');
            await user.field.onChange(event);
            if (isWhole) spreadAddress();
          }}
          onBlur={async (event) => {
            await user.field.onBlur(event);
            spreadAddress();
          }}
          aria-label={text(formTexts.emailUser)}
          autoComplete={fields.email.autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          inputMode="email"
          enterKeyHint="next"
        />
        <At />
        <TextInput
          {...domain.field}
          aria-label={text(formTexts.emailDomain)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="url"
          enterKeyHint="next"
        />
        <Picker
          name="emailDomainPick"
          id={`${fieldId('emailDomain')}-pick`}
          aria-label={text(formTexts.emailDomainPick)}
          value={picked}
          onChange={(event) => fillDomain(event.target.value)}
        >
          {emailDomainChoices.map(({ value, label }) => (
            <option key={value} value={value}>
              {text(label)}
            </option>
          ))}
        </Picker>
      </Parts>
      {problem && <Problem id={PROBLEM_ID}>{problem}</Problem>}
    </Pair>
  );
}
