import { styled } from '@mui/material/styles';

import { fieldsAt } from '@shared/questionnaire/places';

import { GroupOfTwo, Legend } from '@/calculation/sheet/formStyles';
import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { EmailField } from './EmailField';
import { formTexts } from './form.text';
import { LineField } from './LineField';

const Contact = styled(GroupOfTwo)({ [tokens.media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } });

/** Fields for the sender and the project: all that is required. */
export function ContactFields() {
  const text = useText();
  return (
    <>
      <Contact>
        <Legend>{text(formTexts.contact)}</Legend>
        {fieldsAt('contact').map((field) =>
          field === 'email' ? <EmailField key={field} /> : <LineField key={field} name={field} />,
        )}
      </Contact>
      <GroupOfTwo>
        <Legend>{text(formTexts.project)}</Legend>
        {fieldsAt('project').map((field) => (
          <LineField key={field} name={field} />
        ))}
      </GroupOfTwo>
    </>
  );
}
