import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useForm } from 'react-hook-form';

import { useText } from '@/lib/locale';

import { peopleTexts } from './people.text';

const Fields = styled('form')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: '0.75rem',
  '& button': { minHeight: 44 },
  '& .MuiInputBase-root': { minHeight: 44 },
});

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
  const { ref, ...field } = register('email', { required: true });
  const isWrong = Boolean(formState.errors.email) || isRefused;
  return (
    <Fields noValidate role="search" onSubmit={handleSubmit((typed) => onFind(typed.email.trim()))}>
      <TextField
        {...field}
        inputRef={ref}
        type="email"
        size="small"
        label={text(peopleTexts.email)}
        autoComplete="off"
        error={isWrong}
        // Its line is kept, so that nothing moves.
        helperText={isWrong ? text(peopleTexts.invalid) : ' '}
        sx={{ flex: '1 1 16rem', maxWidth: '28rem' }}
        slotProps={{ htmlInput: { maxLength: 200 }, inputLabel: { shrink: true } }}
      />
      <Button type="submit" variant="contained" loading={isFinding}>
        {text(peopleTexts.find)}
      </Button>
    </Fields>
  );
}
