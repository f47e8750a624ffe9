import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import type { ComponentProps } from 'react';

const Fields = styled('form')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: '0.75rem',
  '& button': { minHeight: 44 },
  '& .MuiInputBase-root': { minHeight: 44 },
});

type EmailFormProps = Pick<ComponentProps<typeof TextField>, 'label' | 'error' | 'helperText'> & {
  /** The input as `inputOf` returns it. */
  field: object;
  role?: 'search';
  /** Label of the button. */
  submit: string;
  isLoading: boolean;
  onSubmit: () => void;
};

/** One e-mail address and a button beside it. */
export function EmailForm({ field, role, submit, isLoading, onSubmit, ...input }: EmailFormProps) {
  return (
    <Fields noValidate role={role} onSubmit={onSubmit}>
      <TextField
        {...field}
        {...input}
        type="email"
        size="small"
        autoComplete="off"
        sx={{ flex: '1 1 16rem', maxWidth: '28rem' }}
        slotProps={{ htmlInput: { maxLength: 200 }, inputLabel: { shrink: true } }}
      />
      <Button type="submit" variant="contained" loading={isLoading}>
        {submit}
      </Button>
    </Fields>
  );
}
