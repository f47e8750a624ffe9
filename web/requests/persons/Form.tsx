import { useForm } from 'react-hook-form';

import { EmailForm } from '@/admin/EmailForm';
import { inputOf } from '@/admin/useField';
import { useText } from '@/lib/locale';

import { peopleTexts } from './people.text';

type PersonFormProps = {
  email: string;
  /** The server takes what was typed for no address. */
  isRefused: boolean;
  isFinding: boolean;
  onFind: (email: string) => void;
};

/** Asks for the e-mail address. */
export function PersonForm({ email, isRefused, isFinding, onFind }: PersonFormProps) {
  const text = useText();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email } });
  const isWrong = Boolean(formState.errors.email) || isRefused;
  return (
    <EmailForm
      field={inputOf(register('email', { required: true }))}
      role="search"
      label={text(peopleTexts.email)}
      error={isWrong}
      // Its line is kept, so that nothing moves.
      helperText={isWrong ? text(peopleTexts.invalid) : ' '}
      submit={text(peopleTexts.find)}
      isLoading={isFinding}
      onSubmit={handleSubmit((typed) => onFind(typed.email.trim()))}
    />
  );
}
