import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';

import { PasswordField } from '@/admin/PasswordField';
import { inputOf } from '@/admin/useField';
import { QuestionDialog } from '@/components/QuestionDialog';
import { useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';

import { accountTexts, ownPasswordTexts } from './account.text';
import { refusalWords } from './refusalWords';
import { Buttons, Fields } from './layout';

type PasswordQuestionProps = {
  isOpen: boolean;
  title: Localized;
  /** Action to take with the password. */
  go: (password: string) => Promise<{ error?: unknown }>;
  onClose: () => void;
  /** Further fields. */
  children?: ReactNode;
};

/** Asks for the password again before something of how one signs in is changed. */
export function PasswordQuestion({ isOpen, title, onClose, ...form }: PasswordQuestionProps) {
  const text = useText();
  return (
    <QuestionDialog isOpen={isOpen} title={text(title)} onClose={onClose}>
      <p>{text(ownPasswordTexts.again)}</p>
      <QuestionForm onClose={onClose} {...form} />
    </QuestionDialog>
  );
}

function QuestionForm({ go, onClose, children }: Omit<PasswordQuestionProps, 'isOpen' | 'title'>) {
  const text = useText();
  const [failure, setFailure] = useState<Localized>();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { password: '' } });
  const { isSubmitting, errors } = formState;
  const submit = handleSubmit(async ({ password }) => {
    if (isSubmitting) return;
    setFailure(undefined);
    const { error } = await go(password);
    if (error) setFailure(refusalWords(error));
    else onClose();
  });
  return (
    <Fields noValidate onSubmit={submit}>
      {failure && <Alert severity="error">{text(failure)}</Alert>}
      <PasswordField
        {...inputOf(register('password', { required: true }))}
        label={text(ownPasswordTexts.password)}
        autoComplete="current-password"
        error={errors.password !== undefined}
      />
      {children}
      <Buttons>
        <Button type="submit" variant="contained" loading={isSubmitting} loadingPosition="start">
          {text(accountTexts.go)}
        </Button>
        <Button onClick={onClose}>{text(accountTexts.cancel)}</Button>
      </Buttons>
    </Fields>
  );
}
