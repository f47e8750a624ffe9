import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

import { EyeIcon, EyeOffIcon } from '@/admin/icons';
import { useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';

import { passwordFieldTexts } from './admin.text';

type PasswordFieldProps = {
  field: UseFormRegisterReturn;
  label: Localized;
  autoComplete: 'current-password' | 'new-password';
  hint?: Localized;
  error?: string;
};

/** A password input that can be shown while typing. */
export function PasswordField({ field, label, autoComplete, hint, error }: PasswordFieldProps) {
  const text = useText();
  const [isShown, setIsShown] = useState(false);
  const { ref, ...input } = field;
  return (
    <TextField
      {...input}
      inputRef={ref}
      type={isShown ? 'text' : 'password'}
      label={text(label)}
      autoComplete={autoComplete}
      error={error !== undefined}
      helperText={error ?? (hint && text(hint))}
      slotProps={{
        htmlInput: { autoCapitalize: 'none', spellCheck: false },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label={text(isShown ? passwordFieldTexts.hide : passwordFieldTexts.show)}
                onClick={() => setIsShown(!isShown)}
              >
                {isShown ? <EyeOffIcon /> : <EyeIcon />}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
